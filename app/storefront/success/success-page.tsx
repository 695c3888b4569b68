import { languageOfPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages, succeededMessages } from '../../messages/checkout-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SuccessBloom } from '../../ui/motif/success-bloom.tsx';
import { useCarriedState } from '../../use-carried-state.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/success-page';
import { readSuccess } from './carried-success.ts';
import './success-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const title = checkoutMessages[language].succeeded(succeededMessages[language].Payment);
  return pageMeta({ matches, location, title, noIndex: true });
}

export default function SuccessPage() {
  const texts = useMessages(checkoutMessages);
  const succeeded = useMessages(succeededMessages);
  const localPath = useLocalPath();
  const { text, orderId } = readSuccess(useCarriedState().carried);
  return (
    <div className="outcome-page container">
      <SuccessBloom />
      <h1>{texts.succeeded(succeeded[text])}</h1>
      {orderId !== undefined && (
        <p className="outcome-page__number">
          {texts.orderNumber} <strong>{orderId}</strong>
        </p>
      )}
      <p className="muted">{text === 'Order' ? texts.orderedText : texts.paidText}</p>
      <div className="outcome-page__ways">
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {texts.goToHome}
        </ButtonLink>
        {text === 'Order' && (
          <ButtonLink to={localPath('/dashboard/myorders')} variant="outline">
            {texts.seeOrders}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
