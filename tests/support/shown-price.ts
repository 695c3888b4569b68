/** The price in francs from the product page's metadata for link previews; `NaN` where the page has none. */
export function shownPrice(page: string): number {
  return Number(/product:price:amount" content="(\d+)"/.exec(page)?.[1]);
}
