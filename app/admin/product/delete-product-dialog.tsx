import { useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { SuccessDialog } from '../success-dialog.tsx';

type DeleteProductDialogProps = {
  product: ProductView | undefined;
  onClose: () => void;
  /** Called when the product is gone, by this press or by someone before it. */
  onGone: () => Promise<void>;
};

/** Asks first, and says afterwards for how long the product can be brought back. */
export function DeleteProductDialog({ product, onClose, onGone }: DeleteProductDialogProps) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const language = useLanguage();
  const [message, setMessage] = useState<string>();

  async function deleteProduct({ _id }: ProductView): Promise<void> {
    try {
      const answer = await api.product.delete({ _id });
      setMessage(answer.message);
    } catch (failure) {
      // Someone else was faster: what is gone cannot stay on the screen.
      if (apiErrorIn(failure).status !== 404) throw failure;
      tell(failure);
    }
    onClose();
    await onGone();
  }

  return (
    <>
      <ConfirmDialog
        open={product !== undefined}
        onClose={onClose}
        question={
          <p>
            {product && <strong>{nameIn(language, product)}</strong>}
            <br />
            {texts.askDelete}
          </p>
        }
        confirmLabel={shared.delete}
        confirm={async () => {
          if (product) await deleteProduct(product);
        }}
      />
      <SuccessDialog open={message !== undefined} onClose={() => setMessage(undefined)} title={message ?? ''}>
        <p>{texts.deletedNote(limits.restoreDays)}</p>
      </SuccessDialog>
    </>
  );
}
