import { useRevalidator } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { newArrivalMessages } from '../../messages/new-arrival-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useDeliveryOffer, useFacts, useProductCount, useTakes } from '../../shell-data/use-shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Banner } from '../../ui/pictures/banner.tsx';
import { BannerArt } from '../../ui/pictures/banner-art/banner-art.tsx';
import lips from '../../ui/pictures/banner-art/lips.webp';
import lipsWide from '../../ui/pictures/banner-art/lips-wide.webp';
import { ContactBlock } from '../contact/contact-block.tsx';
import { CategoryStrips } from '../home/strips.tsx';
import type { Route } from './+types/new-arrival-page';
import { loadNewArrivals, type NewArrivals } from './load-new-arrivals.ts';
import './new-arrival-page.css';

export function loader({ context, request }: Route.LoaderArgs) {
  const { api, facts } = context.get(pageContext);
  const language = languageOfPath(new URL(request.url).pathname);
  return loadNewArrivals(api, facts.newArrivalCategories, language);
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = newArrivalMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function NewArrivalPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(newArrivalMessages);
  return (
    <div className="page new-arrival-page stack gap-6">
      <div className="new-arrival-page__words container">
        <h1>{texts.heading}</h1>
        <p>{texts.intro(useFacts())}</p>
        <p className="muted">{texts.second}</p>
      </div>
      <Rows arrivals={loaderData} />
      <ContactBlock />
    </div>
  );
}

/** Two rows with the banner between them. */
function Rows({ arrivals }: { arrivals: NewArrivals }) {
  const texts = useMessages(newArrivalMessages);
  const offer = useDeliveryOffer();
  const ownText = useTakes()('cash_on_delivery') ? texts.bannerText : texts.bannerTextOnline;
  const localPath = useLocalPath();
  const isEmptyShop = useProductCount() === 0;
  const revalidator = useRevalidator();
  if (arrivals.failed) {
    return (
      <ErrorState
        title={texts.failed}
        text={arrivals.message}
        retrying={revalidator.state === 'loading'}
        onRetry={() => void revalidator.revalidate()}
      />
    );
  }
  if (!arrivals.categories.some(({ isFilled }) => isFilled)) {
    const wayOn = !isEmptyShop && <ButtonLink to={localPath('/search')}>{texts.shopNow}</ButtonLink>;
    return <EmptyState title={texts.nothingYet} action={wayOn} />;
  }
  return (
    <>
      <CategoryStrips categories={arrivals.categories.slice(0, 1)} />
      <div className="new-arrival-page__banner container">
        <Banner
          title={texts.bannerTitle}
          text={offer === '' ? ownText : texts.bannerTextOffered(offer)}
          action={
            <ButtonLink to={localPath('/offers')} variant="call-to-action">
              {texts.bannerAction}
            </ButtonLink>
          }
          ground="indigo"
          art={<BannerArt src={lipsWide} narrow={lips} eager />}
        />
      </div>
      <CategoryStrips categories={arrivals.categories.slice(1)} />
    </>
  );
}
