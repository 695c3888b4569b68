const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary';

let last: { element: HTMLElement; path: string } | undefined;

/**
 * When the focused element is removed, such as Add when the quantity takes its place, the focus is lost and nothing
 * shows where the keyboard is. The element that replaced it gets the focus, or else the nearest control. A new page
 * starts at the top, as every document does.
 */
function keepFocusNear(changes: MutationRecord[]): void {
  const { activeElement, body } = document;
  if (!last || activeElement !== body || last.path !== location.pathname) return;
  if (last.element.isConnected) {
    // A button that waited for an answer can be pressed again.
    if (changes.some(({ type, target }) => type === 'attributes' && target === last?.element))
      last.element.focus();
    return;
  }
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

/** The change that removed the node. Parts around it may be removed one after the other; the outermost removal counts. */
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

/** A dialog that closes because a new page comes gives the focus to a control of the old page, which is removed next. */
function remember(): void {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return;
  const isGivenBack = last?.element.closest('dialog') && !activeElement.closest('dialog');
  last = { element: activeElement, path: isGivenBack ? (last?.path ?? '') : location.pathname };
}

remember();
document.addEventListener('focusin', remember);
new MutationObserver(keepFocusNear).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled'],
});
