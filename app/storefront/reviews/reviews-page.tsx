import { data, redirect } from 'react-router';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { ProductReviewsView } from '#shared/contract/review.ts';
import { nameIn } from '#shared/language.ts';
import { inLanguage, languageOfPath, parseSegment, productPath, segmentOf } from '#shared/page-paths.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { reviewsPageMessages } from '../../messages/reviews-page-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { pageApi } from '../../state/api.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import type { Route } from './+types/reviews-page';
import { formatAverage, ratingOf } from './rating.ts';
import { ReviewList } from './review-list.tsx';
import { Stars } from './stars.tsx';

const REVIEWS_A_PAGE = 10;

type ReviewsPageData = {
  product: { _id: string; name: string; nameFr: string | null };
  reviews: ProductReviewsView;
  page: number;
  totalPage: number;
};

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadReviews(context.get(pageContext).api, params.productSegment, new URL(request.url));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return loadReviews(pageApi, params.productSegment, new URL(request.url), request.signal);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const language = languageOfPath(location.pathname);
  const { product } = loaderData;
  const name = nameIn(language, product);
  return pageMeta({
    ...{ matches, location, title: reviewsPageMessages[language].titleOf(name) },
    // The product's page shows the newest ones too.
    noIndex: true,
  });
}

/** All reviews of a product, ten a page; it works without scripts. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, page, totalPage } = loaderData;
  const texts = useMessages(reviewMessages);
  const words = useMessages(reviewsPageMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const rating = ratingOf(reviews.counts);
  const address = (to: number) => localPath(`/reviews/${segmentOf(product)}${to > 1 ? `?page=${to}` : ''}`);
  return (
    <div className="page stack gap-5 container measure">
      <div className="stack gap-2">
        <h1>{words.titleOf(nameIn(language, product))}</h1>
        {rating && (
          <p className="cluster gap-2">
            <Stars stars={rating.average} said={formatAverage(rating.average, language)} />
            <span className="figures">
              {formatAverage(rating.average, language)} · {texts.count(rating.count)}
            </span>
          </p>
        )}
        {rating && <p className="fine">{texts.verified}</p>}
      </div>
      {rating ? (
        <ReviewList reviews={reviews.reviews} />
      ) : (
        <EmptyState title={words.none} text={words.noneText} />
      )}
      {totalPage > 1 && (
        <Pager
          label={words.pages}
          previous={{ label: words.previous, to: address(page - 1), disabled: page <= 1 }}
          next={{ label: words.next, to: address(page + 1), disabled: page >= totalPage }}
        >
          {`${page}/${totalPage}`}
        </Pager>
      )}
      <p>
        <ButtonLink variant="outline" to={localPath(productPath(product))}>
          {words.backToProduct}
        </ButtonLink>
      </p>
    </div>
  );
}

/** @throws a 404 for an unknown product or a page past the end, a 301 for a right id under another slug. */
async function loadReviews(
  api: Pick<PublicApi, 'product' | 'review'>,
  productSegment: string,
  url: URL,
  signal?: AbortSignal,
): Promise<ReviewsPageData> {
  const parsed = parseSegment(productSegment);
  if (!parsed) throw data(null, { status: 404 });
  const options = signal ? { signal } : {};
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  const [details, said] = await Promise.all([
    orNotFound(api.product.getDetails({ productId: parsed.id }, options)),
    orNotFound(
      api.review.listOfProduct({ productId: parsed.id, page, limit: REVIEWS_A_PAGE }, options),
      [404, 422],
    ),
  ]);
  const { _id, name, nameFr } = details.data;
  if (productSegment !== segmentOf({ _id, name })) {
    const address = `/reviews/${segmentOf({ _id, name })}`;
    throw redirect(inLanguage(address, languageOfPath(url.pathname)) + url.search, 301);
  }
  if (page > said.totalPage) throw data(null, { status: 404 });
  return { product: { _id, name, nameFr }, reviews: said.data, page, totalPage: said.totalPage };
}
