import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#shared/limits.ts';
import { orderStatuses, paymentStatuses } from '#shared/order-status.ts';
import { cities } from '../../account/addresses/cameroon-places.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusMessages, paymentStatusMessages } from '../../messages/order-messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SuggestingField } from '../../ui/suggesting-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { filterNames, viewOf } from './desk-query.ts';
import './desk-filters.css';

/** What is looked for stands in the address, so that it can be kept, shared and gone back to. */
export function DeskFilters({ query }: { query: URLSearchParams }) {
  const texts = useMessages(adminOrderMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const inUse = filterNames.filter((name) => query.get(name)).length;

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') wanted.set(name, value.trim());
    }
    // Whoever looks for an order or a status means it wherever it stands.
    const isAnywhere = wanted.has('search') || wanted.has('status');
    wanted.set('view', isAnywhere ? 'all' : viewOf(query));
    void navigate(localPath(`/dashboard/orders?${wanted}`));
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
          <FilterFields query={query} />
          <div className="cluster">
            <Button type="submit">{texts.apply}</Button>
            <ButtonLink variant="outline" to={localPath(`/dashboard/orders?view=${viewOf(query)}`)}>
              {texts.clear}
            </ButtonLink>
          </div>
        </details>
      </form>
    </search>
  );
}

function FilterFields({ query }: { query: URLSearchParams }) {
  const texts = useMessages(adminOrderMessages);
  const statuses = useMessages(orderStatusMessages);
  const payments = useMessages(paymentStatusMessages);
  const given = (name: (typeof filterNames)[number]) => query.get(name) ?? '';
  return (
    <div className="desk-filters__fields">
      <SelectField label={texts.status} name="status" defaultValue={given('status')}>
        <option value="">{texts.anyStatus}</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.payment} name="payment" defaultValue={given('payment')}>
        <option value="">{texts.anyPayment}</option>
        {paymentStatuses.map((status) => (
          <option key={status} value={status}>
            {payments[status]}
          </option>
        ))}
      </SelectField>
      <SuggestingField
        label={texts.city}
        name="city"
        maxLength={limits.shortText}
        suggestions={cities}
        defaultValue={given('city')}
      />
      <TextField label={texts.from} name="from" type="date" defaultValue={given('from')} />
      <TextField label={texts.to} name="to" type="date" defaultValue={given('to')} />
    </div>
  );
}
