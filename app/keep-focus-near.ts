const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary';

let last: { element: Element; path: string } | undefined;

/**
 * What has the focus and goes away, such as Add when the quantity takes its place, takes it along: nothing shows any more where the
 * keyboard is. What came in its place gets it, or what is nearest. On the next page one begins at the top, as in every document.
 */
function keepFocusNear(changes: MutationRecord[]): void {
  const { activeElement, body } = document;
  if (!last || last.element.isConnected || activeElement !== body || last.path !== location.pathname) return;
  const place = placeOf(last.element, changes);
  if (!place?.target.isConnected) return;
  const came = changes
    .filter(({ target }) => target === place.target)
    .flatMap(({ addedNodes }) => [...addedNodes]);
  const near =
    came.flatMap(controlsIn).at(-1) ??
    from(place.nextSibling, 'nextSibling').flatMap(controlsIn)[0] ??
    from(place.previousSibling, 'previousSibling').flatMap(controlsIn)[0];
  (near ?? lastControlAround(place.target))?.focus();
}

/** Parts of it may have gone before the whole. */
function placeOf(gone: Node, changes: MutationRecord[]): MutationRecord | undefined {
  let place: MutationRecord | undefined;
  for (const change of changes) {
    if ([...change.removedNodes].some((node) => node.contains(place?.target ?? gone))) place = change;
  }
  return place;
}

function from(start: Node | null, way: 'nextSibling' | 'previousSibling'): Node[] {
  const nodes: Node[] = [];
  for (let node = start; node; node = node[way]) nodes.push(node);
  return nodes;
}

function controlsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement) || !node.isConnected) return [];
  const found = [...node.querySelectorAll<HTMLElement>(focusable)];
  return (node.matches(focusable) ? [node] : found).filter((control) => control.getClientRects().length > 0);
}

function lastControlAround(start: Node): HTMLElement | undefined {
  for (
    let node: Node | null = start;
    node instanceof Element && node !== document.body;
    node = node.parentElement
  ) {
    const control: HTMLElement | undefined = from(node.previousSibling, 'previousSibling').flatMap(
      (before) => controlsIn(before).at(-1) ?? [],
    )[0];
    if (control || node.matches('main, dialog')) return control;
  }
  return undefined;
}

function remember(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) last = { element: activeElement, path: location.pathname };
}

remember();
document.addEventListener('focusin', remember);
new MutationObserver(keepFocusNear).observe(document.body, { childList: true, subtree: true });
