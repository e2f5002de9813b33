/**
 * Runs when the next frame has been painted. Focusing and scrolling measure the page: before it is laid out that is a
 * layout of their own, in the middle of other work; afterwards it costs next to nothing. Returns what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
