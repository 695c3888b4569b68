import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Route } from './+types/unsubscribe-page';
import './unsubscribe-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = newsletterMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.leaveTitle, noIndex: true });
}

/** Only the button ends the subscription: mail programs open links by themselves. */
export default function UnsubscribePage() {
  const texts = useMessages(newsletterMessages);
  const [query] = useSearchParams();
  const [hasLeft, setLeft] = useState(false);
  const { form, isBusy, isAlive, failure } = useFormCall<never>({
    send: async () => {
      await api.newsletter.unsubscribe({ token: query.get('token') ?? '' });
      setLeft(true);
    },
  });
  return (
    <div className="unsubscribe-page stack container">
      <h1>{texts.leaveTitle}</h1>
      {hasLeft ? (
        <p role="status">{texts.left}</p>
      ) : (
        <form {...form} className="stack stack--start">
          <p>{texts.leaveText}</p>
          <noscript>
            <p>{texts.needsJavaScript}</p>
          </noscript>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isAlive}>
            {isBusy ? texts.leaving : texts.leave}
          </Button>
          <FormFailure message={failure} />
        </form>
      )}
    </div>
  );
}
