import { useLocalPath, useMessages } from '../../language.ts';
import { offerListMessages, offersMessages } from '../../messages/offers-messages.ts';
import { useProductCount } from '../../shell-data/use-shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { ChosenList, type LoadChosen } from '../listing/chosen-list.tsx';
import type { ProductResults } from '../product/product-results.ts';
import { loadOfferPage, type OfferKind } from './load-offers.ts';
import './offer-list.css';

type OfferListProps = { kind: OfferKind; first: ProductResults };

const loads: Record<OfferKind, LoadChosen> = {
  offers: (from, ...asked) => loadOfferPage(from, 'offers', ...asked),
  clearance: (from, ...asked) => loadOfferPage(from, 'clearance', ...asked),
};

/** A page of reduced products. */
export function OfferList({ kind, first }: OfferListProps) {
  const texts = useMessages(offersMessages);
  const { title, text, nothing } = useMessages(offerListMessages[kind]);
  const localPath = useLocalPath();
  // In a shop without a product the new arrivals would lead to nothing either.
  const isEmptyShop = useProductCount() === 0;
  return (
    <ChosenList
      first={first}
      load={loads[kind]}
      sort="discount"
      head={(totalCount) => (
        <>
          <h1>{title}</h1>
          <p className="offer-list__text muted">
            {!isEmptyShop && text} {totalCount !== undefined && texts.count(totalCount)}
          </p>
        </>
      )}
      empty={
        <EmptyState
          illustration={<NoMatch />}
          title={nothing}
          text={isEmptyShop ? texts.noProducts : texts.nothingHelp}
          action={
            <ButtonLink to={localPath(isEmptyShop ? '/contact' : '/new-arrival')}>
              {isEmptyShop ? texts.writeToUs : texts.toNewArrivals}
            </ButtonLink>
          }
        />
      }
    />
  );
}
