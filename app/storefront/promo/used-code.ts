import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { type FeeRule, freeDelivery } from '#shared/fee-rule.ts';
import type { Reduction } from '#shared/pricing.ts';
import { createStore } from '../../client/store.ts';
import { tabNotes } from '../../state/browser.ts';
import { client } from '../../state/client.ts';
import { useStore } from '../../state/use-store.ts';

type UsedCode = { promo: TriedCodeView | undefined };

const used = createStore<UsedCode>({ promo: undefined });

/** The promo code that is applied in this tab: entered in the cart, it is also on the bill of the checkout. */
export function useUsedCode(): TriedCodeView | undefined {
  return useStore(used, ({ promo }) => promo);
}

/** Sets the code; undefined removes it. */
export function setUsedCode(promo: TriedCodeView | undefined): void {
  used.set({ promo });
  if (promo) tabNotes.keep('usedCode', promo);
  else tabNotes.forget('usedCode');
}

// The code must not stay for the next person at this browser.
client.shop.subscribe(({ session }, before) => {
  if (before.session === 'user' && session !== 'user') setUsedCode(undefined);
  if (before.session === 'unknown') takeKept();
});
if (client.shop.get().session !== 'unknown') takeKept();

/** Takes up the code of before a reload. Its form asks the server again before anyone reads what it takes off. */
function takeKept(): void {
  const kept = tabNotes.read('usedCode');
  if (isTried(kept)) used.set({ promo: kept });
}

function isTried(kept: unknown): kept is TriedCodeView {
  return typeof kept === 'object' && kept !== null && 'code' in kept && 'reduction' in kept;
}

/** The reduction of a code as a row of the bill. */
export function reductionsOf(
  promo: TriedCodeView | undefined,
  label: (code: string) => string = String,
): Reduction[] {
  return promo ? [{ name: label(promo.code), amount: promo.reduction }] : [];
}

/** The rule for the delivery charge; free where the code says so. */
export function ruleWith(rule: FeeRule, promo: TriedCodeView | undefined): FeeRule {
  return promo?.isDeliveryFree ? freeDelivery : rule;
}
