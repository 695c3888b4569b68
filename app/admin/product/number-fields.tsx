import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { francs, MAX_FRANCS } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ProductFields } from './product-fields.ts';
import { readWholeNumber } from './read-whole-number.ts';
import type { ProductFormState } from './use-product-form.ts';

/** Unit, stock, price, discount and, in the edit form, the bulk price. */
export function NumberFields({
  fields,
  change,
  errors,
  withBulkPrice,
}: ProductFormState & { withBulkPrice: boolean }) {
  const texts = useMessages(adminProductMessages);
  return (
    <div className="product-form__numbers">
      <TextField
        label={texts.unit}
        required
        maxLength={limits.shortText}
        enterKeyHint="next"
        autoComplete="off"
        help={texts.unitHelp}
        value={fields.unit}
        error={errors.unit}
        onChange={({ currentTarget }) => change({ unit: currentTarget.value })}
      />
      <NumberField
        label={texts.stock}
        required
        value={fields.stock}
        error={errors.stock}
        onType={(stock) => change({ stock })}
      />
      <NumberField
        label={texts.price}
        required
        help={texts.priceHelp}
        value={fields.price}
        error={errors.price}
        onType={(price) => change({ price })}
      />
      {withBulkPrice && (
        <NumberField
          label={texts.bulkPrice}
          labelNote={texts.optional}
          help={texts.bulkPriceHelp}
          value={fields.bulkPrice}
          error={errors.bulkPrice}
          onType={(bulkPrice) => change({ bulkPrice })}
        />
      )}
      <NumberField
        label={texts.discount}
        required
        help={<DiscountHelp {...fields} />}
        value={fields.discount}
        error={errors.discount}
        onType={(discount) => change({ discount })}
      />
    </div>
  );
}

type NumberFieldProps = {
  label: string;
  labelNote?: string;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  value: string;
  onType: (typed: string) => void;
};

/** Text with a keyboard of digits: a field of type number drops what it does not understand without a word. */
function NumberField({ onType, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
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
