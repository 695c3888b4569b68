import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { api } from '../../state/api.ts';
import type { Route } from './+types/unsubscribe-page';
import { LetterLink } from './letter-link.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = newsletterMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.leaveTitle, noIndex: true });
}

export default function UnsubscribePage() {
  const texts = useMessages(newsletterMessages);
  return (
    <LetterLink
      title={texts.leaveTitle}
      text={texts.leaveText}
      button={texts.leave}
      done={texts.left}
      send={(token) => api.newsletter.unsubscribe({ token })}
    />
  );
}
