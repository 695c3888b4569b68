import type { Category } from './category.ts';

/** What lists of cards need to know about a product. */
export type ListedProduct = {
  sequence: number;
  id: string;
  /** The id of its card: its family, or the product itself. */
  card: string;
  pricePaid: number;
  discount: number;
  stock: number;
  /** Pieces ordered in the last 90 days. */
  sold: number;
  createdAt: Date;
  facets: string[];
  categories: string[];
  subCategories: string[];
  /** As in `products`: what cards show of a family's shades, and their order. */
  shadeHex: string | null;
  shadeOrder: number | null;
};

/** Where a product is filed; many products share one shelf. */
export type Shelf = { categories: readonly string[]; subCategories: readonly string[] };

/** A category or sub-category, with the words that find it. */
export type ShelfName = Category & { isSubCategory: boolean; searchWords: readonly string[] };

/** The same size as in the database: `search_blocks` (decision 394). */
const blockSize = 8_192;
const noRow = -1;
/** Places shades without a place of their own last. */
const lastOfShades = 2 ** 31 - 1;

/**
 * The listed products column by column, so that a list of a hundred thousand is built in milliseconds: a product is a row, with the same
 * index in every column. Rows have no gaps, and a product's row may change when another product goes.
 */
export class ListedProducts {
  length = 0;
  /** Sub-categories first, by name. */
  shelfNames: readonly ShelfName[] = [];
  readonly ids: string[] = [];
  sequence = new Float64Array(blockSize);
  /** Card numbers, counted from 0. */
  card = new Int32Array(blockSize);
  pricePaid = new Int32Array(blockSize);
  discount = new Uint8Array(blockSize);
  /** Capped at four: no list depends on more than four pieces. */
  stock = new Uint8Array(blockSize);
  sold = new Int32Array(blockSize);
  createdAt = new Float64Array(blockSize);
  /** Indexes into `facetSets` and `shelves`. */
  facetSet = new Int32Array(blockSize);
  shelf = new Int32Array(blockSize);
  /** Index into `colours`; -1 if the product is no shade. */
  colour = new Int32Array(blockSize);
  shadeOrder = new Int32Array(blockSize);
  readonly colours = new Numbered<string>((colour) => colour);
  readonly facetSets = new Numbered<readonly string[]>((facets) => facets.join('\n'));
  readonly shelves = new Numbered<Shelf>(({ categories, subCategories }) =>
    [categories.join(), subCategories.join()].join('\n'),
  );

  /** The rows of the products of each block of sequences: the blocks by which searches answer (decision 394). */
  readonly #blocks = new Map<number, Int32Array>();
  /** How often search words have changed so far, and for each block of `search_blocks` that count at its own last change. */
  #wordChanges = 0;
  readonly #wordsChanged = new Map<number, number>();
  readonly #cards = new Numbered<string>((card) => card);
  /** The rows of each card as a linked list: `#firstOfCard` by card number, `#nextOfCard` by row. */
  readonly #firstOfCard: number[] = [];
  #nextOfCard = new Int32Array(blockSize);

  get cardCount(): number {
    return this.#cards.values.length;
  }

  /** The rows of a block's products, by the bit that a search has for each; -1 where the product is not listed. */
  rowsOfBlock(block: number): Int32Array | undefined {
    return this.#blocks.get(block);
  }

  /** The current state of the search words: what is read after asking for this is at least as new. */
  get wordState(): number {
    return this.#wordChanges;
  }

  noteChangedWords(blocks: readonly number[]): void {
    if (blocks.length === 0) return;
    this.#wordChanges += 1;
    for (const block of blocks) this.#wordsChanged.set(block, this.#wordChanges);
  }

  /** The blocks whose words changed since that state. */
  wordsChangedSince(state: number): number[] {
    if (state === this.#wordChanges) return [];
    return [...this.#wordsChanged].filter(([, changed]) => changed > state).map(([block]) => block);
  }

  put(product: ListedProduct): void {
    const known = this.rowOf(product.sequence);
    const row = known ?? this.length;
    if (known === undefined) this.#addRow(product.sequence);
    else this.#leaveCard(row);
    this.ids[row] = product.id;
    this.card[row] = this.#cards.numberOf(product.card);
    this.#joinCard(row);
    this.pricePaid[row] = product.pricePaid;
    this.discount[row] = product.discount;
    this.stock[row] = Math.min(product.stock, 4);
    this.sold[row] = product.sold;
    this.createdAt[row] = product.createdAt.getTime();
    this.facetSet[row] = this.facetSets.numberOf(product.facets);
    this.shelf[row] = this.shelves.numberOf(product);
    this.colour[row] = product.shadeHex === null ? -1 : this.colours.numberOf(product.shadeHex);
    this.shadeOrder[row] = product.shadeOrder ?? lastOfShades;
  }

  /** Removes a product; the last product moves into its row. */
  remove(sequence: number): void {
    const row = this.rowOf(sequence);
    if (row === undefined) return;
    this.#setRow(sequence, noRow);
    this.#leaveCard(row);
    this.length -= 1;
    const last = this.length;
    const lastId = this.ids.pop();
    if (row === last || lastId === undefined) return;
    this.#leaveCard(last);
    this.ids[row] = lastId;
    for (const column of this.#columns()) column[row] = column[last] ?? 0;
    this.#setRow(this.sequence[row] ?? noRow, row);
    this.#joinCard(row);
  }

  /** The card number of a product; undefined if it is not listed. */
  cardOf(sequence: number): number | undefined {
    const row = this.rowOf(sequence);
    return row === undefined ? undefined : this.card[row];
  }

  /** Where a product is filed, by name; undefined if it is not listed. */
  shelvesOf(sequence: number): { categories: Category[]; subCategories: Category[] } | undefined {
    const row = this.rowOf(sequence);
    const shelf = row === undefined ? undefined : this.shelves.values[this.shelf[row] ?? noRow];
    if (!shelf) return undefined;
    const named = (ids: readonly string[]) => this.shelfNames.filter(({ id }) => ids.includes(id));
    return { categories: named(shelf.categories), subCategories: named(shelf.subCategories) };
  }

  /**
   * The rows of all products on a product's card, including its own: in the family's order, those without a place of their own last, oldest
   * first.
   */
  shadesOf(sequence: number): number[] {
    const card = this.cardOf(sequence);
    const { shadeOrder } = this;
    return (card === undefined ? [] : [...this.#rowsOfCard(card)]).sort(
      (row, other) =>
        (shadeOrder[row] ?? 0) - (shadeOrder[other] ?? 0) ||
        (this.sequence[row] ?? 0) - (this.sequence[other] ?? 0),
    );
  }

  *#rowsOfCard(card: number): Generator<number> {
    for (let row = this.#firstOfCard[card] ?? noRow; row !== noRow; row = this.#nextOfCard[row] ?? noRow)
      yield row;
  }

  #joinCard(row: number): void {
    const card = this.card[row] ?? 0;
    this.#nextOfCard[row] = this.#firstOfCard[card] ?? noRow;
    this.#firstOfCard[card] = row;
  }

  #leaveCard(row: number): void {
    const card = this.card[row] ?? 0;
    const next = this.#nextOfCard[row] ?? noRow;
    if (this.#firstOfCard[card] === row) {
      this.#firstOfCard[card] = next;
      return;
    }
    for (const before of this.#rowsOfCard(card)) {
      if (this.#nextOfCard[before] !== row) continue;
      this.#nextOfCard[before] = next;
      return;
    }
    throw new Error(`Row ${row} is not on its card.`);
  }

  rowOf(sequence: number): number | undefined {
    const row = this.#blocks.get(blockOf(sequence))?.[bitOf(sequence)];
    return row === noRow ? undefined : row;
  }

  #setRow(sequence: number, row: number): void {
    const block = this.#blocks.get(blockOf(sequence)) ?? new Int32Array(blockSize).fill(noRow);
    block[bitOf(sequence)] = row;
    this.#blocks.set(blockOf(sequence), block);
  }

  #addRow(sequence: number): void {
    if (this.length === this.sequence.length) this.#grow();
    this.sequence[this.length] = sequence;
    this.#setRow(sequence, this.length);
    this.length += 1;
  }

  #columns() {
    const { sequence, card, pricePaid, discount, stock, sold, createdAt, facetSet, shelf } = this;
    const { colour, shadeOrder } = this;
    return [
      ...[sequence, card, pricePaid, discount, stock, sold, createdAt, facetSet, shelf],
      ...[colour, shadeOrder],
    ];
  }

  #grow(): void {
    const length = this.length * 2;
    this.sequence = copied(this.sequence, new Float64Array(length));
    this.card = copied(this.card, new Int32Array(length));
    this.pricePaid = copied(this.pricePaid, new Int32Array(length));
    this.discount = copied(this.discount, new Uint8Array(length));
    this.stock = copied(this.stock, new Uint8Array(length));
    this.sold = copied(this.sold, new Int32Array(length));
    this.createdAt = copied(this.createdAt, new Float64Array(length));
    this.facetSet = copied(this.facetSet, new Int32Array(length));
    this.shelf = copied(this.shelf, new Int32Array(length));
    this.colour = copied(this.colour, new Int32Array(length));
    this.shadeOrder = copied(this.shadeOrder, new Int32Array(length));
    this.#nextOfCard = copied(this.#nextOfCard, new Int32Array(length));
  }
}

/** Numbers distinct values from 0. They are never removed: there are only as many as an owner has thought of. */
class Numbered<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (value: Value) => string;

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf;
  }

  numberOf(value: Value): number {
    const key = this.#keyOf(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.push(value) - 1);
    return this.values.length - 1;
  }
}

function copied<Column extends { set: (values: Column) => void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

function blockOf(sequence: number): number {
  return Math.floor(sequence / blockSize);
}

/** The bit of a product in its block: the newest has the first one. */
function bitOf(sequence: number): number {
  return blockSize - 1 - (sequence % blockSize);
}
