import { auditKinds } from '#shared/audit.ts';
import { useMessages } from '../../language.ts';
import { auditKindMessages, auditMessages } from '../../messages/audit-messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SearchFilters } from '../list/search-filters.tsx';
import { auditFilterNames } from './audit-query.ts';

type AuditFiltersProps = { query: URLSearchParams; actors: readonly { id: string; name: string }[] };

/** Filters for who changed what, and when. */
export function AuditFilters({ query, actors }: AuditFiltersProps) {
  const texts = useMessages(auditMessages);
  const kinds = useMessages(auditKindMessages);
  const given = (name: (typeof auditFilterNames)[number]) => query.get(name) ?? '';
  return (
    <SearchFilters
      texts={texts}
      query={query}
      names={auditFilterNames}
      pathOf={(wanted) => (wanted.size > 0 ? `/dashboard/audit?${wanted}` : '/dashboard/audit')}
      clearPath="/dashboard/audit"
    >
      {/* The people are loaded with the entries: only then can the person in the address be chosen. */}
      <SelectField key={actors.length} label={texts.person} name="person" defaultValue={given('person')}>
        <option value="">{texts.anyone}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name === '' ? texts.deletedAccount : name}
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
    </SearchFilters>
  );
}
