import { limits } from '#shared/limits.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CirclePlus, X } from '../../ui/pictures/icons.tsx';
import { withoutIndex } from '../../ui/without-index.ts';
import { extraFieldKey } from './mistakes-in.ts';
import type { ExtraField } from './product-fields.ts';
import type { ProductFormState } from './use-product-form.ts';

/** Details that the owner adds, each in both languages. */
export function ExtraFields({ fields, change, errors, onAdd }: ProductFormState & { onAdd: () => void }) {
  const texts = useMessages(adminProductMessages);
  const labels = useMessages(productFormLabels);
  const { details } = fields;
  const changeAt = (index: number, changed: Partial<ExtraField>) =>
    change({
      details: details.map((detail, other) => (other === index ? { ...detail, ...changed } : detail)),
    });
  return (
    <fieldset className="product-form__extras stack stack--start">
      <legend className="field__label">{labels.details}</legend>
      {details.map((detail, index) => (
        <div key={detail.name} className="product-form__extra stack">
          <TextField
            label={detail.name}
            required
            maxLength={limits.detailText}
            autoComplete="off"
            enterKeyHint="next"
            value={detail.text}
            error={errors[extraFieldKey(detail.name)]}
            onChange={({ currentTarget }) => changeAt(index, { text: currentTarget.value })}
          />
          <TextField
            label={texts.fieldNameFr(detail.name)}
            optional
            lang="fr"
            maxLength={limits.detailName}
            autoComplete="off"
            enterKeyHint="next"
            value={detail.nameFr}
            onChange={({ currentTarget }) => changeAt(index, { nameFr: currentTarget.value })}
          />
          <TextField
            label={texts.fieldTextFr(detail.name)}
            optional
            lang="fr"
            maxLength={limits.detailText}
            autoComplete="off"
            enterKeyHint="next"
            value={detail.textFr}
            onChange={({ currentTarget }) => changeAt(index, { textFr: currentTarget.value })}
          />
          <IconButton
            label={texts.removeField(detail.name)}
            icon={<X />}
            className="product-form__remove"
            onClick={() => change({ details: withoutIndex(details, index) })}
          />
        </div>
      ))}
      <p className="field__error" hidden={errors.more_details === undefined}>
        {errors.more_details}
      </p>
      <Button
        variant="outline"
        icon={<CirclePlus />}
        disabled={details.length >= limits.details}
        onClick={onAdd}
      >
        {texts.addFields}
      </Button>
    </fieldset>
  );
}
