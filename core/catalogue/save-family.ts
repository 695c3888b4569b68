import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { slugOf } from '#shared/page-paths.ts';
import { productFields } from '#shared/product-fields.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newCatalogueId } from '../ids.ts';
import type { Store } from '../store.ts';
import { insertProduct } from './add-product.ts';
import { overwriteProduct } from './change-product.ts';
import { withdrawProduct } from './delete-product.ts';
import { type Family, findFamily } from './family-queries.ts';
import type { Product } from './product.ts';
import type { ProductForm } from './product-form.ts';
import { findProductSave, noteProductSave, type ProductSave, productSaveOf } from './product-saves.ts';
import { refuseTakenReference } from './reference-taken.ts';

export type ShadeForm = ProductForm & {
  /** Absent for a new shade. */
  id?: string | undefined;
  /** The version the row was filled from. */
  version?: number | undefined;
  /** The stock the row was filled with: only the difference from it is applied. */
  stockSeen?: number | undefined;
};

export type SaveFamily = {
  /** Absent for a new family. */
  id?: string | undefined;
  version?: number | undefined;
  name: string;
  nameFr: string | null;
  /** In the family's order; together with `removed` they are the whole family. */
  shades: readonly ShadeForm[];
  removed: readonly string[];
};

/** Another admin has saved the family, or one of its shades, since the form was opened: nothing is written. */
type FamilyChanged = { ok: false; current: Family };

/**
 * Saves a family with all its shades in one transaction: each shade becomes what its row says, as a saved product form would make
 * it. A repeat with the same key changes nothing.
 */
export function saveFamily(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  form: SaveFamily,
  key?: string,
): Promise<Outcome<Family, 'FAMILY_NOT_FOUND' | 'INVALID_FIELDS' | 'KEY_REUSED'> | FamilyChanged> {
  const save = key === undefined ? undefined : productSaveOf(admin, key, form);
  return transaction(db, (tx) => {
    const step = { tx, admin, form, save, at: clock.now() };
    return form.id === undefined ? addFamily(step) : changeFamily(step, form.id);
  }).catch(refuseTakenReference);
}

type Step = {
  tx: Transaction;
  admin: CurrentUser;
  form: SaveFamily;
  save: ProductSave | undefined;
  at: Date;
};

async function addFamily(step: Step): Promise<Outcome<Family, 'INVALID_FIELDS' | 'KEY_REUSED'>> {
  const { tx, form, save, at } = step;
  const word =
    slugOf(form.name)
      .toLowerCase()
      .slice(0, productFields.family.most - 6) || 'family';
  const id = await freeFamilyId(tx, word);
  if (save && !(await noteProductSave(tx, save, { productId: id, at }))) {
    const saved = await findProductSave(tx, save);
    return saved.ok ? succeed(await getFamily(tx, saved.value ?? id)) : saved;
  }
  await tx
    .insertInto('families')
    .values({ id, ...namesOf(form) })
    .execute();
  return writeFamily(step, await getFamily(tx, id));
}

async function changeFamily(
  step: Step,
  id: string,
): Promise<Outcome<Family, 'FAMILY_NOT_FOUND' | 'INVALID_FIELDS' | 'KEY_REUSED'> | FamilyChanged> {
  const { tx, form, save, at } = step;
  const family = await lockFamily(tx, id);
  if (!family) return refuse('FAMILY_NOT_FOUND');
  // Read with the family locked: of two requests at once the second finds the result of the first.
  const saved = save && (await findProductSave(tx, save));
  if (saved?.ok === false) return saved;
  if (saved?.value !== undefined) return succeed(family);
  if (isChangedMeanwhile(family, form)) return { ok: false, current: family };
  if (save) await noteProductSave(tx, save, { productId: id, at });
  return writeFamily(step, family);
}

async function writeFamily(
  { tx, admin, form, at }: Step,
  family: Family,
): Promise<Outcome<Family, 'INVALID_FIELDS'>> {
  for (const removed of form.removed) {
    if (family.shades.some(({ id }) => id === removed)) await withdrawProduct(tx, admin, removed, at);
  }
  const wrong: Record<string, string> = {};
  const order: string[] = [];
  for (const [index, shade] of form.shades.entries()) {
    const written = await writeShade(tx, admin, { shade: { ...shade, family: family.id }, family, at });
    if (written.ok) order.push(written.value.id);
    else Object.assign(wrong, byShade(index, written.refusal.facts.fields));
  }
  if (Object.keys(wrong).length > 0) return refuse('INVALID_FIELDS', { fields: wrong });
  await putInOrder(tx, order);
  await tx
    .updateTable('families')
    .set({ ...namesOf(form), version: family.version + 1 })
    .where('id', '=', family.id)
    .execute();
  return succeed(await getFamily(tx, family.id));
}

function namesOf({ name, nameFr }: SaveFamily) {
  return { name, nameFr };
}

/** Locks the family first, then its shades in the order of their ids, as orders and imports do. */
async function lockFamily(tx: Transaction, id: string): Promise<Family | undefined> {
  await tx.selectFrom('families').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await tx
    .selectFrom('products')
    .select('id')
    .where('family', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return findFamily(tx, id);
}

/** True also if a shade was added or deleted meanwhile: the form has never shown it, or still shows it. */
function isChangedMeanwhile(family: Family, { version, shades, removed }: SaveFamily): boolean {
  if (version !== undefined && version !== family.version) return true;
  const rows = new Map(shades.flatMap((shade) => (shade.id === undefined ? [] : [[shade.id, shade]])));
  const isKnown = (shade: Product) => rows.has(shade.id) || removed.includes(shade.id);
  if (!family.shades.every(isKnown)) return true;
  return [...rows].some(([id, row]) => {
    const shade = family.shades.find((one) => one.id === id);
    return shade === undefined || (row.version !== undefined && row.version !== shade.version);
  });
}

async function writeShade(
  tx: Transaction,
  admin: CurrentUser,
  { shade, family, at }: { shade: ShadeForm; family: Family; at: Date },
): Promise<Outcome<Product, 'INVALID_FIELDS'>> {
  const { id, version: _version, stockSeen, ...form } = shade;
  const writtenWith = family.shades.map((one) => one.id);
  if (id === undefined) return insertProduct(tx, admin, { id: newCatalogueId(), form, writtenWith, at });
  const before = family.shades.find((one) => one.id === id);
  if (!before) throw new Error(`The shade ${id} is not in the family ${family.id}.`);
  return overwriteProduct(tx, admin, { before, form, writtenWith, stockSeen, at });
}

function byShade(index: number, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, mistake]) => [`shades.${index}.${field}`, mistake]),
  );
}

async function putInOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const [shadeOrder, id] of ids.entries()) {
    await tx
      .updateTable('products')
      .set({ shadeOrder })
      .where('id', '=', id)
      .where('shadeOrder', 'is distinct from', shadeOrder)
      .execute();
  }
}

/** A free id made of the family's name, by which files name the family, with a number if another family has it. */
async function freeFamilyId(tx: Transaction, word: string): Promise<string> {
  // One at a time: of two new families with the same name, the second takes the next number.
  await sql`select pg_advisory_xact_lock(hashtext('families'))`.execute(tx);
  const rows = await tx.selectFrom('families').select('id').where('id', 'like', `${word}%`).execute();
  const taken = new Set(rows.map(({ id }) => id));
  let id = word;
  for (let number = 2; taken.has(id); number += 1) id = `${word}-${number}`;
  return id;
}

async function getFamily(tx: Transaction, id: string): Promise<Family> {
  const family = await findFamily(tx, id);
  if (!family) throw new Error(`There is no family ${id}.`);
  return family;
}
