/** Long press on touch, right click with a mouse: the second thing an area can do (F-23). */

const HOLD_MS = 480;

export function holdable(node: HTMLElement, held: () => void): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  let touch = false;

  const down = (event: PointerEvent) => {
    touch = event.pointerType !== 'mouse';
    done = false;
    clearTimeout(timer);
    if (!touch) return;
    timer = setTimeout(() => {
      done = true;
      held();
    }, HOLD_MS);
  };
  const up = () => clearTimeout(timer);
  const menu = (event: Event) => {
    event.preventDefault();
    if (!touch) held();
  };
  // The click that ends a long press must not lay a chip.
  const click = (event: Event) => {
    if (!done) return;
    done = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  node.addEventListener('pointerdown', down);
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(name, up);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('click', click, true);
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      for (const name of ['pointerup', 'pointercancel', 'pointerleave']) node.removeEventListener(name, up);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('click', click, true);
    },
  };
}
