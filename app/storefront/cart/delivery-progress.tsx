import { missingToFree } from '#shared/fee-rule.ts';
import { type Francs, formatFrancs } from '#shared/money.ts';
import { type KnownTerms, readTerms } from '../../client/delivery-terms.ts';
import { useLanguage } from '../../language.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { useShownZone } from '../../shell-data/use-shell-data.ts';
import { storage } from '../../state/browser.ts';
import { useShop } from '../../state/use-shop.ts';
import './delivery-progress.css';

type CartDelivery = {
  /** The terms at the place of this browser's last checkout; undefined where that is not known. */
  terms: KnownTerms | undefined;
  /** Shown in place of the fee while the place is not known. */
  text: string;
  /** Shown until the place is known: from which amount delivery in the first zone is free; empty where no amount makes it free. */
  sentence: string;
};

/** What the cart says about delivery; undefined without delivery zones, where delivery is free. */
export function useCartDelivery(): CartDelivery | undefined {
  const delivery = useShownZone();
  const texts = deliveryMessages[useLanguage()];
  // Only the browser knows the place; the server has no cart to show.
  const isThere = useShop(({ session }) => session !== 'unknown');
  if (!delivery) return undefined;
  const { version, leastFee, freeFrom, place } = delivery;
  return {
    terms: isThere ? readTerms(storage, version) : undefined,
    text: leastFee === 0 ? texts.dependsOnPlace : texts.from(formatFrancs(leastFee)),
    sentence: freeFrom === null ? '' : texts.freeFrom(formatFrancs(freeFrom), place || texts.everywhere),
  };
}

/** How much is missing for free delivery to the known place, or else the sentence about the first zone. */
export function DeliveryProgress({ delivery, products }: { delivery: CartDelivery; products: Francs }) {
  const texts = deliveryMessages[useLanguage()];
  const { terms, sentence } = delivery;
  if (!terms) return sentence === '' ? null : <p className="delivery-progress fine">{sentence}</p>;
  const missing = missingToFree(terms, products);
  if (missing === undefined || terms.freeFrom === null) return null;
  return (
    <div className="delivery-progress stack gap-1">
      <p className="fine">
        {texts.to(terms.place)}. {texts.missing(formatFrancs(missing))}
      </p>
      <progress
        className="delivery-progress__bar"
        value={products}
        max={terms.freeFrom}
        aria-label={texts.missing(formatFrancs(missing))}
      />
    </div>
  );
}
