import type { ReactNode } from 'react';
import { cities } from '#shared/cameroon-places.ts';
import { limits } from '#shared/limits.ts';
import { orderStatuses, paymentStatuses } from '#shared/order-status.ts';
import { useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusMessages, paymentStatusMessages } from '../../messages/order-messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SuggestingField } from '../../ui/fields/suggesting-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SearchFilters } from '../list/search-filters.tsx';
import { filterNames, viewOf } from './desk-query.ts';

/** Filters orders by what is known of them. */
export function DeskFilters({ query, beside }: { query: URLSearchParams; beside: ReactNode }) {
  const texts = useMessages(adminOrderMessages);
  const statuses = useMessages(orderStatusMessages);
  const payments = useMessages(paymentStatusMessages);
  const given = (name: (typeof filterNames)[number]) => query.get(name) ?? '';

  function pathOf(wanted: URLSearchParams): string {
    // A search for an order or a status covers every view.
    const isAnywhere = wanted.has('search') || wanted.has('status');
    wanted.set('view', isAnywhere ? 'all' : viewOf(query));
    return `/dashboard/orders?${wanted}`;
  }

  return (
    <SearchFilters
      texts={texts}
      query={query}
      names={filterNames}
      pathOf={pathOf}
      clearPath={`/dashboard/orders?view=${viewOf(query)}`}
      beside={beside}
    >
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
    </SearchFilters>
  );
}
