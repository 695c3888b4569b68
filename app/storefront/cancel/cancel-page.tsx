import { languageOfPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CancelledBud } from '../../ui/motif/cancelled-bud.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import '../success/success-page.css';
import type { Route } from './+types/cancel-page';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = checkoutMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.cancelled, noIndex: true });
}

export default function CancelPage() {
  const texts = useMessages(checkoutMessages);
  const localPath = useLocalPath();
  return (
    <div className="outcome-page container">
      <CancelledBud />
      <h1>{texts.cancelled}</h1>
      <p className="muted">{texts.cancelledText}</p>
      <div className="outcome-page__ways">
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {texts.goToHome}
        </ButtonLink>
        <ButtonLink to={localPath('/cart')} variant="outline">
          {texts.backToCart}
        </ButtonLink>
      </div>
    </div>
  );
}
