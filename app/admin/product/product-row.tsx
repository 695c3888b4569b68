import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { unitText } from '#shared/unit-text.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Pencil, Trash2 } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { fieldsOf, frenchCompleteness } from './product-fields.ts';
import './product-row.css';

type ProductRowProps = {
  product: ProductView;
  isPicked: boolean;
  onPick: (isWanted: boolean) => void;
  onEdit: () => void;
  onPrice: () => void;
  onStock: () => void;
  onDelete: () => void;
};

/** One product of the list. Its price and its stock are buttons that change them. */
export function ProductRow({ product, isPicked, onPick, ...actions }: ProductRowProps) {
  const shared = useMessages(adminMessages);
  const list = useMessages(productListMessages);
  const name = nameIn(useLanguage(), product);
  const [picture] = product.image;
  return (
    <article className="product-row panel" aria-label={name}>
      <label className="product-row__pick">
        <input
          type="checkbox"
          className="pick-box"
          checked={isPicked}
          onChange={({ currentTarget }) => onPick(currentTarget.checked)}
        />
        <VisuallyHidden>{list.select(name)}</VisuallyHidden>
      </label>
      <div className="product-row__picture thumb">
        {picture !== undefined && <Picture src={picture} alt="" fit="cover" sizes="4rem" />}
      </div>
      <ProductWords product={product} name={name} />
      <Figures product={product} name={name} onPrice={actions.onPrice} onStock={actions.onStock} />
      <div className="product-row__tools">
        <IconButton label={shared.editNamed(name)} icon={<Pencil />} onClick={actions.onEdit} />
        <IconButton label={shared.deleteNamed(name)} icon={<Trash2 />} onClick={actions.onDelete} />
      </div>
    </article>
  );
}

function ProductWords({ product, name }: { product: ProductView; name: string }) {
  const texts = useMessages(adminProductMessages);
  const list = useMessages(productListMessages);
  const language = useLanguage();
  const { saleDiscount = null } = product;
  const french = frenchCompleteness(fieldsOf(product));
  const facts = [
    unitText(product.unit, language),
    ...(product.reference === undefined ? [] : [texts.referenceOf(product.reference)]),
    ...(french.done < french.of ? [texts.frenchDone(french.done, french.of)] : []),
  ];
  return (
    <div className="product-row__words anywhere">
      <p className="two-lines name">{name}</p>
      <p className="fine">{facts.join(' · ')}</p>
      {!product.published && <Badge tone="indigo">{texts.draft}</Badge>}
      {product.discount > 0 && <Badge tone="primary">{list.reduced(product.discount)}</Badge>}
      {saleDiscount !== null && <Badge tone="hibiscus">{list.inSale(saleDiscount)}</Badge>}
    </div>
  );
}

type FiguresProps = Pick<ProductRowProps, 'product' | 'onPrice' | 'onStock'> & { name: string };

function Figures({ product, name, onPrice, onStock }: FiguresProps) {
  const texts = useMessages(adminProductMessages);
  const list = useMessages(productListMessages);
  const stock = product.stock === 0 ? texts.soldOut : texts.pieces(product.stock);
  const price = formatFrancs(product.price);
  return (
    <div className="product-row__figures">
      <button
        type="button"
        className="product-row__figure strong"
        aria-label={`${list.priceOf(name)}: ${price}`}
        onClick={onPrice}
      >
        {price}
      </button>
      <button
        type="button"
        className="product-row__figure"
        aria-label={`${list.stockOf(name)}: ${stock}`}
        onClick={onStock}
      >
        {product.stock === 0 ? <Badge tone="danger">{stock}</Badge> : stock}
      </button>
    </div>
  );
}
