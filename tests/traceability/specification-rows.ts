import { readFileSync } from 'node:fs';

export type SpecificationRow = {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  /** True if the row only says that the specification does not show this: there is nothing to prove. */
  readonly isSilent: boolean;
};

const specificationFile = new URL('../../docs/spec/store-specification.md', import.meta.url);

export function readSpecificationRows(): SpecificationRow[] {
  return parseSpecification(readFileSync(specificationFile, 'utf8'));
}

/**
 * Numbers the requirements of the specification. An id consists of the section's number, its heading and the bullet's own label, or its
 * position where it has none: `2.header.3`, `4.checkout.2`, `5.price-rule`, `7.cart.put-update-qty`. A bullet or paragraph that ends in a
 * colon only introduces the list below it and is no row.
 */
export function parseSpecification(markdown: string): SpecificationRow[] {
  const rows: SpecificationRow[] = [];
  const place = startOfDocument();

  for (const line of markdown.split('\n')) {
    const heading = /^(#{2,3}) (?:(\d+)\. )?(.+)$/.exec(line);
    if (heading) {
      openSection(place, heading[1] === '##', heading[2], heading[3] ?? '');
      continue;
    }
    const row = readTableRow(line, place) ?? readBullet(line, place) ?? readParagraph(line, place);
    if (row !== undefined && place.number !== '') {
      rows.push({ ...row, section: place.title, isSilent: isSilent(row.text) });
    }
  }
  return rows;
}

type Place = {
  number: string;
  key: string;
  title: string;
  counts: number[];
  parents: string[];
  inTable: boolean;
};
type FoundRow = { id: string; text: string };

function startOfDocument(): Place {
  return { number: '', key: '', title: '', counts: [], parents: [], inTable: false };
}

function openSection(place: Place, isChapter: boolean, number: string | undefined, title: string): void {
  if (isChapter) {
    place.number = number ?? '';
    place.title = title;
  } else {
    place.title = `${place.title.split(' · ')[0]} · ${title}`;
  }
  place.key = isChapter ? place.number : `${place.number}.${sectionKeys[title] ?? slug(title)}`;
  place.counts = [];
  place.parents = [];
  place.inTable = false;
}

const sectionKeys: Readonly<Record<string, string>> = { 'Route table': 'routes' };

function readTableRow(line: string, place: Place): FoundRow | undefined {
  if (!line.startsWith('|')) {
    place.inTable = false;
    return undefined;
  }
  const isHead = !place.inTable;
  place.inTable = true;
  const [first = '', ...others] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  if (isHead || /^-+$/.test(first)) return undefined;

  const call = /^([A-Z]+) \/api\/(\w+)\/([\w-]+)/.exec(first);
  const id =
    call === null
      ? `${place.key}.${routeName(first.split(/,? /)[0] ?? '')}`
      : `${place.number}.${call[2]}.${call[1]?.toLowerCase()}-${call[3]}`;
  return { id, text: [first, ...others].join(' — ') };
}

function routeName(path: string): string {
  const fixedPart = slug(path.replace(/\{.*?\}/g, ''));
  return fixedPart || slug(path) || 'root';
}

function readBullet(line: string, place: Place): FoundRow | undefined {
  const bullet = /^( *)- (.+)$/.exec(line);
  if (!bullet) return undefined;
  const depth = (bullet[1] ?? '').length / 2;
  const text = bullet[2] ?? '';
  place.counts.length = depth + 1;
  place.counts[depth] = (place.counts[depth] ?? 0) + 1;
  const parent = depth === 0 ? place.key : place.parents[depth - 1];
  const label = depth === 0 ? ownLabel(text, place.key) : undefined;
  const id = `${parent}.${label ?? place.counts[depth]}`;
  place.parents[depth] = id;
  return text.endsWith(':') ? undefined : { id, text };
}

/** Only chapters without screens have labelled bullets; inside a screen the position is the clearer name. */
function ownLabel(text: string, key: string): string | undefined {
  if (key.includes('.')) return undefined;
  const label = /^\*\*([^*]+)\*\*/.exec(text)?.[1] ?? /^([A-Z][^.:]{2,39}):/.exec(text)?.[1];
  return label === undefined ? undefined : slug(label);
}

function readParagraph(line: string, place: Place): FoundRow | undefined {
  const text = line.trim();
  if (
    text === '' ||
    line.startsWith('|') ||
    line.startsWith(' ') ||
    line.startsWith('#') ||
    line.startsWith('- ')
  ) {
    return undefined;
  }
  place.counts = [];
  if (text.endsWith(':')) {
    place.key = `${place.number}.${slug(text)}`;
    return undefined;
  }
  return { id: `${place.key}.${slug(text.split(' ').slice(0, 2).join(' '))}`, text };
}

function isSilent(text: string): boolean {
  return /\b(is|are) not shown\.$/.test(text);
}

function slug(text: string): string {
  return text
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
