import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { searchBarMessages, searchSuggestions } from '../../messages/search-bar-messages.ts';
import { afterFrame } from '../../state/after-frame.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { ArrowLeft, Search } from '../../ui/pictures/icons.tsx';
import { TypedSuggestions } from './typed-suggestions.tsx';
import './search-bar.css';

/** Elsewhere a link to /search that types suggestions; on /search the input itself (spec §2, Search bar). */
export function SearchBar({ typed }: { typed: QueryText }) {
  return useSearchRoute().isSearch ? <SearchInput typed={typed} /> : <SearchLink />;
}

/** Whether this is /search, and whether it has a query. */
export function useSearchRoute(): { isSearch: boolean; hasQuery: boolean } {
  const { pathname, search } = useLocation();
  const isSearch = inLanguage(pathname, 'en').replace(/\/$/, '') === '/search';
  return { isSearch, hasQuery: isSearch && new URLSearchParams(search).has('q') };
}

function SearchLink() {
  const language = useLanguage();
  const texts = searchBarMessages[language];
  return (
    <LocalLink to="/search" className="search-bar search-bar--link">
      <Search className="search-bar__icon" />
      <VisuallyHidden>{texts.search}</VisuallyHidden>
      <span className="search-bar__hint" aria-hidden="true">
        {texts.searchFor} <TypedSuggestions suggestions={suggestionsIn[language]} />
      </span>
    </LocalLink>
  );
}

const suggestionsIn = {
  en: Object.values(searchSuggestions.en),
  fr: Object.values(searchSuggestions.fr),
};

function SearchInput({ typed: { text, type } }: { typed: QueryText }) {
  const texts = useMessages(searchBarMessages);
  const searchPath = useLocalPath()('/search');
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  // Before the next key: with the first answer the bar leaves the header, and typing goes on in the new place.
  useLayoutEffect(() => focusAtEnd(inputRef.current), []);
  useTypedBeforeScripts(inputRef, text, search);

  function search(typed: string) {
    type(typed, () => {
      // Results follow typing; the way back leads to the page before the search, not through every letter.
      const query = new URLSearchParams({ q: typed });
      void navigate(`${searchPath}?${query}`, { replace: true, preventScrollReset: true });
    });
  }

  return (
    <Form action={searchPath} replace role="search" className="search-bar">
      <LocalLink to="/" className="search-bar__back" aria-label={texts.backHome}>
        <ArrowLeft />
      </LocalLink>
      <Search className="search-bar__icon search-bar__icon--wide" />
      <input
        ref={inputRef}
        className="search-bar__input"
        type="search"
        name="q"
        value={text}
        onChange={(event) => search(event.target.value)}
        placeholder={texts.placeholder}
        aria-label={texts.search}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={120}
      />
    </Form>
  );
}

/** On a slow network the document is typed into before anything listens: what is there then is searched. */
function useTypedBeforeScripts(
  inputRef: RefObject<HTMLInputElement | null>,
  text: string,
  search: (typed: string) => void,
): void {
  const atFirst = useRef({ text, search });
  useEffect(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed !== '' && typed !== atFirst.current.text) atFirst.current.search(typed);
  }, [inputRef]);
}

/** `show` is called once the letter itself is on the screen, unless another one was typed by then. */
export type QueryText = { text: string; type: (typed: string, show: () => void) => void };

/**
 * What is in the input: the typed text, and whatever q becomes by other ways, such as the back button. Kept by the
 * header, because the input itself moves while letters are on their way.
 */
export function useQueryText(): QueryText {
  const [parameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  const [text, setText] = useState(query);
  // While letters are on their way the address is older than the input, and must not overwrite it.
  const sent = useRef<string[]>([]);
  const shown = useRef(query);
  const callOff = useRef(() => {});

  useEffect(() => {
    if (query === shown.current) return;
    shown.current = query;
    const index = sent.current.lastIndexOf(query);
    if (index === -1) setText(query);
    else sent.current = sent.current.slice(index + 1);
  }, [query]);

  function type(typed: string, show: () => void) {
    sent.current.push(typed);
    setText(typed);
    callOff.current();
    callOff.current = afterFrame(show);
  }
  return { text, type };
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}
