import { useSearchParams } from 'react-router';
import { type OverviewPeriod, overviewPeriods } from '#shared/overview.ts';
import { useMessages } from '../../language.ts';
import { overviewMessages, overviewPeriodMessages } from '../../messages/overview-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAddress, useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { AdminPage } from '../admin-page.tsx';
import '../list/admin-list.css';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/overview-page';
import './overview-page.css';
import { BackupSection } from './backup-section.tsx';
import { ConversionSection } from './conversion-section.tsx';
import { MarginSection } from './margin-section.tsx';
import { MoneySection } from './money-section.tsx';
import {
  BuyersSection,
  CodesSection,
  GiftsSection,
  LeftCartsSection,
  PercentSalesSection,
  RefusalsSection,
} from './people-sections.tsx';
import { LowStock, TopProducts } from './product-sections.tsx';
import { QueuesSection } from './queues-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { StatusSection } from './status-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

export const meta = privateMeta(overviewMessages, ({ title }) => title);

const periodIn = (query: URLSearchParams): OverviewPeriod =>
  overviewPeriods.find((known) => known === query.get('days')) ?? '30';

export const clientLoader = adminLoader(async ({ query }, options) => {
  const period = periodIn(query);
  const [overview, backups, queues] = await Promise.all([
    api.overview.get({ days: period }, options),
    api.backup.getState({}, options),
    api.queue.list({}, options),
  ]);
  return { period, overview: overview.data, backups: backups.data, queues: queues.data };
});

/** The figures of a period; loads again when the tab is shown again. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(overviewMessages);
  const periods = useMessages(overviewPeriodMessages);
  const [, setParams] = useSearchParams();
  const chosen = periodIn(useAddress().query);
  const loaded = useLoaded(loaderData);
  useReloadOnReturn();
  return (
    <AdminPage title={texts.title}>
      <div className="overview stack">
        <fieldset className="cluster">
          <legend className="visually-hidden">{texts.period}</legend>
          {overviewPeriods.map((known) => (
            <button
              key={known}
              type="button"
              className="admin-list__view"
              aria-pressed={known === chosen}
              onClick={() => setParams({ days: known }, { preventScrollReset: true })}
            >
              {periods[known]}
            </button>
          ))}
        </fieldset>
        <LoadedPart
          loaded={loaded}
          placeholderClass="stack stack--wide-pair overview__cards"
          placeholders={3}
        >
          {({ overview, period, backups, queues }) => (
            <div className="stack stack--wide-pair overview__cards" aria-busy={loaded.isLoading}>
              <SalesSection overview={overview} period={period} />
              <WaitingSection {...overview} />
              <MoneySection {...overview} />
              <ConversionSection {...overview} />
              <MarginSection {...overview} />
              <BuyersSection {...overview} />
              <LeftCartsSection {...overview} />
              <RefusalsSection {...overview} />
              <CodesSection {...overview} />
              <PercentSalesSection {...overview} />
              <GiftsSection {...overview} />
              <StatusSection {...overview} />
              <TopProducts products={overview.topProducts} />
              <LowStock {...overview} />
              <BackupSection backups={backups} />
              <QueuesSection queues={queues} />
            </div>
          )}
        </LoadedPart>
      </div>
    </AdminPage>
  );
}
