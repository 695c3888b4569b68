import type { ReactNode } from 'react';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BannerArt } from '../../ui/pictures/banner-art/banner-art.tsx';
import lipstickTrio from '../../ui/pictures/banner-art/lipstick-trio.svg';
import sheaBowl from '../../ui/pictures/banner-art/shea-bowl.svg';
import './side-banners.css';

/** The two banners under the tiles: what is reduced, and the care of the house. */
export function SideBanners() {
  const texts = homeMessages[useLanguage()];
  return (
    <section className="side-banners stack container" aria-label={texts.banners}>
      <SideBanner
        ground="indigo"
        art={<BannerArt src={lipstickTrio} />}
        title={texts.offersTitle}
        text={texts.offersText}
        to="/offers"
        action={texts.offersAction}
      />
      <SideBanner
        ground="tint"
        art={<BannerArt src={sheaBowl} />}
        title={texts.careTitle}
        text={texts.careText}
        to={`/search?${new URLSearchParams({ q: texts.careSearch })}`}
        action={texts.careAction}
      />
    </section>
  );
}

type SideBannerProps = {
  ground: 'indigo' | 'tint';
  art: ReactNode;
  title: string;
  text: string;
  to: string;
  action: string;
};

function SideBanner({ ground, art, title, text, to, action }: SideBannerProps) {
  const language = useLanguage();
  const isDark = ground === 'indigo';
  return (
    <div className={classNames('side-banner', `side-banner--${ground}`, isDark && 'on-dark')}>
      <div className="side-banner__words">
        <h2 className="side-banner__title">{title}</h2>
        <p className="side-banner__text small">{text}</p>
        <ButtonLink to={inLanguage(to, language)} variant={isDark ? 'call-to-action' : 'primary'}>
          {action}
        </ButtonLink>
      </div>
      <div className="side-banner__art">{art}</div>
    </div>
  );
}
