import type { ReactNode } from 'react';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BannerArt } from '../../ui/pictures/banner-art/banner-art.tsx';
import jar from '../../ui/pictures/banner-art/jar.webp';
import lips from '../../ui/pictures/banner-art/lips.webp';
import { ArtPicture } from './art-picture.tsx';
import type { HomeBlockData } from './load-home.ts';
import './side-banners.css';

type BannersProps = { blocks: readonly HomeBlockData[] };

/** Consecutive banners, two in a row where there is room. */
export function SideBanners({ blocks }: BannersProps) {
  const texts = homeMessages[useLanguage()];
  return (
    <section className="side-banners stack container" aria-label={texts.banners}>
      {blocks.map((block, index) => (
        <SideBanner key={block.id} block={block} ground={index % 2 === 0 ? 'indigo' : 'cream'} />
      ))}
    </section>
  );
}

/** The shop's own text and picture for a banner without the owner's: reduced products on indigo, care on cream. */
function useOwnWords(ground: 'indigo' | 'cream') {
  const texts = homeMessages[useLanguage()];
  return ground === 'indigo'
    ? {
        ...{ title: texts.offersTitle, text: texts.offersText, action: texts.offersAction },
        ...{ link: '/offers', art: <BannerArt src={lips} /> },
      }
    : {
        ...{ title: texts.careTitle, text: texts.careText, action: texts.careAction },
        ...{
          link: `/search?${new URLSearchParams({ q: texts.careSearch })}`,
          art: <BannerArt src={jar} />,
        },
      };
}

function SideBanner({ block, ground }: { block: HomeBlockData; ground: 'indigo' | 'cream' }) {
  const language = useLanguage();
  const own = useOwnWords(ground);
  const { title, text, action, link, wide, narrow } = block;
  const isOwn = title === undefined;
  const isDark = ground === 'indigo';
  const art: ReactNode =
    wide === undefined ? (
      isOwn && own.art
    ) : (
      <ArtPicture wide={wide} narrow={narrow ?? wide} sizes="(min-width: 768px) 25vw, 38vw" />
    );
  const words = isOwn ? { ...own, link: link ?? own.link } : { title, text, action, link };
  return (
    <div className={classNames('side-banner', `banner--${ground}`, isDark && 'on-dark')}>
      <div className="side-banner__words">
        <h2 className="side-banner__title">{words.title}</h2>
        {words.text !== undefined && <p className="side-banner__text small">{words.text}</p>}
        {words.link !== undefined && words.action !== undefined && (
          <ButtonLink to={inLanguage(words.link, language)} variant={isDark ? 'call-to-action' : 'primary'}>
            {words.action}
          </ButtonLink>
        )}
      </div>
      {art !== false && <div className="side-banner__art">{art}</div>}
    </div>
  );
}
