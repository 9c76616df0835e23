// What a script can see that is wrong with a screen. It runs in the page, and says what it found in words.
export function faults(): string[] {
  const found: string[] = [];
  const coarse = matchMedia('(pointer: coarse)').matches;
  const least = 44;

  const name = (element: Element): string => {
    const own = [...element.classList].filter((word) => !word.startsWith('svelte-')).join('.');
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.localName}${own ? '.' + own : ''} "${said.slice(0, 40)}"`;
  };

  // Only what lies on top counts: whatever a dialog covers is not in use.
  const tops = document.querySelectorAll('dialog[open], .curtain, .company.shown, aside.shown');
  const covering = [...tops].filter((top) => getComputedStyle(top).position === 'fixed' || top.localName === 'dialog').at(-1);
  const top = covering ?? document.body;

  // The part of an element that is in sight: scrolling areas show only some of it.
  function inSight(element: Element): DOMRect | null {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflow, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none') return null;
      if (overflow === 'visible') continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);
  }

  if (document.querySelector('.table-room, .replay') && document.documentElement.scrollHeight > innerHeight) {
    found.push(`a room that fills the screen is higher than it: ${document.documentElement.scrollHeight} > ${innerHeight}`);
  }

  const ownText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  for (const element of top.querySelectorAll<HTMLElement>('*')) {
    if (element instanceof SVGElement || !ownText(element) || element.closest('.unseen') || !inSight(element)) continue;
    const { overflowX, overflowY, fontSize } = getComputedStyle(element);
    const hides = (way: string) => way === 'hidden' || way === 'clip';
    const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
    // Letters may reach out of a tight line; a line that is missing is more than that.
    const high = hides(overflowY) && element.scrollHeight > element.clientHeight + parseFloat(fontSize) * 0.4;
    if (wide || high) found.push(`cut: ${name(element)}`);
    // Text that hangs over the edge of what holds it.
    const box = element.getBoundingClientRect();
    if (!hides(overflowX) && overflowX === 'visible' && element.scrollWidth > box.width + 2 && getComputedStyle(element).display !== 'inline') {
      found.push(`hangs over: ${name(element)}`);
    }
  }
  for (const text of top.querySelectorAll<SVGTextElement>('svg text')) {
    let frame: SVGSVGElement | null = text.ownerSVGElement;
    while (frame?.ownerSVGElement) frame = frame.ownerSVGElement;
    if (!frame || !inSight(frame) || getComputedStyle(frame).overflow === 'visible') continue;
    const [own, edge] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
    const out = own.left < edge.left - 1 || own.right > edge.right + 1 || own.top < edge.top - 2 || own.bottom > edge.bottom + 2;
    if (own.width > 0 && out) found.push(`cut in a drawing: ${name(text)}`);
  }

  // A scroll bar across, where none belongs.
  for (const area of top.querySelectorAll<HTMLElement>('*')) {
    if (!/auto|scroll/.test(getComputedStyle(area).overflowX) || area.scrollWidth <= area.clientWidth + 1) continue;
    if (inSight(area) && !area.matches('.phrases, [data-scrolls]')) found.push(`scrolls sideways: ${name(area)}`);
  }

  const floats = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== top; at = at.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const usable = 'button, a[href], select, textarea, summary, input, [role=slider]';
  const things = [...top.querySelectorAll<HTMLElement>(usable)].flatMap((element) => {
    // A mark within its label is as large as the label.
    const whole = element.matches('input[type=radio], input[type=checkbox], input[type=file]') ? (element.closest('label') ?? element) : element;
    // What only catches a finger lies under whatever stands there.
    if (element.closest('[inert], [aria-hidden=true]')) return [];
    const rect = inSight(whole);
    return rect ? [{ element: whole, rect, floats: floats(whole) }] : [];
  });
  things.forEach(({ element, rect, floats }, at) => {
    for (const other of things.slice(at + 1)) {
      if (element === other.element || element.contains(other.element) || other.element.contains(element)) continue;
      if (floats !== other.floats) continue;
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const high = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (wide > 2 && high > 2) found.push(`one on the other: ${name(element)} and ${name(other.element)}`);
    }
    // Links within a sentence are as high as its lines (WCAG 2.5.8).
    if (!coarse || getComputedStyle(element).display === 'inline') return;
    const { width, height } = element.getBoundingClientRect();
    if (width < least - 0.5 || height < least - 0.5) found.push(`small: ${name(element)} ${Math.round(width)}×${Math.round(height)}`);
  });
  return [...new Set(found)];
}
