import { useState } from 'react';
import { productPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { pageApi } from '../../state/api.ts';
import { Link } from '../../ui/link.tsx';
import { Plus } from '../../ui/pictures/icons.tsx';
import type { CardProduct } from './card-product.ts';
import './add-to-cart.css';

const ShadeSheet = onFirstUse(async () => (await import('./shade-sheet.tsx')).ShadeSheet);

/**
 * Opens the sheet with the shades of a family; without scripts, and in a new tab, it leads to their page. The sheet's script is loaded
 * when the sheet is first opened.
 */
export function ChooseShade({ product, name }: { product: CardProduct; name: string }) {
  const texts = useMessages(productMessages);
  const localPath = useLocalPath();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<ReturnType<typeof askForShades>>();
  return (
    <div className="add-to-cart">
      <Link
        className="icon-button icon-button--filled"
        to={localPath(productPath(product))}
        aria-label={texts.chooseShadeOf(name)}
        // Written out, so that the shell does not load the page ahead (`pages-ahead.ts`): a press opens the sheet.
        target="_self"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setAsked(asked ?? askForShades(product._id));
          setOpen(true);
        }}
      >
        <Plus />
      </Link>
      {asked && (
        <ShadeSheet
          product={product}
          name={name}
          asked={asked}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/**
 * Fetches the shades while the sheet's file loads: on a phone's network each takes a third of a second. If the call fails, the
 * sheet says so.
 */
function askForShades(productId: string) {
  const answer = pageApi.product.getDetails({ productId });
  answer.catch(console.info);
  return answer;
}
