import type { ReactNode } from 'react';
import { nameIn } from '#shared/language.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { isShort } from '../../client/cart-bill.ts';
import type { CartChange } from '../../client/cart-changes.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { useFacts, usePieceLimits } from '../../shell-data/use-shell-data.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { ArrowRight, X } from '../../ui/pictures/icons.tsx';
import { showResult } from '../product/show-result.ts';
import './line-notices.css';

/** Changes in a line that the shopper has not read yet, and what keeps the line from being ordered. */
export function LineNotices({ line }: { line: CartLine }) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const changes = useShop((state) => state.cartItem.changes);
  const { perProduct } = usePieceLimits();
  const { phone } = useFacts();
  const product = line.productId;
  const name = nameIn(language, product);
  return (
    <>
      {changes
        .filter(({ productId, kind }) => productId === product._id && kind !== 'gone')
        .map((change) => (
          <Notice key={change.kind} action={<Dismiss label={texts.dismiss(name)} productId={product._id} />}>
            <ChangeText change={change} />
          </Notice>
        ))}
      {!isShort(line) && line.quantity > perProduct && (
        <Notice
          tone="danger"
          action={
            <Button variant="outline" onClick={() => void take(line, perProduct)}>
              {texts.takeOnly(perProduct)}
            </Button>
          }
        >
          {texts.productLimit(perProduct, formatPhone(phone))}
        </Notice>
      )}
      {isShort(line) && (
        <Notice
          tone="danger"
          action={
            <Button variant="outline" onClick={() => void take(line, Math.min(product.stock, perProduct))}>
              {texts.takeOnly(Math.min(product.stock, perProduct))}
            </Button>
          }
        >
          {texts.onlySomeLeft(product.stock, line.quantity)}
        </Notice>
      )}
    </>
  );
}

/** Notices about products that have left the shop, and with it the cart. */
export function GoneNotices() {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const gone = useShop((state) => state.cartItem.changes).filter(({ kind }) => kind === 'gone');
  return gone.map((change) => {
    const name = nameIn(language, change);
    return (
      <Notice
        key={change.productId}
        action={<Dismiss label={texts.dismiss(name)} productId={change.productId} />}
      >
        {texts.gone(name)}
      </Notice>
    );
  });
}

/** Says that the cart has more pieces in all than are sold online. */
export function OrderLimitNotice({ pieces }: { pieces: number }) {
  const texts = useMessages(cartMessages);
  const { perOrder } = usePieceLimits();
  const { phone } = useFacts();
  return pieces > perOrder ? (
    <Notice tone="danger">{texts.orderLimit(perOrder, formatPhone(phone))}</Notice>
  ) : null;
}

type NoticeProps = { tone?: 'plain' | 'danger'; action?: ReactNode; children: ReactNode };

function Notice({ tone = 'plain', action, children }: NoticeProps) {
  return (
    <div className={`line-notice cluster apart line-notice--${tone}`} role="status">
      <p>{children}</p>
      {action}
    </div>
  );
}

function ChangeText({ change }: { change: CartChange }) {
  const texts = useMessages(cartMessages);
  if (change.kind === 'capped') return texts.capped(change.left);
  if (change.kind === 'gone') return null;
  return (
    <>
      {change.now > change.before ? texts.priceUp : texts.priceDown}{' '}
      <span className="line-notice__prices">
        <Price amount={change.before} size="small" /> <ArrowRight className="lucide--small" />
        <VisuallyHidden>{texts.priceNow}</VisuallyHidden> <Price amount={change.now} size="small" />
      </span>
    </>
  );
}

function Dismiss({ label, productId }: { label: string; productId: string }) {
  return <IconButton label={label} icon={<X />} onClick={() => client.cart.dismissChanges(productId)} />;
}

async function take({ productId: product }: CartLine, pieces: number): Promise<void> {
  showResult(await client.cart.set(product, pieces));
}
