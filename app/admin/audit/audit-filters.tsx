import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { auditKinds } from '#shared/audit.ts';
import { limits } from '#shared/limits.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { auditKindMessages, auditMessages } from '../../messages/audit-messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import '../orders/desk-filters.css';
import { auditFilterNames } from './audit-query.ts';

type AuditFiltersProps = { query: URLSearchParams; actors: readonly { _id: string; name: string }[] };

/** What is looked for stands in the address, so that it can be kept, shared and gone back to. */
export function AuditFilters({ query, actors }: AuditFiltersProps) {
  const texts = useMessages(auditMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const inUse = auditFilterNames.filter((name) => query.get(name)).length;

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') wanted.set(name, value.trim());
    }
    void navigate(localPath(wanted.size > 0 ? `/dashboard/audit?${wanted}` : '/dashboard/audit'));
  }

  return (
    <search aria-label={texts.searchLabel}>
      <form className="desk-filters" onSubmit={look}>
        <div className="desk-filters__search">
          <TextField
            label={texts.searchLabel}
            name="search"
            type="search"
            maxLength={limits.search}
            placeholder={texts.searchPlaceholder}
            defaultValue={query.get('search') ?? ''}
          />
          <IconButton type="submit" variant="filled" label={texts.search} icon={<Search />} />
        </div>
        <details className="desk-filters__more" open={inUse > 0}>
          <summary>{inUse > 0 ? texts.filtersInUse(inUse) : texts.filters}</summary>
          <FilterFields query={query} actors={actors} />
          <div className="cluster">
            <Button type="submit">{texts.apply}</Button>
            <ButtonLink variant="outline" to={localPath('/dashboard/audit')}>
              {texts.clear}
            </ButtonLink>
          </div>
        </details>
      </form>
    </search>
  );
}

function FilterFields({ query, actors }: AuditFiltersProps) {
  const texts = useMessages(auditMessages);
  const kinds = useMessages(auditKindMessages);
  const given = (name: (typeof auditFilterNames)[number]) => query.get(name) ?? '';
  return (
    <div className="desk-filters__fields">
      {/* The people arrive with the entries: only then can the one in the address be chosen. */}
      <SelectField key={actors.length} label={texts.person} name="person" defaultValue={given('person')}>
        <option value="">{texts.anybody}</option>
        {actors.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name === '' ? texts.nobody : name}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.kind} name="kind" defaultValue={given('kind')}>
        <option value="">{texts.anything}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField label={texts.from} name="from" type="date" defaultValue={given('from')} />
      <TextField label={texts.to} name="to" type="date" defaultValue={given('to')} />
    </div>
  );
}
