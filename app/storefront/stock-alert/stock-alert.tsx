import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { Button } from '../../ui/buttons/button.tsx';

const StockAlertDialog = onFirstUse(async () => (await import('./stock-alert-dialog.tsx')).StockAlertDialog);

/** A button for sold-out products. The dialog's script is loaded when it is first opened. */
export function StockAlert({ productId }: { productId: string }) {
  const texts = useMessages(productMessages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outline" wide onClick={open}>
        {texts.stockAlert}
      </Button>
      {wasOpened && <StockAlertDialog productId={productId} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
