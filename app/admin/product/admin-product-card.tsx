import type { ProductView } from '#shared/contract/catalogue.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Pencil, Trash2 } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './admin-product-card.css';
import { fieldsOf, frenchCompleteness } from './product-fields.ts';

type AdminProductCardProps = { product: ProductView; onEdit: () => void; onDelete: () => void };

export function AdminProductCard({ product, onEdit, onDelete }: AdminProductCardProps) {
  const texts = useMessages(adminProductMessages);
  const shared = useMessages(adminMessages);
  const name = inPageLanguage(useLanguage(), product.name, product.nameFr);
  const french = frenchCompleteness(fieldsOf(product));
  const [picture] = product.image;
  return (
    <article className="admin-product-card panel" aria-label={name}>
      <div className="admin-product-card__picture">
        {picture !== undefined && (
          <Picture
            src={picture}
            alt=""
            fit="cover"
            sizes="(min-width: 1024px) 18vw, (min-width: 768px) 30vw, 45vw"
          />
        )}
        <span className="admin-product-card__badges">
          {!product.published && <Badge tone="indigo">{texts.draft}</Badge>}
          {product.stock === 0 && <Badge tone="danger">{texts.soldOut}</Badge>}
        </span>
      </div>
      <div className="admin-product-card__words stack gap-1 anywhere">
        <p className="name">{name}</p>
        <p className="fine">{product.unit}</p>
        <p className="fine">
          <Price amount={product.price} size="small" /> · {texts.pieces(product.stock)}
        </p>
        {product.reference !== undefined && <p className="fine">{texts.referenceOf(product.reference)}</p>}
        {french.done < french.of && <p className="fine">{texts.frenchDone(french.done, french.of)}</p>}
      </div>
      <div className="admin-product-card__actions">
        <Button variant="outline" icon={<Pencil />} aria-label={shared.editNamed(name)} onClick={onEdit}>
          {shared.edit}
        </Button>
        <Button variant="quiet" icon={<Trash2 />} aria-label={shared.deleteNamed(name)} onClick={onDelete}>
          {shared.delete}
        </Button>
      </div>
    </article>
  );
}
