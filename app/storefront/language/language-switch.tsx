import { memo } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import './language-switch.css';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Links to the same page in the other language, as a new document, because the scripts of this one contain only its own language. The choice is
 * remembered (decision 34).
 */
export const LanguageSwitch = memo(function LanguageSwitch() {
  const texts = useMessages(shellMessages);
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'en' ? 'fr' : 'en';
  return (
    <a
      href={inLanguage(pathname, other) + search}
      className="language-switch"
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
    >
      <span className="language-switch__long">{texts.otherLanguage}</span>
      <abbr className="language-switch__short" title={texts.otherLanguage}>
        {texts.otherLanguageShort}
      </abbr>
    </a>
  );
});

function rememberLanguage(language: Language): void {
  // The Cookie Store API is missing in browsers that are still widely used.
  const cookie = `language=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  Object.assign(document, { cookie });
}
