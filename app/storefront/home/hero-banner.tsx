import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { BannerArt } from '../../ui/pictures/banner-art/banner-art.tsx';
import crownedWoman from '../../ui/pictures/banner-art/crowned-woman.svg';
import { NdopCloth } from '../../ui/pictures/motif/ndop-cloth.tsx';
import './hero-banner.css';

/** One promise and one action; one drawing that is cropped for phones and has no frame on a desktop. */
export function HeroBanner() {
  const language = useLanguage();
  const texts = homeMessages[language];
  return (
    <div className="container">
      <section className="hero-banner on-dark" aria-labelledby="hero-title">
        <NdopCloth className="hero-banner__cloth" />
        <div className="hero-banner__words">
          <h1 id="hero-title" className="hero-banner__title">
            {texts.heroTitle}
          </h1>
          <p className="hero-banner__text">{texts.heroText}</p>
          <ButtonLink to={inLanguage('/search', language)} variant="call-to-action" size="large">
            {texts.heroAction}
          </ButtonLink>
        </div>
        <div className="hero-banner__art">
          <BannerArt src={crownedWoman} eager />
        </div>
      </section>
    </div>
  );
}
