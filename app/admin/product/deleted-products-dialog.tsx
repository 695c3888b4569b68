import type { DeletedProductView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { formatDayOfYear } from '#shared/formats/dates.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Undo2 } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { DialogRows } from '../list/dialog-rows.tsx';
import './deleted-products-dialog.css';

type DeletedProductsDialogProps = { open: boolean; onClose: () => void; onRestored: () => Promise<void> };

const fetchDeleted = (page: number, options: CallOptions) =>
  api.product.getDeleted({ page, limit: 24 }, options);

export function DeletedProductsDialog({ open, onClose, onRestored }: DeletedProductsDialogProps) {
  const texts = useMessages(adminProductMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.deletedTitle}>
      <p>{texts.deletedText(limits.restoreDays)}</p>
      <DialogRows label={texts.deletedTitle} fetchRows={fetchDeleted} empty={texts.deletedNone}>
        {(product, reload) => (
          <DeletedProduct
            product={product}
            onRestored={async () => {
              await Promise.all([reload(), onRestored()]);
            }}
          />
        )}
      </DialogRows>
    </Dialog>
  );
}

type DeletedProductProps = { product: DeletedProductView; onRestored: () => Promise<void> };

function DeletedProduct({ product, onRestored }: DeletedProductProps) {
  const texts = useMessages(adminProductMessages);
  const language = useLanguage();
  const { act, isBusy } = useAction();
  const name = nameIn(language, product);
  const [picture] = product.image;
  const day = formatDayOfYear(product.restorableUntil, language);

  const restore = () =>
    act(async () => {
      const answer = await api.product.restore({ _id: product._id });
      await onRestored();
      return answer;
    });

  return (
    <article className="cluster" aria-label={name}>
      {picture !== undefined && <Picture src={picture} alt="" sizes="64px" fit="cover" className="thumb" />}
      <div className="deleted-product__words">
        <p>
          <strong>{name}</strong>
        </p>
        <p className="muted">{texts.restorableUntil(day)}</p>
      </div>
      <Button
        variant="outline"
        icon={<Undo2 />}
        busy={isBusy}
        aria-label={texts.restoreNamed(name)}
        onClick={() => void restore()}
      >
        {texts.restore}
      </Button>
    </article>
  );
}
