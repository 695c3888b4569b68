import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#shared/limits.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { More } from '../../ui/layout/more.tsx';
import { Search } from '../../ui/pictures/icons.tsx';
import './search-filters.css';

type SearchFiltersProps = {
  texts: { searchLabel: string; searchPlaceholder: string; apply: string };
  query: URLSearchParams;
  /** The fields behind 'Filters', which count as in use when the address names them. */
  names: readonly string[];
  pathOf: (wanted: URLSearchParams) => string;
  clearPath: string;
  /** Another link, in the line of the search. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A search with more fields behind it. What is searched is in the address: it can be kept, shared and gone back to. */
export function SearchFilters({
  texts,
  query,
  names,
  pathOf,
  clearPath,
  beside,
  children,
}: SearchFiltersProps) {
  const common = useMessages(adminMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const inUse = names.filter((name) => query.get(name)).length;

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') wanted.set(name, value.trim());
    }
    void navigate(localPath(pathOf(wanted)));
  }

  return (
    <search aria-label={texts.searchLabel}>
      <form className="stack gap-2" onSubmit={look}>
        <div className="search-filters__search">
          <TextField
            className="search-filters__field"
            label={texts.searchLabel}
            name="search"
            type="search"
            maxLength={limits.search}
            placeholder={texts.searchPlaceholder}
            defaultValue={query.get('search') ?? ''}
          />
          <IconButton type="submit" variant="filled" label={common.search} icon={<Search />} />
          {beside}
        </div>
        <More summary={inUse > 0 ? common.filtersInUse(inUse) : common.filters} open={inUse > 0}>
          <div className="search-filters__fields">{children}</div>
          <div className="cluster">
            <Button type="submit">{texts.apply}</Button>
            <ButtonLink variant="outline" to={localPath(clearPath)}>
              {common.clear}
            </ButtonLink>
          </div>
        </More>
      </form>
    </search>
  );
}
