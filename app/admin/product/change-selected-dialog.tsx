import { useState } from 'react';
import { steppedPrice } from '#shared/bulk-price.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { productChangeMessages, productListMessages } from '../../messages/product-list-messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProductChange } from './use-product-changes.ts';

const kinds = ['percent', 'amount', 'discount', 'publish', 'draft'] as const;
type Kind = (typeof kinds)[number];

type ChangeSelectedDialogProps = {
  /** Open while there are any. */
  products: readonly ProductView[];
  onClose: () => void;
  change: (changes: readonly ProductChange[]) => Promise<object>;
};

/** One change of several products: their prices, their discount, or whether the shop shows them. */
export function ChangeSelectedDialog({ products, onClose, change }: ChangeSelectedDialogProps) {
  const texts = useMessages(productListMessages);
  const names = useMessages(productChangeMessages);
  const [kind, setKind] = useState<Kind>('percent');
  const wantsNumber = kind !== 'publish' && kind !== 'draft';
  return (
    <ActionDialog
      subject={products.length > 0 ? products : undefined}
      onClose={onClose}
      title={texts.selected(products.length)}
      check={(typed): Record<string, string> => {
        if (!wantsNumber) return {};
        const by = readStep(typed('by'));
        if (by === undefined) return { by: texts.wholeNumber };
        return kind === 'discount' && (by < 0 || by > 100) ? { by: texts.percentOutOfRange } : {};
      }}
      send={(typed, chosen) =>
        change(chosen.map((product) => changeOf(product, kind, readStep(typed('by')) ?? 0)))
      }
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
            {kinds.map((known) => (
              <option key={known} value={known}>
                {names[known]}
              </option>
            ))}
          </SelectField>
          {wantsNumber && (
            <TextField
              label={texts.by}
              help={kind === 'discount' ? undefined : texts.byHelp}
              name="by"
              autoComplete="off"
              maxLength={8}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

function changeOf({ _id, price }: ProductView, kind: Kind, by: number): ProductChange {
  if (kind === 'publish' || kind === 'draft') return { id: _id, isPublished: kind === 'publish' };
  if (kind === 'discount') return { id: _id, discount: by };
  return { id: _id, price: steppedPrice(price, { kind, by }) };
}

function readStep(typed: string): number | undefined {
  const step = typed.replace(/[\s%]/g, '').replace('−', '-');
  return /^[+-]?\d{1,7}$/.test(step) ? Number(step) : undefined;
}
