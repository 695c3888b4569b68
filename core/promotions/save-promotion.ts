import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Transaction, transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import type { AuditFacts } from '#shared/audit.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { MATCHING_AT_ONCE } from '#shared/product-list.ts';
import { hasCode, MOST_PERCENT } from '#shared/promotions.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockShopper } from '../cart/lock-shopper.ts';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import { once } from '../idempotency/once.ts';
import { newId } from '../ids.ts';
import { listMatched, type Matching, stampOf } from '../product-list/matching.ts';
import type { Store } from '../store.ts';
import { applySales, goOnWithSales } from './apply-sales.ts';
import { getPromotion, type Promotion, type PromotionForm } from './promotion-queries.ts';

export type SavePromotion = PromotionForm & {
  /** Absent for a new promotion. */
  id?: string | undefined;
  /** The version that the form was filled from. */
  version?: number | undefined;
  /** Instead of named products: all that match the owner's list, if they are still the products of the stamp. */
  matching?: (Matching & { stamp: string }) | undefined;
  /** True if the promotion keeps the products it names, because they are more than its form shows. */
  keepsProducts?: boolean | undefined;
};

export type SavePromotionRefusal =
  | 'PROMOTION_NOT_FOUND'
  | 'PROMOTION_CHANGED'
  | 'INVALID_FIELDS'
  | 'MATCHING_CHANGED'
  | 'MATCHING_TOO_MANY'
  | 'KEY_REUSED';

/**
 * Adds or changes a promotion; the prices of a running sale follow at once. The kind of a promotion cannot be changed.
 */
export async function savePromotion(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { id: known, version, matching, keepsProducts = false, ...typed }: SavePromotion,
  idempotencyKey?: string,
): Promise<Outcome<Promotion, SavePromotionRefusal>> {
  const at = store.clock.now();
  const form = onlyWhatItsKindHas(typed);
  const saved = await transaction(store.db, async (tx): Promise<Outcome<Promotion, SavePromotionRefusal>> => {
    const wrong = await wrongFields(tx, form);
    if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
    if (known !== undefined) {
      return changePromotion(tx, staff, { id: known, version, form, keepsProducts, at });
    }
    await lockShopper(tx, staff.id);
    const key =
      idempotencyKey === undefined ? undefined : keyOf(staff, idempotencyKey, { ...form, matching });
    const added = await once(tx, { key, answers: z.string(), at }, () =>
      addPromotion(tx, staff, { form, matching, at }),
    );
    return added.ok ? succeed(await getPromotion(tx, added.value.answer, at)) : added;
  }).catch(refuseTakenCode);
  if (saved.ok && form.kind === 'sale') await goOnWithSales(store);
  return saved;
}

async function addPromotion(
  tx: Transaction,
  staff: Pick<CurrentUser, 'id'>,
  { form, matching, at }: Pick<SavePromotion, 'matching'> & { form: PromotionForm; at: Date },
): Promise<Outcome<string, 'MATCHING_CHANGED' | 'MATCHING_TOO_MANY'>> {
  const { products: named, ...columns } = form;
  const matched = matching && (await readMatched(tx, matching));
  if (matched?.ok === false) return matched;
  const products = matched?.value ?? named;
  const id = newId();
  await tx
    .insertInto('promotions')
    .values({ id, ...columns, createdAt: at })
    .execute();
  await nameProducts(tx, id, products);
  await applyAndRecord(tx, staff, { id, before: undefined, at });
  return succeed(id);
}

/**
 * Turns the database's error about a taken code into a refusal: only the database knows which of two saves came first.
 */
function refuseTakenCode(error: unknown) {
  if (!isUniqueViolation(error, 'promotions_code_key')) throw error;
  return refuse('INVALID_FIELDS', { fields: { code: 'codeTaken' } });
}

/** Ends a promotion now, for good: what was sold with it stays as it is. */
export async function stopPromotion(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  id: string,
): Promise<Outcome<Promotion, 'PROMOTION_NOT_FOUND'>> {
  const at = store.clock.now();
  const stopped = await transaction(store.db, async (tx) => {
    const before = await lockPromotion(tx, id, at);
    if (!before) return refuse('PROMOTION_NOT_FOUND');
    if (before.stoppedAt !== null || (before.endsAt !== null && before.endsAt <= at)) return succeed(before);
    await tx.updateTable('promotions').set({ stoppedAt: at }).where('id', '=', id).execute();
    return succeed(await applyAndRecord(tx, staff, { id, before, at }));
  });
  if (stopped.ok && stopped.value.kind === 'sale') await goOnWithSales(store);
  return stopped;
}

function keyOf(staff: Pick<CurrentUser, 'id'>, key: string, form: object): WorkKey {
  // Without the beginning, which is the moment of the press if none was typed.
  const body = JSON.stringify({ ...form, startsAt: null });
  return { userId: staff.id, work: 'promotion', key, bodyHash: createHash('sha256').update(body).digest() };
}

type Changing = Pick<SavePromotion, 'version'> & {
  id: string;
  form: PromotionForm;
  keepsProducts: boolean;
  at: Date;
};

async function changePromotion(
  tx: Transaction,
  staff: Pick<CurrentUser, 'id'>,
  { id, version, form, keepsProducts, at }: Changing,
): Promise<Outcome<Promotion, SavePromotionRefusal>> {
  const before = await lockPromotion(tx, id, at);
  if (!before || before.kind !== form.kind) return refuse('PROMOTION_NOT_FOUND');
  if (version !== undefined && version !== before.version) return refuse('PROMOTION_CHANGED');
  if (form.mostUses !== null && form.mostUses < before.uses) {
    return refuse('INVALID_FIELDS', { fields: { mostUses: `min:${before.uses}` } });
  }
  const { products, ...columns } = form;
  await tx
    .updateTable('promotions')
    .set({ ...columns, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  if (!keepsProducts) await nameProducts(tx, id, products);
  return succeed(await applyAndRecord(tx, staff, { id, before, at }));
}

async function applyAndRecord(
  tx: Transaction,
  staff: Pick<CurrentUser, 'id'>,
  { id, before, at }: { id: string; before: Promotion | undefined; at: Date },
): Promise<Promotion> {
  const after = await getPromotion(tx, id, at);
  if (after.kind === 'sale') await applySales(tx, at);
  await recordChange(tx, {
    ...({ actorId: staff.id, kind: 'promotion', at } as const),
    ...{ subjectId: id, subjectName: after.name, after: promotionFacts(after) },
    ...(before
      ? ({ action: 'changed', before: promotionFacts(before) } as const)
      : ({ action: 'added' } as const)),
  });
  return after;
}

async function lockPromotion(tx: Transaction, id: string, at: Date): Promise<Promotion | undefined> {
  const locked = await tx
    .selectFrom('promotions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && getPromotion(tx, id, at);
}

/** The form without fields that only other kinds have. */
function onlyWhatItsKindHas(form: PromotionForm): PromotionForm {
  const { kind } = form;
  const isCode = hasCode(kind);
  return {
    ...form,
    code: isCode ? form.code : null,
    value: kind === 'free_delivery' || kind === 'gift' ? 0 : form.value,
    minimum: kind === 'sale' ? 0 : form.minimum,
    mostUses: kind === 'sale' ? null : form.mostUses,
    isOncePerPhone: isCode && form.isOncePerPhone,
    giftProductId: kind === 'gift' ? form.giftProductId : null,
    // Every product counts towards a gift.
    ...(kind === 'gift' ? { categories: [], brands: [], products: [] } : {}),
  };
}

async function wrongFields(
  tx: Transaction,
  form: PromotionForm,
): Promise<Record<string, string> | undefined> {
  const { kind, code, value, minimum, startsAt, endsAt, products, giftProductId } = form;
  const fields: Record<string, string> = {};
  if (hasCode(kind) && code === null) fields.code = 'required';
  if (kind === 'percent' || kind === 'sale') {
    if (value < 1) fields.value = 'min:1';
    if (value > MOST_PERCENT) fields.value = `maxNumber:${MOST_PERCENT}`;
  }
  if (kind === 'amount' && value < 1) fields.value = 'min:1';
  if (kind === 'amount' && minimum <= value) fields.minimum = `min:${value + 1}`;
  if (kind === 'gift' && minimum < 1) fields.minimum = 'min:1';
  if (kind === 'gift' && !(giftProductId !== null && (await areProducts(tx, [giftProductId])))) {
    fields.giftProductId = giftProductId === null ? 'required' : 'unknownReference';
  }
  if (endsAt !== null && endsAt <= startsAt) fields.endsAt = 'endsBeforeStart';
  if (products.length > 0 && !(await areProducts(tx, products))) fields.products = 'unknownReference';
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** The products of the owner's list, if they are still those that were counted for her. */
async function readMatched(
  tx: Transaction,
  { stamp, ...matching }: NonNullable<SavePromotion['matching']>,
): Promise<Outcome<string[], 'MATCHING_CHANGED' | 'MATCHING_TOO_MANY'>> {
  const products = await listMatched(tx, matching);
  if (products.length > MATCHING_AT_ONCE) return refuse('MATCHING_TOO_MANY', { most: MATCHING_AT_ONCE });
  if (stampOf(products) !== stamp) return refuse('MATCHING_CHANGED', { count: products.length });
  return succeed(products.map(({ id }) => id));
}

/** Replaces the products that the promotion names. */
async function nameProducts(tx: Transaction, promotionId: string, ids: readonly string[]): Promise<void> {
  const products = [...new Set(ids)];
  await tx.deleteFrom('promotionProducts').where('promotionId', '=', promotionId).execute();
  await sql`
    insert into promotion_products (promotion_id, product_id)
    select ${promotionId}, unnest(${products}::text[])`.execute(tx);
  await tx
    .updateTable('promotions')
    .set({ productCount: products.length })
    .where('id', '=', promotionId)
    .execute();
}

async function areProducts(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return found.length === new Set(ids).size;
}

function promotionFacts(promotion: Promotion): AuditFacts {
  const { name, nameFr, code, value, startsAt, endsAt, stoppedAt, minimum, mostUses } = promotion;
  const { isOncePerPhone, categories, brands, products, giftProductId, namedProducts } = promotion;
  const { productCount } = promotion;
  const isNamed = productCount === products.length;
  const namesOf = (ids: readonly string[]) =>
    namedProducts.filter((product) => ids.includes(product.id)).map((product) => product.name);
  return {
    ...{ name, nameFr, promoCode: code, value, minimum, mostUses, isOncePerPhone },
    startsAt: startsAt.toISOString(),
    endsAt: (stoppedAt ?? endsAt)?.toISOString() ?? null,
    validFor: [...categories, ...brands, ...(isNamed ? namesOf(products) : [])],
    ...(isNamed ? {} : { products: productCount }),
    ...(giftProductId === null ? {} : { gift: namesOf([giftProductId])[0] ?? '' }),
  };
}
