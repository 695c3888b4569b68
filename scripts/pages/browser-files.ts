import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;
type Output = NonNullable<Rolldown.RolldownOptions['output']>;

/** The entries that every page loads; the other entries are pages. */
const shell = /[\\/]app[\\/](entry\.client|root)\.tsx/;
/** Pages with product cards. A visit begins on one of them and continues to the next. */
const shelves = /[\\/]app[\\/]storefront[\\/](home|listing|search|product|offers)[\\/]/;
/** Built from parts of home and the contact block: its own parts are not needed for the first visit to other pages with cards. */
const newArrival = /[\\/]app[\\/]storefront[\\/]new-arrival[\\/]/;
const home = /[\\/]app[\\/]storefront[\\/]home[\\/]home-page\.tsx/;
const admin = /[\\/]app[\\/]admin[\\/]/;
/** The owner's first page, opened many times a day: its own modules are in the admin's file. */
const desk = /[\\/]app[\\/]admin[\\/](admin-only|orders[\\/]orders-page)\.tsx/;

/**
 * Which modules go into one file (docs/decisions/331-few-files.md). A browser fetches six files at a time over HTTP/1.1, and a hundred small
 * ones compress worse than five: modules of every page are one file, those shared by pages with cards a second, a page's own a third.
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
  // Modules shared by cards and the order desk are needed by most visitors anyway.
  sharedBy('shell', isAny, (entries) => has(entries, shell) || (has(entries, shelves) && has(entries, desk))),
  sharedBy(
    'shelves',
    isAny,
    (entries, { isOfLaterPart }) =>
      has(entries, shelves) && !isOfHomeAlone(entries) && (entries.length > 1 || isOfLaterPart()),
  ),
  // The admin previews home, and new arrivals and contact use parts of it; no other page with cards needs these modules.
  sharedBy('home', isAny, (entries) => entries.length > 1 && isOfHomeAlone(entries)),
  // Includes the modules of dialogs, which the first dialog opened over a page loads. Comes before the cart's group, or the desk would load the cart
  // for them.
  sharedBy('kit', isAny, (entries) => has(entries, desk) && !entries.every(isAdmin)),
  sharedBy('contact', isOfContact, (entries) => entries.length > 1),
  // Loaded by the drawer and the popup as well as by the pages of cart and login.
  sharedBy('cart', isOfCart, (entries) => entries.length > 0),
  sharedBy('login', isOfLogin, (entries) => entries.length > 0),
  // Modules that a user's pages load at once: in the account's file they would bring all of it to these pages.
  sharedBy('press', isOfPress, (entries) => entries.length > 0),
  sharedBy('account', isAny, (entries) => entries.length > 1 && !entries.every(isAdmin)),
  sharedBy('admin', isAny, (entries) => has(entries, desk)),
  sharedBy('office', isAny, (entries) => entries.length > 1),
];

/** Every file but the framework may contain texts: `splitLanguages` makes the other language's folder from this one. */
export const browserFiles = {
  codeSplitting: { groups },
  entryFileNames: 'assets/en/[name]-[hash].js',
  chunkFileNames: ({ name }) => `assets/${name === 'framework' ? '' : 'en/'}[name]-[hash].js`,
} satisfies Output;

/** A group of modules by the entries that load them. If a module fits two groups, the first takes it. */
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

/** The entries that load a module at once; those that load it on first use do not count. */
function entriesOf(id: string, graph: Graph): string[] {
  return reachingModules(id, graph).filter((module) => graph.getModuleInfo(module)?.isEntry);
}

/** Whether a part loaded on first use needs the module: if only one page loads it too, it would otherwise become a separate file. */
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
