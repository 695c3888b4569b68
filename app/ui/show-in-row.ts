/** Scrolls a link's row, never the page, so that the link is in the middle of the row. */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2, behavior: 'instant' });
}
