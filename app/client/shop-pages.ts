/**
 * Whether a page of the shop is shown, or one of the admin, which needs neither cart nor menu. Data that only the shop's pages
 * show is fetched when the first of them is shown.
 */
export type ShopPages = {
  areShown: () => boolean;
  show: (areShown: boolean) => void;
  /** Runs the work now, or with the next page of the shop; waiting work of the same name is dropped. */
  whenShown: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** Drops waiting work: it belongs to a person who has left. */
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
