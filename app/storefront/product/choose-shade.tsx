import { useState } from 'react';
import { productPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { Link } from '../../ui/link.tsx';
import { Plus } from '../../ui/pictures/icons.tsx';
import type { CardProduct } from './card-product.ts';
import './add-to-cart.css';

const ShadeSheet = onFirstUse(async () => (await import('./shade-sheet.tsx')).ShadeSheet);

/** Opens the shades of a family; without scripts, and in a new tab, it leads to their page. The sheet comes when it is first opened. */
export function ChooseShade({ product, name }: { product: CardProduct; name: string }) {
  const texts = useMessages(productMessages);
  const localPath = useLocalPath();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="add-to-cart">
      <Link
        className="icon-button icon-button--filled"
        to={localPath(productPath(product))}
        aria-label={texts.chooseShadeOf(name)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpened(true);
          setOpen(true);
        }}
      >
        <Plus />
      </Link>
      {wasOpened && <ShadeSheet product={product} name={name} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
