/** In francs, as a product's page has it for link previews; not a number where the page has none. */
export function shownPrice(page: string): number {
  return Number(/product:price:amount" content="(\d+)"/.exec(page)?.[1]);
}
