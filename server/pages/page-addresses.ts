import { limits } from '#shared/limits.ts';
import { choiceFields, readListChoice } from '#shared/list-choice.ts';
import { inLanguage, parseSegment } from '#shared/page-paths.ts';

/** The query parameters a page reads; others, such as a campaign's name, do not change the page. */
type Query = readonly ('q' | 'page' | 'choice' | 'by')[];

/**
 * The pages that are the same for everyone until the catalogue changes, by the path of their route. Every other route
 * of `app/routes.ts` is rendered each time (tests/contract/page-addresses.test.ts).
 */
export const keptPages: Readonly<Record<string, Query>> = {
  '/': [],
  '/manifest.webmanifest': [],
  '/search': ['q', 'page', 'choice'],
  '/product/:productSegment': [],
  '/reviews/:productSegment': ['page'],
  '/brand/:brandSlug': ['page', 'choice'],
  '/:categorySegment': ['page', 'choice'],
  '/:categorySegment/:subCategorySegment': ['page', 'choice'],
  '/:categorySegment/:subCategorySegment/:productSegment': [],
  '/brands': [],
  '/new-arrival': [],
  '/contact': [],
  '/offers': ['page', 'choice'],
  '/clearance': ['page', 'choice'],
  '/privacy-policy': [],
  '/terms': [],
  '/offline': [],
  '/cart': [],
  '/wishlist': [],
  '/checkout': [],
  '/login': ['by'],
  '/register': [],
};

const longestAddress = 1_024;

/**
 * The canonical address of a kept page, in whatever form it was requested; undefined if the page is not kept. `routeIds`
 * are the routes that a data request may name.
 */
export function keptAddress(raw: string, routeIds: ReadonlySet<string>): string | undefined {
  if (raw.length > longestAddress) return undefined;
  const [rawPath = '', rawQuery = ''] = raw.split('?', 2);
  const path = inOneSpelling(rawPath);
  if (path === undefined) return undefined;
  const names = queryOf(pagePath(path));
  if (!names) return undefined;
  const asked = new URLSearchParams(rawQuery);
  const known: [string, string][] = [];
  for (const name of names) {
    if (name === 'choice') {
      known.push(...choiceOf(asked));
      continue;
    }
    const value = readValue(name, asked.get(name));
    if (value !== null && value.length > limits.search) return undefined;
    // An empty search differs from no search: it lists everything.
    if (value !== null) known.push([name, value]);
  }
  const routes = path.endsWith('.data') ? asked.get('_routes') : null;
  if (routes !== null) {
    if (!routes.split(',').every((id) => routeIds.has(id))) return undefined;
    known.push(['_routes', routes]);
  }
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}

/** Characters may be written directly or as %xx; both lead to the same page. */
function inOneSpelling(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    // Not a valid address; the router reports it.
    return undefined;
  }
}

/** The page of an address or of its data request, in English. */
function pagePath(path: string): string {
  const page = path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.replace(/\.data$/, '');
  return inLanguage(page, 'en');
}

function queryOf(path: string): Query | undefined {
  const page = patternOf(path);
  return page === undefined ? undefined : keptPages[page];
}

/** The kept page of an address or of its data request, in either language. */
export function publicPageOf(rawPath: string): string | undefined {
  const path = inOneSpelling(rawPath);
  return path === undefined ? undefined : patternOf(pagePath(path));
}

function patternOf(path: string): string | undefined {
  if (path !== '/' && path.endsWith('/')) return undefined;
  if (Object.hasOwn(keptPages, path)) return path;
  const segments = path.slice(1).split('/');
  if (segments[0] === 'product') {
    return segments.length === 2 && isNamed(segments[1]) ? '/product/:productSegment' : undefined;
  }
  if (segments[0] === 'reviews') {
    return segments.length === 2 && isNamed(segments[1]) ? '/reviews/:productSegment' : undefined;
  }
  if (segments[0] === 'brand') return segments.length === 2 ? '/brand/:brandSlug' : undefined;
  if (!segments.every(isNamed)) return undefined;
  if (segments.length === 1) return '/:categorySegment';
  if (segments.length === 2) return '/:categorySegment/:subCategorySegment';
  return segments.length === 3 ? '/:categorySegment/:subCategorySegment/:productSegment' : undefined;
}

function isNamed(segment: string | undefined): boolean {
  return segment !== undefined && parseSegment(decodeURIComponent(segment)) !== undefined;
}

/** The filters of a list, in one order and without unknown parameters. */
function choiceOf(asked: URLSearchParams): [string, string][] {
  const fields = choiceFields(readListChoice(asked));
  return asked.get('filters') === '1' ? [...fields, ['filters', '1']] : fields;
}

/** The value as the page reads it; null if it does not change the page. */
function readValue(name: 'q' | 'page' | 'by', text: string | null): string | null {
  if (name === 'page') return pageOf(text);
  if (name === 'by') return text === 'phone' ? text : null;
  return text;
}

/** The page number as the pages read it; null for the first page. */
function pageOf(text: string | null): string | null {
  const page = Number.parseInt(text ?? '', 10);
  return page > 1 ? String(page) : null;
}
