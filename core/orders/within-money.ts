/** What is counted; undefined where a sum in it is beyond what the shop's money can hold. */
export function withinMoney<Counted>(count: () => Counted): Counted | undefined {
  try {
    return count();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
