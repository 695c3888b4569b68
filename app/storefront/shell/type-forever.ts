/** How long a finished suggestion stays (spec §9). */
const SHOWN_MS = 1000;
/** The pause for typing speed 10 (spec §9), a term of react-type-animation: 100 − 10 ms a key, varied by up to half. */
const KEY_MS = 90;

/** Shows the first text, deletes it back to what it shares with the next one, types the rest, and so on without end. */
export async function typeForever(
  texts: readonly string[],
  signal: AbortSignal,
  show: (text: string) => void,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const text = texts[turn % texts.length] ?? '';
    const next = texts[(turn + 1) % texts.length] ?? '';
    await pause(SHOWN_MS, signal);
    for (const step of keystrokes(text, next)) {
      if (signal.aborted) return;
      show(step);
      await pause(KEY_MS * (0.5 + Math.random()), signal);
    }
  }
}

/** Every text between one suggestion and the next. */
export function keystrokes(from: string, to: string): string[] {
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const deleting = Array.from({ length: from.length - shared }, (_, key) =>
    from.slice(0, from.length - 1 - key),
  );
  const writing = Array.from({ length: to.length - shared }, (_, key) => to.slice(0, shared + 1 + key));
  return [...deleting, ...writing];
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
