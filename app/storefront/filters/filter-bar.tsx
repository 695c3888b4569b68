import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallOptions } from '#shared/contract/contract.ts';
import {
  choiceFields,
  choiceQuery,
  isNarrowed,
  type ListChoice,
  type ListSort,
  withoutField,
} from '#shared/list-choice.ts';
import { brandPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { facetMessages } from '../../messages/facet-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { orAnew } from '../../or-anew.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ArrowUpDown, X } from '../../ui/pictures/icons.tsx';
import type { ProductResults } from '../product/product-results.ts';
import { useChoiceWords } from './choice-words.ts';
import { useRememberedDepth } from './own-depth.ts';
import { FILTERS } from './wants-filters.ts';
import './filter-bar.css';
import './filter-form.css';

const FilterForm = lazy(() =>
  orAnew(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }), { isAsked: false }),
);
const FilterSheet = onFirstUse(async () => (await import('./filter-sheet.tsx')).FilterSheet);

export type FilteredList = {
  choice: ListChoice;
  /** Fields of the address that are kept, such as the search words. */
  kept?: readonly (readonly [string, string])[];
  /** The sort order while none is chosen. */
  sort: ListSort;
  /** What came with the page; for readers without scripts with the counts of the choices. */
  first: ProductResults;
  /** What is shown now. */
  results: ProductResults;
  loadFacets: (options: CallOptions) => Promise<ProductResults>;
};

/**
 * Above a list: a button that opens its choices, and the choices made. Each of them is a link. Nothing where there is no product to choose
 * from, and no choice that could be taken back.
 */
export function FilterBar({ list }: { list: FilteredList }) {
  const texts = useMessages(facetMessages);
  const { pathname } = useLocation();
  const { choice, kept = [], first, results } = list;
  const [isOpen, setOpen] = useState(false);
  useRememberedDepth(choice.facets.depth);
  const [wasOpened, setOpened] = useState(false);
  if (!results.failed && results.totalCount === 0 && !isNarrowed(choice)) return null;
  return (
    <div className="filter-bar">
      <div className="row">
        <ButtonLink
          variant="outline"
          icon={<ArrowUpDown />}
          to={pathname + choiceQuery(choice, [...kept, [FILTERS, '1']])}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            setOpened(true);
            setOpen(true);
          }}
        >
          {texts.filterAndSort}
        </ButtonLink>
      </div>
      <Chosen choice={choice} kept={kept} />
      {!first.failed && first.facets && (
        <Suspense fallback={null}>
          <FilterForm list={list} facets={first.facets} onChoose={undefined} />
        </Suspense>
      )}
      {wasOpened && <FilterSheet list={list} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The choices made, each with a link that removes it. */
function Chosen({ choice, kept }: Required<Pick<FilteredList, 'choice' | 'kept'>>) {
  const texts = useMessages(facetMessages);
  const wordsOf = useChoiceWords();
  const { pathname } = useLocation();
  const fields = choiceFields(choice);
  if (fields.length === 0) return null;
  const [brand, another] = choice.facets.brand ?? [];
  return (
    <ul className="filter-bar__chosen cluster gap-2" aria-label={texts.chosen}>
      {fields.map((field) => (
        <li key={field.join(':')}>
          <Link
            className="filter-bar__chip row gap-1"
            to={pathname + choiceQuery(withoutField(choice, field), kept)}
            aria-label={texts.removeChoice(wordsOf(field))}
            preventScrollReset
          >
            {wordsOf(field)} <X className="lucide--small" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="filter-bar__clear tap"
          to={pathname + choiceQuery({ facets: {}, flags: [] }, kept)}
          preventScrollReset
        >
          {texts.clearAll}
        </Link>
      </li>
      {brand !== undefined && another === undefined && (
        <li>
          <LocalLink className="filter-bar__clear tap" to={brandPath(brand)}>
            {texts.aboutBrand(brand)}
          </LocalLink>
        </li>
      )}
    </ul>
  );
}
