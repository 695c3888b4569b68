import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { useDeliveryOffer, useFacts, useTakes } from '../../shell-data/use-shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { BannerArt } from '../../ui/pictures/banner-art/banner-art.tsx';
import stillLife from '../../ui/pictures/banner-art/still-life.webp';
import stillLifeTall from '../../ui/pictures/banner-art/still-life-tall.webp';
import { NdopCloth } from '../../ui/pictures/motif/ndop-cloth.tsx';
import { ArtPicture } from './art-picture.tsx';
import type { HomeBlockData } from './load-home.ts';
import './hero-banner.css';

/** One promise and one action, in the words of the owner or, without them, of the shop. */
export function HeroBanner({ block = {} }: { block?: Partial<HomeBlockData> }) {
  const language = useLanguage();
  const texts = homeMessages[language];
  const offer = useDeliveryOffer();
  const ownText = useTakes()('cash_on_delivery') ? texts.heroText : texts.heroTextOnline;
  const facts = useFacts();
  const { title, text, action, link, wide, narrow } = block;
  return (
    <div className="container">
      <section className="hero-banner on-dark" aria-labelledby="hero-title">
        <NdopCloth className="hero-banner__cloth" />
        <div className="hero-banner__words">
          <h1 id="hero-title" className="hero-banner__title">
            {title ?? (offer === '' ? texts.heroTitle : texts.heroTitleOffered)}
          </h1>
          <p className="hero-banner__text">{text ?? (title === undefined && ownText(facts))}</p>
          <ButtonLink to={inLanguage(link ?? '/search', language)} variant="call-to-action" size="large">
            {action ?? texts.heroAction}
          </ButtonLink>
        </div>
        <div className="hero-banner__art">
          {wide === undefined ? (
            <BannerArt src={stillLife} narrow={stillLifeTall} eager />
          ) : (
            <ArtPicture wide={wide} narrow={narrow ?? wide} sizes="(min-width: 768px) 50vw, 45vw" isFirst />
          )}
        </div>
      </section>
    </div>
  );
}
