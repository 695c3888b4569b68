import { useSearchParams } from 'react-router';
import { type OverviewPeriod, overviewPeriods } from '#shared/overview.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { overviewMessages, overviewPeriodMessages } from '../../messages/overview-messages.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../list/admin-list.css';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/overview-page';
import './overview-page.css';
import { LowStock, TopProducts } from './product-sections.tsx';
import { SalesSection } from './sales-section.tsx';
import { StatusSection } from './status-section.tsx';
import { useOverview } from './use-overview.ts';
import { WaitingSection } from './waiting-section.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = overviewMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** Another period is another address; nothing above it changes. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function OverviewPage() {
  const texts = useMessages(overviewMessages);
  const periods = useMessages(overviewPeriodMessages);
  const [params, setParams] = useSearchParams();
  const period = overviewPeriods.find((known) => known === params.get('days')) ?? '30';
  return (
    <AdminPage title={texts.title}>
      <div className="overview">
        <fieldset className="overview__choice">
          <legend className="visually-hidden">{texts.period}</legend>
          {overviewPeriods.map((known) => (
            <button
              key={known}
              type="button"
              className="admin-list__view"
              aria-pressed={known === period}
              onClick={() => setParams({ days: known }, { preventScrollReset: true })}
            >
              {periods[known]}
            </button>
          ))}
        </fieldset>
        <Figures period={period} />
      </div>
    </AdminPage>
  );
}

function Figures({ period }: { period: OverviewPeriod }) {
  const texts = useMessages(overviewMessages);
  const shared = useMessages(adminMessages);
  const { overview, status, reload } = useOverview(period);
  if (status === 'failed') {
    return (
      <ErrorState
        title={shared.failedTitle}
        text={shared.failedText}
        retryLabel={shared.retry}
        onRetry={reload}
      />
    );
  }
  if (overview === undefined) {
    return (
      <div className="overview__cards" role="status" aria-busy="true" aria-label={texts.loading}>
        <Skeleton className="overview__place overview__card--wide" />
        <Skeleton className="overview__place" />
        <Skeleton className="overview__place" />
      </div>
    );
  }
  return (
    <div className="overview__cards" aria-busy={status === 'loading'}>
      <SalesSection overview={overview} period={period} />
      <WaitingSection {...overview} />
      <StatusSection {...overview} />
      <TopProducts products={overview.top_products} />
      <LowStock {...overview} />
    </div>
  );
}
