import { formatFrancs, francs } from '#shared/money.ts';
import { GiftMark } from '../../forms/gift-mark.tsx';
import { inPageLanguage, useLanguage } from '../../language.ts';
import { giftMessages } from '../../messages/gift-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { CartGift } from './use-gift.ts';
import './gift-line.css';

/** What comes with the order at 0 F, or what is missing for it; one that was reached and is sold out is said. */
export function GiftLine({ given, soldOut, bought, next: above }: CartGift) {
  const language = useLanguage();
  const texts = giftMessages[language];
  const nameOf = (gift: { name: string; nameFr: string | null }) =>
    inPageLanguage(language, gift.name, gift.nameFr);
  // Half of it is there: before that it is no news for this cart.
  const next = above && above.missing * 2 <= above.gift.minimum ? above : undefined;
  if (!given && !soldOut && !bought && !next) return null;
  return (
    <div className="stack gap-2" role="status">
      {given && (
        <div className="gift-line note note--primary">
          <Picture src={given.image} alt="" fit="cover" sizes="3rem" widths={[160, 320]} />
          <p className="anywhere">
            <GiftMark price={0} /> {nameOf(given)}
          </p>
          <Price amount={francs(0)} />
        </div>
      )}
      {soldOut && <p className="fine">{texts.soldOut(nameOf(soldOut))}</p>}
      {bought && <p className="fine">{texts.bought(nameOf(bought), formatFrancs(francs(bought.minimum)))}</p>}
      {next && <p className="fine">{texts.missing(formatFrancs(francs(next.missing)), nameOf(next.gift))}</p>}
    </div>
  );
}
