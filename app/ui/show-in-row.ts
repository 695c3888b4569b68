/** Scrolls the row that a link is in so that the link is in its middle, and never the page. */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2, behavior: 'instant' });
}
