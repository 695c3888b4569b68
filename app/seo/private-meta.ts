import type { MetaDescriptor } from 'react-router';
import type { Language } from '#shared/language.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { pageMeta } from './page-meta.ts';

type MetaArgs = Pick<Parameters<typeof pageMeta>[0], 'matches' | 'location'>;

/** The `meta` of a page that needs a login: a title, and nothing for search engines. */
export function privateMeta<Texts>(
  messages: Record<Language, Texts>,
  titleOf: (texts: Texts) => string,
): (args: MetaArgs) => MetaDescriptor[] {
  return ({ matches, location }) => {
    const title = titleOf(messages[languageOfPath(location.pathname)]);
    return pageMeta({ matches, location, title, noIndex: true });
  };
}
