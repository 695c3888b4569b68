import { useEffect } from 'react';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { offerIn } from '../../shell-data/shell-data.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { inCart } from '../product/show-result.ts';
import type { Route } from './+types/cart-page';
import { useCartContents } from './cart-contents.tsx';
import './cart-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = cartMessages[languageOfPath(location.pathname)];
  const offer = offerIn(matches);
  return pageMeta({
    matches,
    location,
    title: texts.title,
    description: offer === '' ? texts.pageDescription : texts.pageDescriptionOffered(offer),
    noIndex: true,
  });
}

export default function CartPage() {
  const texts = useMessages(cartMessages);
  const { body, footer, after } = useCartContents();
  useEffect(() => notify.dismiss(inCart.id), []);
  return (
    <div className="cart-page container">
      <h1>{texts.title}</h1>
      <div className="cart-page__columns stack gap-5">
        <div>{body}</div>
        {footer && <div className="cart-page__bill panel">{footer}</div>}
        {after}
      </div>
    </div>
  );
}
