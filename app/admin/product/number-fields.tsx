import { francs, MAX_FRANCS } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { formSections } from './form-sections.ts';
import type { ProductFields } from './product-fields.ts';
import { readWholeNumber } from './read-whole-number.ts';
import { useProductField } from './use-product-field.ts';
import type { ProductFormState } from './use-product-form.ts';

/** The fields of what is counted, weighed or paid; the bulk price in the edit form only. */
export function NumberFields({ form, withBulkPrice }: { form: ProductFormState; withBulkPrice: boolean }) {
  const field = useProductField(form);
  const names = formSections.numbers.filter((name) => withBulkPrice || name !== 'bulkPrice');
  return (
    <div className="product-form__pair stack stack--pair">
      {names.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          {...(name === 'discount' ? { help: <DiscountHelp {...form.fields} /> } : {})}
          enterKeyHint="next"
          autoComplete="off"
        />
      ))}
    </div>
  );
}

function DiscountHelp({ price, discount }: Pick<ProductFields, 'price' | 'discount'>) {
  const texts = useMessages(adminProductMessages);
  const amount = Number(readWholeNumber(price));
  const percent = Number(readWholeNumber(discount));
  const isKnown = amount > 0 && amount <= MAX_FRANCS && percent > 0 && percent <= 100;
  if (!isKnown) return texts.discountHelp;
  return (
    <>
      {texts.shoppersPay} <Price amount={priceAfterDiscount(francs(amount), percent)} size="small" />
    </>
  );
}
