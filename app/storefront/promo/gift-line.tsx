import { nameIn } from '#shared/language.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import { GiftMark } from '../../forms/gift-mark.tsx';
import { useLanguage } from '../../language.ts';
import { giftMessages } from '../../messages/gift-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { CartGift } from './use-gift.ts';
import './gift-line.css';

/** The gift that comes with the order at 0 F, or what is missing for it; also says when a gift that was earned is sold out. */
export function GiftLine({ given, soldOut, bought, next: above }: CartGift) {
  const language = useLanguage();
  const texts = giftMessages[language];
  const nameOf = (gift: { name: string; nameFr: string | null }) => nameIn(language, gift);
  // Only from half of the amount on: before that the gift is out of reach for this cart.
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
