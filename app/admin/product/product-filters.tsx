import { useNavigate } from 'react-router';
import { productListSorts } from '#shared/product-list.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { productListMessages, productListSortMessages } from '../../messages/product-list-messages.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { useAddress } from '../../state/use-loaded.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { More } from '../../ui/layout/more.tsx';
import './product-filters.css';

/** Beside the views: one category only, and in which order. Both are in the address. */
export function ProductFilters() {
  const texts = useMessages(productListMessages);
  const sorts = useMessages(productListSortMessages);
  const language = useLanguage();
  const { allCategory: categories } = useFetchedCatalogue();
  const { query } = useAddress();
  const navigate = useNavigate();
  const common = useMessages(adminMessages);
  const inUse = ['category', 'sort'].filter((name) => query.get(name)).length;

  function show(name: string, value: string): void {
    const next = new URLSearchParams([...query].filter(([known]) => known !== name && known !== 'page'));
    if (value !== '') next.set(name, value);
    void navigate(`?${next}`, { preventScrollReset: true });
  }

  return (
    <More summary={inUse > 0 ? common.filtersInUse(inUse) : common.filters} open={inUse > 0}>
      <div className="product-filters">
        <SelectField
          label={texts.category}
          value={query.get('category') ?? ''}
          onChange={({ currentTarget }) => show('category', currentTarget.value)}
        >
          <option value="">{texts.anyCategory}</option>
          {categories.map(({ _id, name, nameFr }) => (
            <option key={_id} value={_id}>
              {inPageLanguage(language, name, nameFr)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.sort}
          value={query.get('sort') ?? 'newest'}
          onChange={({ currentTarget }) =>
            show('sort', currentTarget.value === 'newest' ? '' : currentTarget.value)
          }
        >
          {productListSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </SelectField>
      </div>
    </More>
  );
}
