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

/** On /search the search input; elsewhere a link to /search that types suggestions (spec §2, Search bar). */
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
  // A layout effect, to run before the next key: with the first answer the bar moves out of the header, and typing goes
  // on in its new place.
  useLayoutEffect(() => focusAtEnd(inputRef.current), []);
  useTypedBeforeScripts(inputRef, text, search);

  function search(typed: string) {
    type(typed, () => {
      // Results follow typing. The entry in the history is replaced, so that going back leads to the page before the
      // search, not through every letter.
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

/** Searches for text that was typed before scripts loaded, as happens on a slow network. */
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

/** `show` is called once the letter is on the screen, unless another one was typed by then. */
export type QueryText = { text: string; type: (typed: string, show: () => void) => void };

/**
 * The text in the input: what was typed, and any change of `q` by other ways, such as the back button. The header keeps
 * it, because the input itself moves while letters are on their way.
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
