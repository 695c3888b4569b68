import { type ReactNode, useEffect, useId, useState } from 'react';
import { wholeCategoryPath } from '#shared/page-paths.ts';
import { forgetSearch, forgetSearches, readRecentSearches } from '../../client/recent-searches.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { searchMessages } from '../../messages/search-messages.ts';
import { useCatalogue, useProductCount } from '../../shell-data/use-shell-data.ts';
import { storage } from '../../state/browser.ts';
import { isTakenOver } from '../../take-over.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { X } from '../../ui/pictures/icons.tsx';
import './empty-search.css';

/** Shown while nothing is typed: the shopper's own last searches, popular searches, and the categories. */
export function EmptySearch({ popular }: { popular: readonly string[] }) {
  const texts = useMessages(searchMessages);
  const { categories } = useCatalogue();
  return (
    <div className="empty-search stack gap-4">
      <RecentSearches />
      {popular.length > 0 && (
        <Choices title={texts.popular}>
          {popular.map((text) => (
            <li key={text}>
              <SearchChip text={text} />
            </li>
          ))}
        </Choices>
      )}
      {useProductCount() > 0 && (
        <Choices title={texts.categories}>
          {categories.map((category) => (
            <li key={category._id}>
              <LocalLink className="empty-search__chip row" to={wholeCategoryPath(category)}>
                {category.shown}
              </LocalLink>
            </li>
          ))}
        </Choices>
      )}
    </div>
  );
}

/** The shopper's last searches, known only to her browser; she can erase them. */
function RecentSearches() {
  const texts = useMessages(searchMessages);
  // Read in the first render when going back: content that appears later above a list would move it from where it was left.
  const [recent, setRecent] = useState(() => (isTakenOver() ? readRecentSearches(storage) : []));
  const lookAgain = () => setRecent(readRecentSearches(storage));
  useEffect(lookAgain, []);
  if (recent.length === 0) return null;
  return (
    <Choices
      title={texts.recent}
      action={
        <button
          type="button"
          className="empty-search__clear tap"
          onClick={() => {
            forgetSearches(storage);
            lookAgain();
          }}
        >
          {texts.forgetAll}
        </button>
      }
    >
      {recent.map((text) => (
        <li key={text} className="empty-search__recent row">
          <SearchChip text={text} />
          <IconButton
            label={texts.forget(text)}
            icon={<X />}
            onClick={() => {
              forgetSearch(storage, text);
              lookAgain();
            }}
          />
        </li>
      ))}
    </Choices>
  );
}

type ChoicesProps = { title: string; action?: ReactNode; children: ReactNode };

function Choices({ title, action, children }: ChoicesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="row apart gap-3">
        <h2 id={id} className="small-heading">
          {title}
        </h2>
        {action}
      </div>
      <ul className="empty-search__choices row gap-2">{children}</ul>
    </section>
  );
}

function SearchChip({ text }: { text: string }) {
  return (
    <LocalLink className="empty-search__chip row" to={`/search?${new URLSearchParams({ q: text })}`}>
      {text}
    </LocalLink>
  );
}
