// How much room a board has: what scrolls round it must not have to.
export function roomOf(node: HTMLElement, tell: (width: number, height: number) => void) {
  const box = node.parentElement;
  if (!box) return {};
  const look = (): void => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom, overflowY } = getComputedStyle(box);
    const scrolls = /auto|scroll/.test(overflowY);
    const high = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    tell(box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), scrolls ? high : Infinity);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  look();
  return { destroy: () => sizes.disconnect() };
}
