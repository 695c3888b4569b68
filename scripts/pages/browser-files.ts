import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;
type Output = NonNullable<Rolldown.RolldownOptions['output']>;

/** What every page is made of; the other entries are pages. */
const shell = /[\\/]app[\\/](entry\.client|root)\.tsx/;
/** Pages with product cards. A visit begins on one of them and continues to the next. */
const shelves = /[\\/]app[\\/]storefront[\\/](home|listing|search|product|offers)[\\/]/;
/** Made of what home is made of, and the contact block: its own parts are not for the first visit of the other pages with cards. */
const newArrival = /[\\/]app[\\/]storefront[\\/]new-arrival[\\/]/;
const home = /[\\/]app[\\/]storefront[\\/]home[\\/]home-page\.tsx/;
const admin = /[\\/]app[\\/]admin[\\/]/;
/** What the owner opens first, many times a day: its own modules are in the file of the admin. */
const desk = /[\\/]app[\\/]admin[\\/](admin-only|orders[\\/]orders-page)\.tsx/;

/**
 * Which modules go into one file (docs/decisions/331-few-files.md). A connection of HTTP/1.1 carries six files at a time, and a hundred small
 * ones compress worse than five: what every page needs is one file, what the pages with cards share a second, a page's own a third.
 */
const groups: Group[] = [
  {
    name: 'framework',
    test: /node_modules[\\/](preact|react-router)[\\/]|[\\/]pages[\\/]react\.js$/,
  },
  sharedBy('shop-styles', isStyle, (entries) =>
    [shell, shelves, newArrival].some((kind) => has(entries, kind)),
  ),
  sharedBy('admin-styles', isStyle, (entries) => entries.length > 0 && entries.every(isAdmin)),
  sharedBy('account-styles', isStyle, () => true),
  // What cards and the order desk share is on its way to most visitors anyway.
  sharedBy('shell', isAny, (entries) => has(entries, shell) || (has(entries, shelves) && has(entries, desk))),
  sharedBy(
    'shelves',
    isAny,
    (entries, { isOfLaterPart }) =>
      has(entries, shelves) && !isOfHomeAlone(entries) && (entries.length > 1 || isOfLaterPart()),
  ),
  // The admin shows home before it is published, new arrivals and contact have parts of it: no other page with cards needs these.
  sharedBy('home', isAny, (entries) => entries.length > 1 && isOfHomeAlone(entries)),
  // With what dialogs are made of: the first one that opens over a page brings it. Before the cart's, or the desk would load the cart for it.
  sharedBy('kit', isAny, (entries) => has(entries, desk) && !entries.every(isAdmin)),
  sharedBy('contact', isOfContact, (entries) => entries.length > 1),
  // Loaded with the drawer and with the popup as well as with their pages.
  sharedBy('cart', isOfCart, (entries) => entries.length > 0),
  sharedBy('login', isOfLogin, (entries) => entries.length > 0),
  // What a user's pages load at once: in the account's file it would bring the whole of it to them.
  sharedBy('press', isOfPress, (entries) => entries.length > 0),
  sharedBy('account', isAny, (entries) => entries.length > 1 && !entries.every(isAdmin)),
  sharedBy('admin', isAny, (entries) => has(entries, desk)),
  sharedBy('office', isAny, (entries) => entries.length > 1),
];

/** All but the framework may hold texts: `splitLanguages` makes the folder of the other language of this one. */
export const browserFiles = {
  codeSplitting: { groups },
  entryFileNames: 'assets/en/[name]-[hash].js',
  chunkFileNames: ({ name }) => `assets/${name === 'framework' ? '' : 'en/'}[name]-[hash].js`,
} satisfies Output;

/** Where a module fits two groups, the first takes it. */
function sharedBy(
  name: string,
  test: (id: string) => boolean,
  isShared: (entries: string[], about: { isOfLaterPart: () => boolean }) => boolean,
): Group {
  const nameOf = (id: string, graph: Graph) =>
    isShared(entriesOf(id, graph), { isOfLaterPart: () => isInLaterPart(id, graph) }) ? name : null;
  return { name: nameOf, debugName: name, test };
}

function isOfCart(id: string): boolean {
  return /[\\/](storefront[\\/]cart[\\/](?!cart-page)|messages[\\/]cart-messages)/.test(id);
}

function isOfContact(id: string): boolean {
  return /[\\/](storefront[\\/]contact[\\/]contact-|messages[\\/]contact-messages)/.test(id);
}

function isOfLogin(id: string): boolean {
  return /[\\/]account[\\/](login|register)[\\/](.*-form|phone-login)|login-messages/.test(id);
}

function isOfPress(id: string): boolean {
  return /[\\/]offline[\\/]press-failure/.test(id);
}

function isAdmin(entry: string): boolean {
  return admin.test(entry);
}

function isOfHomeAlone(entries: string[]): boolean {
  return has(entries, home) && entries.filter((entry) => shelves.test(entry)).length === 1;
}

function isStyle(id: string): boolean {
  return id.endsWith('.css');
}

function isAny(): boolean {
  return true;
}

function has(entries: string[], kind: RegExp): boolean {
  return entries.some((entry) => kind.test(entry));
}

/** The entries that load a module at once. What they load on first use has no say. */
function entriesOf(id: string, graph: Graph): string[] {
  return reachingModules(id, graph).filter((module) => graph.getModuleInfo(module)?.isEntry);
}

/** Whether a part that is loaded on first use needs it: with one page, such a module would otherwise make a file of its own. */
function isInLaterPart(id: string, graph: Graph): boolean {
  return reachingModules(id, graph).some(
    (module) => (graph.getModuleInfo(module)?.dynamicImporters ?? []).length > 0,
  );
}

function reachingModules(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const module of seen) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return [...seen];
}
