import { sql } from 'kysely';
import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { Bits } from './bits.ts';
import type { TextQuery } from './build-text-query.ts';

// Each process remembers, for recently searched parts (mostly a word with its synonyms), which products have them. It reads them again only for the
// blocks of products whose words changed (decision 675).

/** A part to read; with `namesOnly`, only names count. */
export type WantedPart = { part: TextQuery['parts'][number]; namesOnly: boolean };

/** The products of a block that have the part in their names; in names or labels; or anywhere. */
export type PartBits = { named: Bits | undefined; labelled: Bits | undefined; anywhere: Bits };
/** The products that have a part, by block. */
export type FoundPart = ReadonlyMap<number, PartBits>;

type Remembered = {
  /** The value of `ListedProducts.wordState` before the part was read. */
  state: number;
  found: Promise<FoundPart>;
  bytes: number;
};

/** The limit for all remembered parts of a process: some 400 parts of the most frequent words among 100,000 products. */
const MOST_BYTES = 16 * 2 ** 20;
/** The bytes of a part without products; for others, added to their bits. */
const BYTES_OF_PART = 200;

const memories = new WeakMap<ListedProducts, RememberedParts>();

/** The products that have each part, as of the look that `products` come from, or later. */
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
  /** In the order of use, the latest last. */
  readonly #parts = new Map<string, Remembered>();
  #bytes = 0;

  read(db: Database, products: ListedProducts, parts: readonly WantedPart[]): Promise<FoundPart[]> {
    const state = products.wordState;
    const keys = parts.map(keyOf);
    const missing = new Map<string, MissingPart>();
    for (const [index, part] of parts.entries()) {
      const key = keys[index] ?? '';
      const known = this.#parts.get(key);
      const blocks = known && products.wordsChangedSince(known.state);
      if (blocks?.length !== 0) missing.set(key, { ...part, blocks });
    }
    if (missing.size > 0) {
      const reading = readMissing(db, [...missing.values()]);
      for (const [index, [key, part]] of [...missing].entries()) {
        this.#remember(key, state, joinRead(reading, { index, part, known: this.#parts.get(key)?.found }));
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

/** `blocks` are the only blocks to read, if the others are known. */
type MissingPart = WantedPart & { blocks: readonly number[] | undefined };

/** The products of a block that have the part; null if labels, or descriptions, add nothing. */
type Row = {
  part: number;
  block: number;
  named: Uint8Array | null;
  labelled: Uint8Array | null;
  anywhere: Uint8Array | null;
};

/** Reads the missing parts; the rows are grouped by the index of their part. */
async function readMissing(
  db: Database,
  missing: readonly MissingPart[],
): Promise<ReadonlyMap<number, Row[]>> {
  const ranges = missing.flatMap(({ part, namesOnly, blocks = null }, index) =>
    part.flatMap((terms, alternative) =>
      terms.flatMap((words, term) =>
        words.map((range) => ({
          ...{ part: index, alternative, terms: terms.length, term },
          ...{ names_only: namesOnly, blocks, ...range },
        })),
      ),
    ),
  );
  const { rows } = await sql<Row>`${prepared}
    select part, block, named, labelled, anywhere from read_search_parts(${JSON.stringify(ranges)}::jsonb)
  `.execute(db);
  return Map.groupBy(rows, ({ part }) => part);
}

type Joined = { index: number; part: MissingPart; known: Promise<FoundPart> | undefined };

async function joinRead(
  reading: Promise<ReadonlyMap<number, Row[]>>,
  { index, part: { blocks }, known }: Joined,
): Promise<FoundPart> {
  const [rows, before] = await Promise.all([reading, blocks && known]);
  const found = new Map(before);
  for (const block of blocks ?? []) found.delete(block);
  for (const { block, ...read } of rows.get(index) ?? []) {
    const named = bitsOf(read.named);
    const labelled = bitsOf(read.labelled) ?? named;
    const anywhere = bitsOf(read.anywhere) ?? labelled;
    if (anywhere) found.set(block, { named, labelled, anywhere });
  }
  return found;
}

function bitsOf(read: Uint8Array | null): Bits | undefined {
  return read ? new Uint32Array(Uint8Array.from(read).buffer) : undefined;
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
