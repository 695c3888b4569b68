import { useMemo } from 'react';
import { textIn } from '#shared/language.ts';
import { brandPath, languageOfPath } from '#shared/page-paths.ts';
import { useLanguage, useLocalPath } from '../../language.ts';
import { brandsMessages } from '../../messages/brands-messages.ts';
import { facetMessages } from '../../messages/facet-messages.ts';
import { pageContext } from '../../page-context.ts';
import { BreadcrumbJsonLd } from '../../seo/breadcrumb-json-ld.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ChosenList } from '../listing/chosen-list.tsx';
import type { Route } from './+types/brand-page';
import { type BrandPageData, loadBrand, productsOf } from './load-brand.ts';
import './brands-page.css';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadBrand(context.get(pageContext).api, params.brandSlug, new URL(request.url));
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { brand, first } = loaderData;
  const language = languageOfPath(location.pathname);
  const texts = brandsMessages[language];
  const story = textIn(language, brand.story, brand.storyFr);
  const page = first.failed || first.fromPage === 1 ? '' : `?page=${first.fromPage}`;
  return pageMeta({
    matches,
    location,
    title: texts.brandTitle(brand.name),
    description: story === '' ? texts.brandDescription(brand.name) : story.slice(0, 300),
    keywords: [brand.name],
    path: brandPath(brand.name) + page,
  });
}

/** A brand's story, and every product of the brand that the shop sells. */
export default function BrandPage({ loaderData: { brand, first } }: Route.ComponentProps) {
  const load = useMemo(() => productsOf(brand.name), [brand.name]);
  const texts = facetMessages[useLanguage()];
  return (
    <ChosenList
      key={brand.name}
      first={first}
      load={load}
      sort="popular"
      head={(totalCount) => <BrandHead brand={brand} totalCount={totalCount} />}
      empty={<EmptyState illustration={<NoMatch />} title={texts.nothingLeft} text={texts.nothingLeftHelp} />}
    />
  );
}

type BrandHeadProps = { brand: BrandPageData['brand']; totalCount: number | undefined };

function BrandHead({ brand: { name, logo, story, storyFr }, totalCount }: BrandHeadProps) {
  const language = useLanguage();
  const texts = brandsMessages[language];
  const localPath = useLocalPath();
  const ownStory = textIn(language, story, storyFr);
  const trail = [
    { name: texts.home, to: localPath('/') },
    { name: texts.title, to: localPath('/brands') },
    { name },
  ];
  return (
    <>
      <BreadcrumbJsonLd trail={trail} address={useFacts().publicUrl + localPath(brandPath(name))} />
      <Breadcrumbs label={texts.trail} trail={trail} />
      <div className="row gap-4">
        {logo !== null && <Picture src={logo} alt="" eager sizes="4rem" fit="cover" className="thumb" />}
        <h1>{name}</h1>
      </div>
      <div className="brands-page__intro stack gap-2">
        {ownStory !== '' && <p className="as-typed">{ownStory}</p>}
        {totalCount !== undefined && <p>{texts.products(totalCount)}</p>}
      </div>
    </>
  );
}
