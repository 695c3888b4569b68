import { useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import { leavesPrice, type PriceStep, steppedPrice } from '#shared/bulk-price.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { MOST_PERCENT } from '#shared/promotions.ts';
import { momentOfField } from '#shared/shop-day.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { productChangeMessages, productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useMay } from '../use-may.ts';
import { fittingSubCategories } from './fitting-choices.ts';
import type { AllPages } from './use-all-pages.ts';
import type { MatchingChange, ProductChange } from './use-product-changes.ts';

const kinds = ['percent', 'amount', 'discount', 'sale', 'move', 'publish', 'draft'] as const;
type Kind = (typeof kinds)[number];

type ChangeSelectedDialogProps = {
  /** The dialog is open while there are any. */
  products: readonly ProductView[];
  /** Used instead of `products` where all pages of the list are picked. */
  allPages: AllPages | undefined;
  onClose: () => void;
  change: (changes: readonly ProductChange[]) => Promise<object>;
  changeMatching: (change: MatchingChange) => Promise<object>;
  /** Called with the sale, if one was made: it has a page of its own too. */
  onDone: (sale: PromotionView | undefined) => Promise<void>;
};

/** Makes one change to several products: to their prices, their discount, their category, or whether the shop shows them. */
export function ChangeSelectedDialog(props: ChangeSelectedDialogProps) {
  const { products, allPages, onClose, change, changeMatching, onDone } = props;
  const texts = useMessages(productListMessages);
  const names = useMessages(productChangeMessages);
  const [kind, setKind] = useState<Kind>('percent');
  const mayPromote = useMay('manager');
  const wantsNumber = kind !== 'publish' && kind !== 'draft' && kind !== 'move';
  const count = allPages?.count ?? products.length;
  const offered = kinds.filter((known) => known !== 'sale' || mayPromote);
  return (
    <ActionDialog
      subject={count > 0 ? { products, allPages } : undefined}
      onClose={onClose}
      title={texts.selected(count)}
      check={(typed): Record<string, string> => {
        if (!wantsNumber) return {};
        const by = readStep(typed('by'));
        if (by === undefined) return { by: texts.wholeNumber };
        if (kind === 'sale')
          return by < 1 || by > MOST_PERCENT ? { by: texts.salePercent(MOST_PERCENT) } : {};
        if (kind === 'percent' || kind === 'amount')
          return leavesPrices(products, { kind, by }) ? {} : { by: texts.noPriceLeft };
        return kind === 'discount' && (by < 0 || by > 100) ? { by: texts.percentOutOfRange } : {};
      }}
      required={kind === 'move' ? ['category'] : []}
      send={async (typed, chosen, attempt) => {
        const by = readStep(typed('by')) ?? 0;
        if (kind === 'sale') {
          const { allPages: all, products: some } = chosen;
          const scope = all ? { matching: { ...all.matching, stamp: all.stamp } } : { products: idsOf(some) };
          const sale = { by, scope, count: all?.count ?? some.length, attempt };
          return { sale: await saveSale(typed, sale).catch(whereChanged) };
        }
        const [category, subCategory] = [typed('category'), typed('subCategory')];
        if (chosen.allPages) {
          const { matching, stamp } = chosen.allPages;
          const shelf = kind === 'move' ? { category, subCategory: subCategory || undefined } : {};
          await changeMatching({
            ...matching,
            stamp,
            id: attempt.idempotencyKey,
            step: { kind, by, ...shelf },
          }).catch(whereChanged);
        } else {
          const shelf = { categories: [category], subCategories: [subCategory].filter(Boolean) };
          await change(chosen.products.map((product) => changeOf(product, kind, { by, shelf })));
        }
        return { sale: undefined };
      }}
      onDone={({ sale }) => onDone(sale)}
      submitLabel={texts.save}
    >
      {() => (
        <>
          <SelectField
            label={texts.whatToChange}
            name="kind"
            value={kind}
            onChange={({ currentTarget }) =>
              setKind(kinds.find((known) => known === currentTarget.value) ?? 'percent')
            }
          >
            {offered.map((known) => (
              <option key={known} value={known}>
                {names[known]}
              </option>
            ))}
          </SelectField>
          {wantsNumber && (
            <TextField
              label={kind === 'sale' ? texts.percentLess : texts.by}
              help={kind === 'percent' || kind === 'amount' ? texts.byHelp : undefined}
              name="by"
              autoComplete="off"
              maxLength={8}
            />
          )}
          {kind === 'move' && <Shelf />}
          {kind === 'sale' && <SaleTimes />}
        </>
      )}
    </ActionDialog>
  );
}

/** A choice of a category, and one of its own sub-categories. */
function Shelf() {
  const language = useLanguage();
  const texts = productListMessages[language];
  const { allCategory, allSubCategory } = useFetchedCatalogue();
  const [chosen, setChosen] = useState('');
  const fitting = chosen === '' ? [] : fittingSubCategories(allSubCategory, [{ _id: chosen }], []);
  return (
    <>
      <SelectField
        label={texts.moveTo}
        name="category"
        required
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="" />
        {allCategory.map(({ _id, name, nameFr }) => (
          <option key={_id} value={_id}>
            {inPageLanguage(language, name, nameFr)}
          </option>
        ))}
      </SelectField>
      <SelectField key={chosen} label={texts.moveToSub} name="subCategory">
        <option value="">{texts.noSubCategory}</option>
        {fitting.map(({ _id, name, nameFr }) => (
          <option key={_id} value={_id}>
            {inPageLanguage(language, name, nameFr)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function SaleTimes() {
  const texts = useMessages(productListMessages);
  const time = { optional: true, type: 'datetime-local' } as const;
  return (
    <>
      <TextField {...time} name="startsAt" label={texts.startsAt} help={texts.startsHelp} />
      <TextField {...time} name="endsAt" label={texts.endsAt} help={texts.saleHelp} />
    </>
  );
}

type Sale = {
  by: number;
  scope: Pick<Parameters<Api['promotion']['save']>[0], 'products' | 'matching'>;
  count: number;
  attempt: { idempotencyKey: string };
};

/** Creates a sale among the promotions, named after what it does. */
async function saveSale(typed: Typed<string>, { by, scope, count, attempt }: Sale): Promise<PromotionView> {
  const moment = (name: string) => (typed(name) === '' ? undefined : momentOfField(typed(name)));
  const { data } = await api.promotion.save(
    {
      kind: 'sale',
      name: productListMessages.en.saleName(by, count),
      nameFr: productListMessages.fr.saleName(by, count),
      value: by,
      startsAt: moment('startsAt'),
      endsAt: moment('endsAt'),
      ...scope,
    },
    attempt,
  );
  return data;
}

/** Closes the dialog where the products are not those that were picked: they have to be picked again, from the list as it is now. */
function whereChanged(failure: unknown): undefined {
  if (apiErrorIn(failure).code !== 'MATCHING_CHANGED') throw failure;
  tell(failure);
}

const idsOf = (products: readonly ProductView[]) => products.map(({ _id }) => _id);

type Wanted = { by: number; shelf: NonNullable<ProductChange['shelf']> };

function changeOf({ _id, price }: ProductView, kind: Kind, { by, shelf }: Wanted): ProductChange {
  if (kind === 'publish' || kind === 'draft') return { id: _id, isPublished: kind === 'publish' };
  if (kind === 'move') return { id: _id, shelf };
  if (kind === 'percent' || kind === 'amount') return { id: _id, price: steppedPrice(price, { kind, by }) };
  return { id: _id, discount: by };
}

/** Whether each product keeps a price after the step. A percentage needs no prices: those of all pages are known to the shop only. */
function leavesPrices(products: readonly ProductView[], step: PriceStep): boolean {
  return step.kind === 'percent'
    ? leavesPrice(100, step)
    : products.every(({ price }) => leavesPrice(price, step));
}

function readStep(typed: string): number | undefined {
  const step = typed.replace(/[\s%]/g, '').replace('−', '-');
  return /^[+-]?\d{1,7}$/.test(step) ? Number(step) : undefined;
}
