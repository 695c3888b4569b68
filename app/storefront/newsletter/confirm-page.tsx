import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { api } from '../../state/api.ts';
import type { Route } from './+types/confirm-page';
import { LetterLink } from './letter-link.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = newsletterMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.confirmTitle, noIndex: true });
}

export default function ConfirmPage() {
  const texts = useMessages(newsletterMessages);
  return (
    <LetterLink
      title={texts.confirmTitle}
      text={texts.confirmText}
      button={texts.confirm}
      done={texts.confirmed}
      send={(token) => api.newsletter.confirm({ token })}
    />
  );
}
