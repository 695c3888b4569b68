import type { MoneyLineView } from '#shared/contract/money.ts';
import { disputeReasonIn } from '#shared/dispute-reason.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import {
  moneyKindMessages,
  moneyPlaceMessages,
  moneyTableMessages,
} from '#shared/messages/money-messages.ts';
import { bankMoneyMessages } from '#shared/messages/order-state-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { moneyLineKinds, moneyPlaces } from '#shared/money-movements.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminMessages } from '../../messages/admin-messages.ts';
import { auditMessages } from '../../messages/audit-messages.ts';
import { moneyMessages } from '../../messages/money-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { firstRows, rowsWanted, useListQuery } from '../list/cursor-list.ts';
import { SearchFilters } from '../list/search-filters.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/money-page';
import './money-page.css';
import { moneyFilterNames, moneyInput } from './money-query.ts';
import { MoneyTables } from './money-tables.tsx';

export const meta = privateMeta(moneyMessages, ({ title }) => title);

const rowsOnPage = 30;

export const clientLoader = adminLoader(({ query }, options) =>
  firstRows(rowsWanted(query, rowsOnPage), (page) =>
    api.money.list({ ...moneyInput(query), ...page }, options),
  ),
);

/** All money in one list, as in the ledger; below it, the files for the accountant. */
export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages);
  const words = useMessages(uiMessages);
  const common = useMessages(adminMessages);
  const { query, isOtherList, shown, showRows } = useListQuery();
  const list = useLoaded(loaderData, shown);
  const isSearched = query.size > 0;
  return (
    <AdminPage title={texts.title}>
      <div className="stack">
        <p className="muted measure">{texts.intro}</p>
        <MoneyFilters key={query.toString()} query={query} />
        <LoadedPart loaded={list} isKept isOther={isOtherList}>
          {({ data, next, sums }) =>
            data.length === 0 ? (
              <EmptyState
                illustration={<NoMatch />}
                title={isSearched ? common.noMatchTitle : texts.emptyTitle}
                text={isSearched ? texts.noMatchText : texts.emptyText}
              />
            ) : (
              <>
                <Sums {...sums} />
                <ul className="stack gap-2" aria-label={texts.lines} aria-busy={list.isLoading}>
                  {data.map((line) => (
                    <MoneyLine key={line.key} line={line} />
                  ))}
                </ul>
                {next !== null && list.failure === undefined && (
                  <Button
                    variant="outline"
                    busy={list.isLoading}
                    onClick={() => showRows(data.length + rowsOnPage)}
                  >
                    {words.showMore}
                  </Button>
                )}
              </>
            )
          }
        </LoadedPart>
        <MoneyTables />
      </div>
    </AdminPage>
  );
}

function MoneyFilters({ query }: { query: URLSearchParams }) {
  const language = useLanguage();
  const texts = moneyMessages[language];
  const words = auditMessages[language];
  const columns = moneyTableMessages[language];
  const given = (name: (typeof moneyFilterNames)[number]) => query.get(name) ?? '';
  return (
    <SearchFilters
      texts={texts}
      query={query}
      names={moneyFilterNames}
      pathOf={(wanted) => (wanted.size > 0 ? `/dashboard/money?${wanted}` : '/dashboard/money')}
      clearPath="/dashboard/money"
    >
      <SelectField label={columns.place} name="place" defaultValue={given('place')}>
        <option value="">{words.anything}</option>
        {moneyPlaces.map((place) => (
          <option key={place} value={place}>
            {moneyPlaceMessages[language][place]}
          </option>
        ))}
      </SelectField>
      <SelectField label={columns.kind} name="kind" defaultValue={given('kind')}>
        <option value="">{words.anything}</option>
        {moneyLineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {moneyKindMessages[language][kind]}
          </option>
        ))}
      </SelectField>
      <TextField label={words.from} name="from" type="date" defaultValue={given('from')} />
      <TextField label={words.to} name="to" type="date" defaultValue={given('to')} />
    </SearchFilters>
  );
}

type SumsProps = { came: number; givenBack: number; takenBack: number; fees: number; owed: number };

function Sums({ came, givenBack, takenBack, fees, owed }: SumsProps) {
  const texts = useMessages(moneyMessages);
  const kinds = useMessages(moneyKindMessages);
  const { takenBack: byBank } = useMessages(bankMoneyMessages);
  const { moneyKept } = useMessages(overviewMessages);
  const figures = [
    [kinds.in, came],
    [kinds.out, takenBack - givenBack],
    ...(takenBack === 0 ? [] : [[byBank, -takenBack] as const]),
    [moneyKept, came - givenBack],
    ...(fees === 0 ? [] : [[kinds.fee, fees] as const]),
    ...(owed === 0 ? [] : [[kinds.owed, owed] as const]),
  ] as const;
  return (
    <Card title={texts.sums}>
      <dl className="sums">
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{texts.withoutTests}</p>
    </Card>
  );
}

const leaves: readonly MoneyLineView['kind'][] = ['out', 'owed', 'fee', 'paid_out'];

function MoneyLine({ line }: { line: MoneyLineView }) {
  const {
    kind,
    place,
    amount,
    fee,
    isSimulated,
    reference,
    note,
    orderId,
    orderNumber,
    riderName,
    actorName,
    at,
  } = line;
  const language = useLanguage();
  const texts = moneyMessages[language];
  const facts = [
    formatMoment(at, language),
    moneyPlaceMessages[language][place],
    ...(reference === '' ? [] : [texts.number(reference)]),
    ...(fee === null ? [] : [texts.fee(formatFrancs(fee))]),
    ...(riderName === null ? [] : [texts.rider(riderName)]),
    // Money that goes out has no other note than a bank's reason.
    ...(note === '' ? [] : [kind === 'out' ? disputeReasonIn(language, note) : note]),
    ...(actorName === null ? [] : [texts.by(actorName)]),
  ];
  return (
    <li className="money-line panel">
      <div>
        <span className="money-line__kind">{moneyKindMessages[language][kind]}</span>{' '}
        {orderId !== null && (
          <LocalLink to={`/dashboard/orders/${orderId}`} className="tap nowrap">
            {orderNumber}
          </LocalLink>
        )}{' '}
        {isSimulated && <Badge tone="indigo">{moneyTableMessages[language].simulated}</Badge>}
        <p className="muted small anywhere">{facts.join(' · ')}</p>
      </div>
      <strong className="figures strong">
        <Price amount={leaves.includes(kind) ? -amount : amount} />
      </strong>
    </li>
  );
}
