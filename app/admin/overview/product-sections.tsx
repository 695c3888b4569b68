import type { OverviewView } from '#shared/contract/overview.ts';
import { nameIn } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage, useLocalPath } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

export function TopProducts({ products }: { products: OverviewView['topProducts'] }) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  return (
    <Card title={texts.top}>
      {products.length === 0 && <p>{texts.noTop}</p>}
      <ol className="overview__rows">
        {products.map((product) => (
          <li key={product.id} className="overview__row row">
            {product.image !== null && (
              <Picture src={product.image} alt="" sizes="3rem" fit="cover" className="overview__picture" />
            )}
            <span className="grow anywhere">
              {nameIn(language, product)}
              <span className="muted overview__beside">
                {formatFrancs(product.total)} · {texts.before(texts.pieces(product.quantityBefore))}
              </span>
            </span>
            <strong>{texts.pieces(product.quantity)}</strong>
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function LowStock({ lowStock }: Pick<OverviewView, 'lowStock'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const localPath = useLocalPath();
  const { low, soldOut, products } = lowStock;
  return (
    <Card title={texts.low}>
      <p className={products.length === 0 ? '' : 'muted'}>
        {products.length === 0 ? texts.noLow : texts.lowCount(low, soldOut)}
      </p>
      <ul className="overview__rows">
        {products.map((product) => (
          <li key={product.id}>
            <LocalLink
              className="overview__row row"
              to={`/dashboard/stock?q=${encodeURIComponent(nameIn(language, product))}`}
            >
              <span className="grow anywhere">{nameIn(language, product)}</span>
              <strong>{texts.left(product.stock)}</strong>
            </LocalLink>
          </li>
        ))}
      </ul>
      <ButtonLink variant="outline" to={localPath('/dashboard/stock')}>
        {texts.allStock}
      </ButtonLink>
    </Card>
  );
}
