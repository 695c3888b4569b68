import { isRouteErrorResponse, useLocation } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { BrokenThread } from '../../ui/pictures/motif/broken-thread.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import './application-error.css';

/** Routing errors that no page handles (spec §2): status and text, or the error's message, and a link to go on. */
export function ApplicationError({ error }: { error: unknown }) {
  const language = useLanguage();
  const texts = shellMessages[language];
  const words = uiMessages[language];
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isAway = isRouteErrorResponse(error) && error.status === 503;
  return (
    <div className="application-error stack stack--start container">
      {isMissing ? <NoMatch /> : <BrokenThread />}
      <h1>{isAway ? texts.shopAway : texts.unexpectedError}</h1>
      {!isAway && <p className="application-error__status">{whatHappened(error, texts.statusTexts)}</p>}
      <p className="measure muted">
        {isMissing ? texts.pageMissing : isAway ? texts.backSoon : texts.pageBroken}
      </p>
      <div className="cluster">
        {!isMissing && <ButtonLink to={pathname + search}>{words.retry}</ButtonLink>}
        <ButtonLink to={inLanguage('/', language)} variant={isMissing ? 'primary' : 'outline'}>
          {texts.goHome}
        </ButtonLink>
        <ButtonLink to={inLanguage('/search', language)} variant="outline">
          {texts.searchTheShop}
        </ButtonLink>
      </div>
    </div>
  );
}

function whatHappened(error: unknown, statusTexts: (status: number) => string): string {
  if (isRouteErrorResponse(error)) {
    // The server's own sentence, where it refused the request for a page's data; a proxy in between answers with a page instead.
    return /^[A-Z][^<]+$/.test(error.data) ? error.data : `${error.status} ${statusTexts(error.status)}`;
  }
  return error instanceof Error ? error.message : statusTexts(500);
}
