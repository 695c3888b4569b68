/** Runs once what has changed is on the screen: a press is answered first, and the rest follows. Answers what calls it off. */
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
