/** Runs `act` once the current change is on the screen, so that a press shows its effect first. Returns a function that cancels it. */
export function afterFrame(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const inTask = () => {
    task = setTimeout(act);
  };
  // A page in the background draws no frame.
  const frame = document.hidden ? inTask() : requestAnimationFrame(inTask);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
