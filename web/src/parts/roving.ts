// Options by keys: the arrows go from one to the next, Home and End to the ends, and 1 to 9 choose the n-th that is
// allowed. Tab still visits each. An option is an element with data-option.
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement) {
  const options = () => [...group.querySelectorAll<HTMLElement>('[data-option]')];

  function walk(event: KeyboardEvent): void {
    const all = options();
    const at = all.findIndex((option) => option === document.activeElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const to =
      step !== undefined
        ? (at + step + all.length) % all.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : -1;
    if (to < 0) return;
    event.preventDefault();
    all[to]?.focus();
  }

  // Wherever the focus is, unless somebody writes or a dialog is open over the table.
  function count(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
    if (!/^[1-9]$/.test(event.key) || document.querySelector('dialog[open]')) return;
    const allowed = options().filter((option) => option.getAttribute('aria-disabled') !== 'true');
    const option = allowed[Number(event.key) - 1];
    if (!option) return;
    event.preventDefault();
    option.focus();
    option.click();
  }

  group.addEventListener('keydown', walk);
  window.addEventListener('keydown', count);
  return {
    destroy() {
      group.removeEventListener('keydown', walk);
      window.removeEventListener('keydown', count);
    },
  };
}
