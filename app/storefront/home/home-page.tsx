import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { isShellData, takesCashIn } from '../../shell-data/shell-data.ts';
import { useMenuOfDocument } from '../../shell-data/use-shell-data.ts';
import { createWayBack } from '../../state/way-back.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { RecentlyViewed } from '../product/recently-viewed.tsx';
import { StaffBar } from '../shell/account-control.tsx';
import type { Route } from './+types/home-page';
import { CategoryTilesSkeleton } from './category-tiles.tsx';
import { HeroBanner } from './hero-banner.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import { HomeJsonLd } from './home-json-ld.tsx';
import './home-page.css';
import { type LoadedHome, loadHome } from './load-home.ts';
import { Promises } from './promises.tsx';
import { CategoryStripsSkeleton } from './strips.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { home: await loadHome(context.get(pageContext), languageOfPath(new URL(request.url).pathname)) };
}

const wayBack = createWayBack<{ home: LoadedHome | Promise<LoadedHome> }>();

/** When coming from another page, home is shown at once, with placeholders until its products have loaded. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return wayBack.find(request.url) ?? { home: serverLoader().then(({ home }) => home) };
}

/** Used where the root's loader failed. */
const noFacts = { name: '', town: '', ofTown: '' };

export function meta({ matches, location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const texts = homeMessages[language];
  const shell = matches.map((match) => match?.loaderData).find(isShellData);
  const names = (shell?.categories ?? []).map(({ shown }) => shown);
  const [first, second, third] = names;
  const { name: shopName, town, ofTown } = shell?.facts ?? noFacts;
  const offer = shell?.delivery?.offer ?? '';
  const takesCash = takesCashIn(matches);
  const isNamed = first !== undefined && second !== undefined && third !== undefined;
  return pageMeta({
    matches,
    location,
    title: isNamed ? texts.title(first, second, third) : texts.titleWithoutCategories,
    description:
      offer === '' && takesCash
        ? texts.description(shopName, ofTown)
        : texts.descriptionOffered(shopName, ofTown, offer || texts.freeKeyword),
    keywords: [
      ...[...names, texts.keywords(town)],
      ...(takesCash ? [texts.cashKeyword] : []),
      ...(offer === '' ? [texts.freeKeyword] : []),
    ],
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  wayBack.useKept(loaderData);
  const menu = useMenuOfDocument();
  return (
    <div className="home-page">
      <HomeJsonLd />
      <Suspense fallback={<HomeSkeleton />}>
        <Await resolve={loaderData.home} errorElement={<HomeFailure />}>
          {({ blocks, categories }) => (
            <>
              <HomeBlocks
                blocks={blocks}
                categories={categories.flatMap((category, index) => {
                  const link = category.link ?? menu[index];
                  return link ? { ...category, link } : [];
                })}
              />
              <RecentlyViewed />
            </>
          )}
        </Await>
      </Suspense>
      <StaffBar />
    </div>
  );
}

function HomeSkeleton() {
  const texts = useMessages(homeMessages);
  return (
    <div className="home-page__shelves" aria-busy="true" role="status" aria-label={texts.loading}>
      <HeroBanner />
      <CategoryTilesSkeleton />
      <Promises />
      <CategoryStripsSkeleton />
    </div>
  );
}

/** Shown when home's data failed. It still has home's heading: the page is never without one. */
function HomeFailure() {
  const texts = useMessages(homeMessages);
  const revalidator = useRevalidator();
  return (
    <>
      <HeroBanner />
      <ErrorState
        title={texts.failed}
        onRetry={() => void revalidator.revalidate()}
        retrying={revalidator.state === 'loading'}
      />
    </>
  );
}
