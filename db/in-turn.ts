/**
 * Asks one thing after the other, as a connection of pg wants it. What fails fails all that waits behind it: the connection is given up.
 */
export function inTurn<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (...given) => {
    const asked = last.then(() => ask(...given));
    last = asked;
    return asked;
  };
}
