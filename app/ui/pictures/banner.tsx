import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { NdopCloth } from './motif/ndop-cloth.tsx';
import './banner.css';

export interface BannerProps {
  /** One promise. */
  title: ReactNode;
  titleLevel?: 1 | 2;
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** One of `app/ui/pictures/banner-art/`. */
  art?: ReactNode;
  ground?: 'aubergine' | 'indigo' | 'cream';
  /** `hero` opens a page, `panel` is among other things. */
  size?: 'hero' | 'panel';
}

export function Banner({
  title,
  titleLevel = 2,
  text,
  action,
  art,
  ground = 'aubergine',
  size = 'panel',
}: BannerProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <section
      className={classNames(
        'banner',
        `banner--${ground}`,
        `banner--${size}`,
        ground !== 'cream' && 'on-dark',
      )}
    >
      <NdopCloth className="banner__cloth" />
      <div className="banner__words stack stack--start gap-3">
        <Heading className="banner__title">{title}</Heading>
        {text !== undefined && <p className="banner__text">{text}</p>}
        {action !== undefined && <div className="banner__action">{action}</div>}
      </div>
      {art !== undefined && <div className="banner__art">{art}</div>}
    </section>
  );
}
