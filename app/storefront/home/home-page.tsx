import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { inPageLanguage, useMessages } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { isShellData } from '../../shell-data/shell-data.ts';
import { createWayBack } from '../../state/way-back.ts';
import { InTurn } from '../../take-over.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { Route } from './+types/home-page';
import { CategoryStrips, CategoryStripsSkeleton } from './category-strips.tsx';
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles.tsx';
import { HeroBanner } from './hero-banner.tsx';
import { HomeJsonLd } from './home-json-ld.tsx';
import './home-page.css';
import { type HomeData, loadHome } from './load-home.ts';
import { Promises } from './promises.tsx';
import { SideBanners } from './side-banners.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { home: await loadHome(context.get(pageContext), languageOfPath(new URL(request.url).pathname)) };
}

const wayBack = createWayBack<{ home: HomeData | Promise<HomeData> }>();

/** Coming from another page, home shows at once, with placeholders until its products are there. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return wayBack.find(request.url) ?? { home: serverLoader().then(({ home }) => home) };
}

export function meta({ matches, location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const texts = homeMessages[language];
  const shell = matches.map((match) => match?.loaderData).find(isShellData);
  const names = (shell?.categories ?? []).map(({ name, nameFr }) => inPageLanguage(language, name, nameFr));
  const [first, second, third] = names;
  const isNamed = first !== undefined && second !== undefined && third !== undefined;
  return pageMeta({
    matches,
    location,
    title: isNamed ? texts.title(first, second, third) : texts.titleWithoutCategories,
    description: texts.description(shell?.facts.name ?? ''),
    keywords: [...names, texts.keywords],
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  wayBack.useKept(loaderData);
  return (
    <div className="home-page">
      <HomeJsonLd />
      <HeroBanner />
      <Suspense fallback={<HomeSkeleton />}>
        <Await resolve={loaderData.home} errorElement={<HomeFailure />}>
          {(home) => <HomeShelves home={home} />}
        </Await>
      </Suspense>
    </div>
  );
}

function HomeShelves({ home }: { home: HomeData }) {
  return (
    <>
      <InTurn>
        <CategoryTiles categories={home.categories} />
      </InTurn>
      <SideBanners />
      <Promises />
      <CategoryStrips categories={home.categories} />
    </>
  );
}

function HomeSkeleton() {
  const texts = useMessages(homeMessages);
  return (
    <div className="home-page__shelves" aria-busy="true" role="status" aria-label={texts.loading}>
      <CategoryTilesSkeleton />
      <SideBanners />
      <Promises />
      <CategoryStripsSkeleton />
    </div>
  );
}

function HomeFailure() {
  const texts = useMessages(homeMessages);
  const revalidator = useRevalidator();
  return (
    <ErrorState
      title={texts.failed}
      onRetry={() => void revalidator.revalidate()}
      retrying={revalidator.state === 'loading'}
    />
  );
}
