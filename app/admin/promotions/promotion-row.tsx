import type { PromotionView } from '#shared/contract/promotion.ts';
import { formatShortMoment } from '#shared/formats/dates.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import {
  promotionKindMessages,
  promotionMessages,
  promotionStateMessages,
  promotionTroubleMessages,
} from '../../messages/promotion-messages.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { namesMore } from './promotion-scope.tsx';

const toneOf: Record<PromotionView['state'], BadgeTone> = {
  planned: 'indigo',
  running: 'success',
  used_up: 'hibiscus',
  ended: 'neutral',
};

type PromotionRowProps = { promotion: PromotionView; onChange: () => void; onStop: () => void };

export function PromotionRow({ promotion, onChange, onStop }: PromotionRowProps) {
  const language = useLanguage();
  const texts = promotionMessages[language];
  const { allCategory } = useFetchedCatalogue();
  const { kind, state, trouble, code, mostUses, uses } = promotion;
  const name = nameIn(language, promotion);
  const categoryNames = allCategory
    .filter(({ _id }) => promotion.categories.includes(_id))
    .map((category) => nameIn(language, category));
  const productNames = promotion.namedProducts.map((product) => nameIn(language, product));
  const named = namesMore(promotion) ? [texts.someProducts(promotion.productCount)] : productNames;
  const scope = [...categoryNames, ...promotion.brands, ...named];
  return (
    <AdminRow
      label={name}
      title={
        <>
          {name}{' '}
          <Badge tone={trouble === null || state !== 'running' ? toneOf[state] : 'danger'}>
            {promotionStateMessages[language][state]}
          </Badge>
        </>
      }
      words={
        <>
          <p className="anywhere">
            {code === null ? promotionKindMessages[language][kind] : <strong>{code}</strong>}
            {' · '}
            {effectOf(promotion, language)}
          </p>
          {kind !== 'gift' && (
            <p className="muted">{scope.length === 0 ? texts.forAll : texts.onlyFor(scope.join(', '))}</p>
          )}
          {trouble !== null && (
            <p className="note note--danger">{promotionTroubleMessages[language][trouble]}</p>
          )}
          <p className="muted">{timesOf(promotion, language)}</p>
          <p className="muted">{texts.uses(uses, mostUses)}</p>
          {uses > 0 && (
            <p className="muted">
              {texts.figures(formatFrancs(francs(promotion.given)), formatFrancs(francs(promotion.sales)))}
            </p>
          )}
        </>
      }
      actions={
        state !== 'ended' && (
          <>
            <Button variant="outline" aria-label={texts.changeNamed(name)} onClick={onChange}>
              {texts.change}
            </Button>
            <Button variant="quiet" aria-label={texts.stopNamed(name)} onClick={onStop}>
              {texts.stop}
            </Button>
          </>
        )
      }
    />
  );
}

/** What a promotion does, such as '−10 % · from 5,000 FCFA · once per phone'. */
function effectOf(promotion: PromotionView, language: Language): string {
  const { kind, value, minimum, isOncePerPhone, namedProducts } = promotion;
  const texts = promotionMessages[language];
  const effects = {
    percent: texts.less(value),
    sale: texts.less(value),
    amount: texts.off(formatFrancs(francs(value))),
    free_delivery: texts.freeDelivery,
    gift: namedProducts.map((product) => nameIn(language, product)).join(', '),
  };
  return [
    effects[kind],
    ...(minimum > 0 ? [texts.from(formatFrancs(francs(minimum)))] : []),
    ...(isOncePerPhone ? [texts.oncePerPhoneShort] : []),
  ].join(' · ');
}

function timesOf({ state, startsAt, endsAt, stoppedAt }: PromotionView, language: Language): string {
  const texts = promotionMessages[language];
  const end = stoppedAt ?? endsAt;
  if (state === 'ended' && end !== null) return texts.ended(formatShortMoment(end, language));
  const begins = state === 'planned' ? texts.begins : texts.since;
  return [
    begins(formatShortMoment(startsAt, language)),
    ...(end === null ? [] : [texts.until(formatShortMoment(end, language))]),
  ].join(', ');
}
