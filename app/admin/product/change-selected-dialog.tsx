import { useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import { leavesPrice, type PriceStep, steppedPrice } from '#shared/bulk-price.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { type Language, nameIn, textIn } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { MOST_PERCENT } from '#shared/promotions.ts';
import { momentOfField } from '#shared/shop-day.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { productChangeMessages, productListMessages } from '../../messages/product-list-messages.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useMay } from '../use-may.ts';
import { fittingSubCategories } from './fitting-choices.ts';
import { type PriceChange, previewPrices } from './price-preview.ts';
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
  const language = useLanguage();
  const [kind, setKind] = useState<Kind>('percent');
  const mayPromote = useMay('manager');
  const count = allPages?.count ?? products.length;
  const offered = kinds.filter((known) => known !== 'sale' || mayPromote);
  return (
    <ActionDialog
      subject={count > 0 ? { products, allPages } : undefined}
      onClose={onClose}
      title={texts.selected(count)}
      check={(typed): Record<string, string> => {
        if (!isPriceKind(kind)) return {};
        const by = readStep(typed('by'));
        if (by === undefined) return { by: texts.wholeNumber };
        if (kind === 'sale')
          return by < 1 || by > MOST_PERCENT ? { by: texts.salePercent(MOST_PERCENT) } : {};
        if (kind === 'discount' && (by < 0 || by > 100)) return { by: texts.percentOutOfRange };
        if (kind !== 'discount' && !leavesPrices(products, { kind, by })) return { by: texts.noPriceLeft };
        // Of all pages the shop knows, and names, those that it refuses.
        const { refused } = previewPrices(allPages ? [] : products, { kind, by });
        return refused.length > 0 ? { by: texts.refusedPrices(namesOf(refused, language)) } : {};
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
          {isPriceKind(kind) && <PriceStepField key={kind} {...{ kind, products, allPages }} />}
          {kind === 'move' && <Shelf />}
          {kind === 'sale' && <SaleTimes />}
        </>
      )}
    </ActionDialog>
  );
}

/** Asks by how much prices change, and shows what shoppers would then pay before anything is saved. */
function PriceStepField({
  kind,
  products,
  allPages,
}: Pick<ChangeSelectedDialogProps, 'products' | 'allPages'> & { kind: PriceChange['kind'] }) {
  const texts = useMessages(productListMessages);
  const [typed, setTyped] = useState('');
  const by = readStep(typed);
  const isStep = kind === 'percent' || kind === 'amount';
  const isInRange = isStep || (by !== undefined && by >= 0 && by <= 100);
  return (
    <>
      <TextField
        label={kind === 'sale' ? texts.percentLess : texts.by}
        help={isStep ? texts.byHelp : undefined}
        name="by"
        autoComplete="off"
        maxLength={8}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {by !== undefined && isInRange && <PricePreview {...{ products, allPages }} change={{ kind, by }} />}
      </div>
    </>
  );
}

const examplesShown = 3;

type PricePreviewProps = Pick<ChangeSelectedDialogProps, 'products' | 'allPages'> & { change: PriceChange };

function PricePreview({ products, allPages, change }: PricePreviewProps) {
  const language = useLanguage();
  const texts = productListMessages[language];
  const { changes, refused, belowCost } = previewPrices(products, change);
  const title = allPages ? texts.previewOfAll : texts.preview(changes.length);
  return (
    <div className="stack gap-1 small">
      {changes.length > 0 ? (
        <>
          <p className="strong">{title}</p>
          <ul>
            {changes.slice(0, examplesShown).map(({ product, before, after }) => (
              <li key={product._id} className="anywhere">
                {nameIn(language, product)}
                {language === 'fr' ? '\u00a0: ' : ': '}
                {formatFrancs(before)} → <strong>{formatFrancs(after)}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : (
        refused.length === 0 && !allPages && <p>{texts.previewNothing}</p>
      )}
      {belowCost.length > 0 && <p className="failure">{texts.belowCost(namesOf(belowCost, language))}</p>}
      {refused.length > 0 && <p className="failure">{texts.refusedPrices(namesOf(refused, language))}</p>}
      {changes.length > 0 && <p className="muted">{texts.undoAfter}</p>}
    </div>
  );
}

function namesOf(products: readonly ProductView[], language: Language): string {
  const names = products.map((named) => nameIn(language, named));
  const further = names.length - examplesShown;
  const { andMore } = productListMessages[language];
  return [...names.slice(0, examplesShown), ...(further > 0 ? [andMore(further)] : [])].join(', ');
}

function isPriceKind(kind: Kind): kind is PriceChange['kind'] {
  return kind === 'percent' || kind === 'amount' || kind === 'discount' || kind === 'sale';
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
            {textIn(language, name, nameFr)}
          </option>
        ))}
      </SelectField>
      <SelectField key={chosen} label={texts.moveToSub} name="subCategory">
        <option value="">{texts.noSubCategory}</option>
        {fitting.map(({ _id, name, nameFr }) => (
          <option key={_id} value={_id}>
            {textIn(language, name, nameFr)}
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
