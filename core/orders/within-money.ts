/** The result of `count`; undefined if a sum in it exceeds what the shop's money can hold. */
export function withinMoney<Counted>(count: () => Counted): Counted | undefined {
  try {
    return count();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
