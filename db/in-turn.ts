/**
 * Runs calls one after the other, as a connection of pg requires. If one fails, all that wait behind it fail too, because the connection
 * is given up.
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
