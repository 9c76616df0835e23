// Keeps the newest line of a list in sight, also when the list gets smaller, unless its reader has scrolled up.
const near = 24; // pixels
// Only by hand does anybody go away from the end: a list also moves when what is around it takes its room, or gives it back.
const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

export function newest(list: HTMLElement): { destroy: () => void } {
  let atEnd = true;
  let byHand = false;
  const touch = (): void => void (byHand = true);
  const look = (): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < near) atEnd = true;
    else if (byHand) atEnd = false;
  };
  const follow = (): void => {
    if (list.clientHeight === 0) atEnd = true; // one that was hidden begins at its end
    if (!atEnd) return;
    list.scrollTop = list.scrollHeight;
    byHand = false;
  };
  const size = new ResizeObserver(follow);
  const growth = new MutationObserver(follow);
  for (const hand of hands) list.addEventListener(hand, touch, { passive: true });
  list.addEventListener('scroll', look, { passive: true });
  size.observe(list);
  growth.observe(list, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      for (const hand of hands) list.removeEventListener(hand, touch);
      list.removeEventListener('scroll', look);
      size.disconnect();
      growth.disconnect();
    },
  };
}
