import { sql } from 'kysely';
import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type Bits, either } from './bits.ts';
import type { WordRange } from './build-text-query.ts';

// Which products have a word is remembered by each process for the words that were looked for lately, and read again only for the blocks of
// products whose words changed (decision 675).

/** Any of its words; with `namesOnly` only in names. */
export type WantedTerm = { ranges: readonly WordRange[]; namesOnly: boolean };

/** The products of a block that have the term in their names; there or in their labels; or anywhere. */
export type TermBits = { named: Bits | undefined; labelled: Bits | undefined; anywhere: Bits };
/** By block. */
export type FoundTerm = ReadonlyMap<number, TermBits>;

type Remembered = {
  /** What `ListedProducts.wordState` was before it was read. */
  state: number;
  found: Promise<FoundTerm>;
  bytes: number;
};

/** What they remember in all, in each process: some 400 terms of the most frequent words among 100,000 products. */
const MOST_BYTES = 16 * 2 ** 20;
/** Of a term without products, and beside the bits of others. */
const BYTES_OF_TERM = 200;

const memories = new WeakMap<ListedProducts, RememberedTerms>();

/** Each term as it is at the look that `products` come from, or later. */
export function readTerms(
  db: Database,
  products: ListedProducts,
  terms: readonly WantedTerm[],
): Promise<FoundTerm[]> {
  const memory = memories.get(products) ?? new RememberedTerms();
  memories.set(products, memory);
  return memory.read(db, products, terms);
}

class RememberedTerms {
  /** The one that was asked for last is the last. */
  readonly #terms = new Map<string, Remembered>();
  #bytes = 0;

  read(db: Database, products: ListedProducts, terms: readonly WantedTerm[]): Promise<FoundTerm[]> {
    const state = products.wordState;
    const missing = new Map<string, MissingTerm>();
    for (const term of terms) {
      const key = keyOf(term);
      const known = this.#terms.get(key);
      const blocks = known && products.wordsChangedSince(known.state);
      if (blocks?.length !== 0) missing.set(key, { ...term, blocks });
    }
    if (missing.size > 0) {
      const reading = readMissing(db, [...missing.values()]);
      for (const [place, [key, { blocks }]] of [...missing].entries()) {
        const known = this.#terms.get(key)?.found;
        this.#remember(key, state, joinRead(reading, place, { known, blocks }));
      }
    }
    return Promise.all(
      terms.map((term) => {
        const key = keyOf(term);
        const known = this.#terms.get(key);
        if (!known) throw new Error(`The term ${key} is not read.`);
        this.#terms.delete(key);
        this.#terms.set(key, known);
        return known.found;
      }),
    );
  }

  #remember(key: string, state: number, found: Promise<FoundTerm>): void {
    this.#forget(key);
    const remembered = { state, found, bytes: 0 };
    this.#terms.set(key, remembered);
    found.then(
      (read) => {
        if (this.#terms.get(key) !== remembered) return;
        remembered.bytes = sizeOf(read);
        this.#bytes += remembered.bytes;
        for (const oldest of this.#terms.keys()) {
          if (this.#bytes <= MOST_BYTES) break;
          this.#forget(oldest);
        }
      },
      () => {
        if (this.#terms.get(key) === remembered) this.#forget(key);
      },
    );
  }

  #forget(key: string): void {
    this.#bytes -= this.#terms.get(key)?.bytes ?? 0;
    this.#terms.delete(key);
  }
}

/** `blocks` are the only ones that must be read, where the others are known. */
type MissingTerm = WantedTerm & { blocks: readonly number[] | undefined };

type Row = { term: number; block: number; place: number; products: Uint8Array };

/** By the place of the term. */
async function readMissing(
  db: Database,
  missing: readonly MissingTerm[],
): Promise<ReadonlyMap<number, Row[]>> {
  const wanted = missing.flatMap(({ ranges, namesOnly, blocks = null }, term) =>
    ranges.map((range) => ({ term, names_only: namesOnly, blocks, ...range })),
  );
  const { rows } = await sql<Row>`${prepared}
    select term, block, place, products from read_search_terms(${JSON.stringify(wanted)}::jsonb)
  `.execute(db);
  return Map.groupBy(rows, ({ term }) => term);
}

async function joinRead(
  reading: Promise<ReadonlyMap<number, Row[]>>,
  place: number,
  { known, blocks }: { known: Promise<FoundTerm> | undefined; blocks: readonly number[] | undefined },
): Promise<FoundTerm> {
  const [rows, before] = await Promise.all([reading, blocks && known]);
  const found = new Map(before);
  for (const block of blocks ?? []) found.delete(block);
  for (const [block, ofBlock] of Map.groupBy(rows.get(place) ?? [], (row) => row.block)) {
    const inPlace = (wanted: number) => {
      const row = ofBlock.find((one) => one.place === wanted);
      return row && new Uint32Array(Uint8Array.from(row.products).buffer);
    };
    const named = inPlace(IN_NAMES);
    const labelled = either(named, inPlace(IN_LABELS));
    const anywhere = either(labelled, inPlace(IN_DESCRIPTIONS));
    if (anywhere) found.set(block, { named, labelled, anywhere });
  }
  return found;
}

/** As `search_blocks.place` says it. */
const [IN_NAMES, IN_LABELS, IN_DESCRIPTIONS] = [1, 2, 3];

function sizeOf(found: FoundTerm): number {
  let bytes = BYTES_OF_TERM;
  for (const { named, labelled, anywhere } of found.values()) {
    for (const bits of new Set([named, labelled, anywhere])) bytes += bits?.byteLength ?? 0;
  }
  return bytes;
}

function keyOf({ ranges, namesOnly }: WantedTerm): string {
  return [namesOnly, ...ranges.flatMap(({ first, last }) => [first, last])].join('\n');
}
