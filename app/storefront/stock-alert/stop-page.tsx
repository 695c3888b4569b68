import { useMessages } from '../../language.ts';
import { stockAlertMessages } from '../../messages/stock-alert-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { LetterLink } from '../newsletter/letter-link.tsx';

export const meta = privateMeta(stockAlertMessages, ({ stopTitle }) => stopTitle);

export default function StopPage() {
  const texts = useMessages(stockAlertMessages);
  return (
    <LetterLink
      title={texts.stopTitle}
      text={texts.stopText}
      button={texts.stop}
      done={texts.stopped}
      send={(token) => api.stockAlert.stop({ token })}
    />
  );
}
