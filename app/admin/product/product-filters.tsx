import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallOptions } from '#shared/contract/contract.ts';
import { textIn } from '#shared/language.ts';
import { productListSorts } from '#shared/product-list.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { productListMessages, productListSortMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { useAddress } from '../../state/use-loaded.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { More } from '../../ui/layout/more.tsx';
import './product-filters.css';

/** Filters beside the views: only one category or brand, and the order. All are in the address. */
export function ProductFilters() {
  const texts = useMessages(productListMessages);
  const sorts = useMessages(productListSortMessages);
  const language = useLanguage();
  const { allCategory: categories } = useFetchedCatalogue();
  const { query } = useAddress();
  const navigate = useNavigate();
  const common = useMessages(adminMessages);
  const inUse = ['category', 'brand', 'sort'].filter((name) => query.get(name)).length;

  const [isOpen, setOpen] = useState(inUse > 0);

  function show(name: string, value: string): void {
    const next = new URLSearchParams([...query].filter(([known]) => known !== name && known !== 'page'));
    if (value !== '') next.set(name, value);
    void navigate(`?${next}`, { preventScrollReset: true });
  }

  return (
    <More
      summary={inUse > 0 ? common.filtersInUse(inUse) : common.filters}
      open={inUse > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="product-filters">
        <SelectField
          label={texts.category}
          value={query.get('category') ?? ''}
          onChange={({ currentTarget }) => show('category', currentTarget.value)}
        >
          <option value="">{texts.anyCategory}</option>
          {categories.map(({ _id, name, nameFr }) => (
            <option key={_id} value={_id}>
              {textIn(language, name, nameFr)}
            </option>
          ))}
        </SelectField>
        {isOpen && (
          <BrandFilter chosen={query.get('brand') ?? ''} onChoose={(brand) => show('brand', brand)} />
        )}
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

type BrandFilterProps = { chosen: string; onChoose: (brand: string) => void };

/** The brands that products name, fetched once the filters are open. */
function BrandFilter({ chosen, onChoose }: BrandFilterProps) {
  const texts = useMessages(productListMessages);
  const { answer } = useAnswer(fetchBrands);
  const names = answer?.data.map(({ name }) => name) ?? [];
  return (
    <SelectField
      label={texts.brand}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{texts.anyBrand}</option>
      {[...new Set(chosen === '' ? names : [chosen, ...names])].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

function fetchBrands(options: CallOptions) {
  return api.brand.list({}, options);
}
