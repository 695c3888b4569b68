import { sql } from 'kysely';
import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type Bits, either, inAll } from './bits.ts';
import type { TextQuery } from './build-text-query.ts';

// Which products have a part of what is typed, mostly a word with its synonyms, is remembered by each process for those that were looked for lately,
// and read again only for the blocks of products whose words changed (decision 675).

/** With `namesOnly` only names count. */
export type WantedPart = { part: TextQuery['parts'][number]; namesOnly: boolean };

/** The products of a block that have the part in their names; there or in their labels; or anywhere. */
export type PartBits = { named: Bits | undefined; labelled: Bits | undefined; anywhere: Bits };
/** By block. */
export type FoundPart = ReadonlyMap<number, PartBits>;

type Remembered = {
  /** What `ListedProducts.wordState` was before it was read. */
  state: number;
  found: Promise<FoundPart>;
  bytes: number;
};

/** What they remember in all, in each process: some 400 parts of the most frequent words among 100,000 products. */
const MOST_BYTES = 16 * 2 ** 20;
/** Of a part without products, and beside the bits of others. */
const BYTES_OF_PART = 200;

const memories = new WeakMap<ListedProducts, RememberedParts>();

/** Each part as it is at the look that `products` come from, or later. */
export function readParts(
  db: Database,
  products: ListedProducts,
  parts: readonly WantedPart[],
): Promise<FoundPart[]> {
  const memory = memories.get(products) ?? new RememberedParts();
  memories.set(products, memory);
  return memory.read(db, products, parts);
}

class RememberedParts {
  /** The one that was asked for last is the last. */
  readonly #parts = new Map<string, Remembered>();
  #bytes = 0;

  read(db: Database, products: ListedProducts, parts: readonly WantedPart[]): Promise<FoundPart[]> {
    const state = products.wordState;
    const keys = parts.map(keyOf);
    const missing = new Map<string, MissingPart>();
    for (const [place, part] of parts.entries()) {
      const key = keys[place] ?? '';
      const known = this.#parts.get(key);
      const blocks = known && products.wordsChangedSince(known.state);
      if (blocks?.length !== 0) missing.set(key, { ...part, blocks });
    }
    if (missing.size > 0) {
      const reading = readMissing(db, [...missing.values()]);
      for (const [place, [key, part]] of [...missing].entries()) {
        this.#remember(key, state, joinRead(reading, { place, part, known: this.#parts.get(key)?.found }));
      }
    }
    return Promise.all(
      keys.map((key) => {
        const known = this.#parts.get(key);
        if (!known) throw new Error(`The part ${key} is not read.`);
        this.#parts.delete(key);
        this.#parts.set(key, known);
        return known.found;
      }),
    );
  }

  #remember(key: string, state: number, found: Promise<FoundPart>): void {
    this.#forget(key);
    const remembered = { state, found, bytes: 0 };
    this.#parts.set(key, remembered);
    found.then(
      (read) => {
        if (this.#parts.get(key) !== remembered) return;
        remembered.bytes = sizeOf(read);
        this.#bytes += remembered.bytes;
        for (const oldest of this.#parts.keys()) {
          if (this.#bytes <= MOST_BYTES) break;
          this.#forget(oldest);
        }
      },
      () => {
        if (this.#parts.get(key) === remembered) this.#forget(key);
      },
    );
  }

  #forget(key: string): void {
    this.#bytes -= this.#parts.get(key)?.bytes ?? 0;
    this.#parts.delete(key);
  }
}

/** `blocks` are the only ones that must be read, where the others are known. */
type MissingPart = WantedPart & { blocks: readonly number[] | undefined };

type Row = { term: number; block: number; place: number; products: Uint8Array };

/** By the place of the part: rows of its terms, which are numbered through all its alternatives. */
async function readMissing(
  db: Database,
  missing: readonly MissingPart[],
): Promise<ReadonlyMap<number, Row[]>> {
  const terms = missing.flatMap(({ part, namesOnly, blocks = null }, place) =>
    part.flat().map((ranges, number) => ({ place, number, ranges, names_only: namesOnly, blocks })),
  );
  const wanted = terms.flatMap(({ ranges, names_only, blocks }, term) =>
    ranges.map((range) => ({ term, names_only, blocks, ...range })),
  );
  const { rows } = await sql<Row>`${prepared}
    select term, block, place, products from read_search_terms(${JSON.stringify(wanted)}::jsonb)
  `.execute(db);
  const numbered = rows.flatMap((row) => {
    const term = terms[row.term];
    return term ? { place: term.place, row: { ...row, term: term.number } } : [];
  });
  return new Map(
    [...Map.groupBy(numbered, ({ place }) => place)].map(([place, found]) => [
      place,
      found.map(({ row }) => row),
    ]),
  );
}

type Joined = { place: number; part: MissingPart; known: Promise<FoundPart> | undefined };

async function joinRead(
  reading: Promise<ReadonlyMap<number, Row[]>>,
  { place, part: { part, blocks }, known }: Joined,
): Promise<FoundPart> {
  const [rows, before] = await Promise.all([reading, blocks && known]);
  const found = new Map(before);
  for (const block of blocks ?? []) found.delete(block);
  for (const [block, ofBlock] of Map.groupBy(rows.get(place) ?? [], (row) => row.block)) {
    const bits = joinBlock(part, ofBlock);
    if (bits) found.set(block, bits);
  }
  return found;
}

/** Any alternative of which all terms are there. */
function joinBlock(part: WantedPart['part'], rows: readonly Row[]): PartBits | undefined {
  const terms = part.flat().map((_ranges, number) => bitsOf(rows.filter(({ term }) => term === number)));
  let first = 0;
  const alternatives = part.map(({ length }) => {
    const own = terms.slice(first, first + length);
    first += length;
    return own;
  });
  const inAny = (level: keyof PartBits) =>
    alternatives.map((own) => inAll(own.map((term) => term?.[level]))).reduce(either, undefined);
  const anywhere = inAny('anywhere');
  return anywhere && { named: inAny('named'), labelled: inAny('labelled'), anywhere };
}

/** As `search_blocks.place` says it. */
const [IN_NAMES, IN_LABELS, IN_DESCRIPTIONS] = [1, 2, 3];

function bitsOf(rows: readonly Row[]): PartBits | undefined {
  const inPlace = (wanted: number) => {
    const row = rows.find(({ place }) => place === wanted);
    return row && new Uint32Array(Uint8Array.from(row.products).buffer);
  };
  const named = inPlace(IN_NAMES);
  const labelled = either(named, inPlace(IN_LABELS));
  const anywhere = either(labelled, inPlace(IN_DESCRIPTIONS));
  return anywhere && { named, labelled, anywhere };
}

function sizeOf(found: FoundPart): number {
  let bytes = BYTES_OF_PART;
  for (const { named, labelled, anywhere } of found.values()) {
    for (const bits of new Set([named, labelled, anywhere])) bytes += bits?.byteLength ?? 0;
  }
  return bytes;
}

function keyOf({ part, namesOnly }: WantedPart): string {
  return JSON.stringify([namesOnly, part]);
}
