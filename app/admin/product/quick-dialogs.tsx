import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readWholeNumber } from './read-whole-number.ts';
import type { ProductChange } from './use-product-changes.ts';

type QuickDialogProps = {
  /** The dialog is open while this is set. */
  product: ProductView | undefined;
  onClose: () => void;
  change: (changes: readonly ProductChange[]) => Promise<object>;
  onChanged: () => void;
};

/** Changes the price. The field is empty, so that the new price can be typed at once. */
export function PriceDialog({ product, onClose, change, onChanged }: QuickDialogProps) {
  const language = useLanguage();
  const texts = productListMessages[language];
  return (
    <ActionDialog
      subject={product}
      onClose={onClose}
      title={product ? texts.priceOf(nameIn(language, product)) : ''}
      check={(typed): Record<string, string> =>
        Number(readWholeNumber(typed('price'))) > 0 ? {} : { price: texts.wholeFrancs }
      }
      send={(typed, { _id }) => change([{ id: _id, price: Number(readWholeNumber(typed('price'))) }])}
      onDone={onChanged}
      submitLabel={texts.save}
    >
      {({ price }) => (
        <TextField
          label={texts.newPrice}
          help={texts.priceNow(formatFrancs(price))}
          name="price"
          inputMode="numeric"
          autoComplete="off"
          maxLength={limits.phone}
        />
      )}
    </ActionDialog>
  );
}

/** Changes the stock: to a new count, or to sold out with one tap. */
export function StockDialog({ product, onClose, change, onChanged }: QuickDialogProps) {
  const language = useLanguage();
  const texts = productListMessages[language];
  const { act, isBusy } = useAction();
  return (
    <ActionDialog
      subject={product}
      onClose={onClose}
      title={product ? texts.stockOf(nameIn(language, product)) : ''}
      check={(typed): Record<string, string> =>
        readWholeNumber(typed('stock')) === undefined ? { stock: texts.wholePieces } : {}
      }
      send={(typed, { _id, stock }) =>
        change([{ id: _id, stock: Number(readWholeNumber(typed('stock'))), stockSeen: stock }])
      }
      onDone={onChanged}
      submitLabel={texts.save}
    >
      {({ _id, stock }) => (
        <>
          {stock > 0 && (
            <Button
              variant="danger"
              wide
              busy={isBusy}
              onClick={() =>
                void act(async () => {
                  await change([{ id: _id, stock: 0 }]);
                  onClose();
                  onChanged();
                  return {};
                })
              }
            >
              {texts.soldOut}
            </Button>
          )}
          <TextField
            label={texts.newStock}
            help={texts.stockNow(stock)}
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={limits.phone}
          />
        </>
      )}
    </ActionDialog>
  );
}
