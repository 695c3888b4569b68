import { Fragment } from 'react';
import { plainWord } from '#shared/plain-word.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { searchMessages } from '../../messages/search-messages.ts';

type CorrectionsProps = { query: string; corrections: readonly { typed: string; meant: string[] }[] };

/**
 * Says which words were searched for in place of one that the shop does not know, and offers them as a search: a word is never
 * replaced silently.
 */
export function Corrections({ query, corrections }: CorrectionsProps) {
  const texts = useMessages(searchMessages);
  return corrections.map(({ typed, meant }) => (
    <p key={typed} className="search-page__dropped">
      {texts.notKnown(typed)}{' '}
      {meant.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ` ${texts.orMeant} `}
          <LocalLink to={`/search?${new URLSearchParams({ q: replaceWord(query, typed, word) })}`}>
            {word}
          </LocalLink>
        </Fragment>
      ))}
      {'\u202f?'}
    </p>
  ));
}

function replaceWord(query: string, typed: string, word: string): string {
  return query.replace(/[\p{L}\p{N}%]+/gu, (one) => (plainWord(one) === typed ? word : one));
}
