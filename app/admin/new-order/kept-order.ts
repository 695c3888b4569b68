import { apiErrorIn } from '#shared/api-error.ts';
import type { CallerView } from '#shared/contract/caller.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { forgetTyped, keepFields, readTyped } from '../../forms/typed-form.ts';
import { api } from '../../state/desk-api.ts';
import type { OrderLine } from './use-order-lines.ts';

/** What this tab keeps of an order that is being taken: only what was chosen. Prices, stock and people come from the server. */
export type KeptOrder = Partial<
  Record<'idempotencyKey' | 'lines' | 'promoCode' | 'search' | 'callerId' | 'place' | 'hasTyped', string>
>;

/** An order that goes on after a reload. */
export type BegunOrder = {
  kept: KeptOrder;
  lines: readonly OrderLine[];
  /** How many products of the kept order the shop no longer shows. */
  gone: number;
  promo: TriedCodeView | undefined;
  callers: readonly CallerView[] | undefined;
};

export function readKeptOrder(staffId: string): KeptOrder {
  return readTyped('typedCall', staffId);
}

export function keepOrder(staffId: string, kept: KeptOrder): void {
  keepFields('typedCall', kept, staffId);
}

/** An order of which nothing has to be read again. */
export function asNew(kept: KeptOrder): BegunOrder {
  return { kept, lines: [], gone: 0, promo: undefined, callers: undefined };
}

/** Whether there is anything to lose. */
export function isBegun({ idempotencyKey: _, ...chosen }: KeptOrder): boolean {
  return Object.values(chosen).some((value) => value !== '');
}

export function forgetOrder(): void {
  forgetTyped('typedCall');
  forgetTyped('typedPlace');
}

export function textOfLines(lines: readonly OrderLine[]): string {
  return lines.map(({ product, quantity }) => `${product._id} ${quantity}`).join(',');
}

/** Reads again what the kept order names. */
export async function goOn(kept: KeptOrder, options: CallOptions): Promise<BegunOrder> {
  const named = (kept.lines ?? '').split(',').filter(Boolean);
  const [read, callers] = await Promise.all([
    Promise.all(named.map((line) => lineNow(line, options))),
    kept.search ? api.caller.find({ search: kept.search }, options) : undefined,
  ]);
  const lines = read.filter((line) => line !== undefined);
  return {
    ...{ kept, lines, gone: named.length - lines.length },
    promo: kept.promoCode && lines.length > 0 ? await codeNow(kept.promoCode, lines, options) : undefined,
    callers: callers?.data,
  };
}

async function lineNow(line: string, options: CallOptions): Promise<OrderLine | undefined> {
  const [productId = '', quantity] = line.split(' ');
  try {
    return {
      product: (await api.product.getDetails({ productId }, options)).data,
      quantity: Number(quantity) || 1,
    };
  } catch (failure) {
    if (apiErrorIn(failure).status !== 404) throw failure;
    return undefined;
  }
}

/** A code that no longer fits is left out: the form for codes is there, and the sum is read out once more. */
async function codeNow(code: string, lines: readonly OrderLine[], options: CallOptions) {
  const items = lines.map(({ product, quantity }) => ({ productId: product._id, quantity }));
  try {
    return (await api.promotion.tryCode({ code, phone: '', items }, options)).data;
  } catch (failure) {
    if (apiErrorIn(failure).status !== 409) throw failure;
    return undefined;
  }
}
