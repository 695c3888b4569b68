/**
 * Whether a page of the shop is shown, or one of the admin, which needs neither cart nor menu. What only the shop's pages show is
 * asked for with the first of them.
 */
export type ShopPages = {
  areShown: () => boolean;
  show: (areShown: boolean) => void;
  /** Does it at once, or with the next page of the shop; work of the same name that still waits is given up. */
  whenShown: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** What waits belongs to someone who is gone. */
  forget: (name: string) => void;
};

export function createShopPages(): ShopPages {
  let isShown = true;
  const waiting = new Map<string, () => Promise<unknown>>();

  function show(areShown: boolean): void {
    isShown = areShown;
    if (!areShown) return;
    const due = [...waiting.values()];
    waiting.clear();
    for (const work of due) void work();
  }

  async function whenShown(name: string, work: () => Promise<unknown>): Promise<void> {
    if (isShown) await work();
    else waiting.set(name, work);
  }

  return { areShown: () => isShown, show, whenShown, forget: (name) => waiting.delete(name) };
}
