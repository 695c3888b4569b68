import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { type FeeRule, freeDelivery } from '#shared/fee-rule.ts';
import type { Reduction } from '#shared/pricing.ts';
import { createStore } from '../../client/store.ts';
import { client } from '../../state/client.ts';
import { useStore } from '../../state/use-store.ts';

type UsedCode = { promo: TriedCodeView | undefined };

const used = createStore<UsedCode>({ promo: undefined });

/** The code that is used in this tab: typed in the cart, it is on the bill of the checkout too. */
export function useUsedCode(): TriedCodeView | undefined {
  return useStore(used, ({ promo }) => promo);
}

/** Undefined takes it away. */
export function setUsedCode(promo: TriedCodeView | undefined): void {
  used.set({ promo });
}

// Not for the next person at this browser.
client.shop.subscribe(({ session }, before) => {
  if (before.session === 'user' && session !== 'user') setUsedCode(undefined);
});

/** On the bill under its code. */
export function reductionsOf(
  promo: TriedCodeView | undefined,
  label: (code: string) => string = String,
): Reduction[] {
  return promo ? [{ name: label(promo.code), amount: promo.reduction }] : [];
}

/** Free where the code says so. */
export function ruleWith(rule: FeeRule, promo: TriedCodeView | undefined): FeeRule {
  return promo?.isDeliveryFree ? freeDelivery : rule;
}
