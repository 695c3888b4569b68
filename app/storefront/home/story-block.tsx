import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ArtPicture } from './art-picture.tsx';
import type { HomeBlockData } from './load-home.ts';
import './side-banners.css';
import './story-block.css';

/** A story: a picture, a few sentences and a link. */
export function StoryBlock({ block: { title, text, action, link, wide, narrow } }: { block: HomeBlockData }) {
  const language = useLanguage();
  return (
    <section className="stack stack--pair container">
      {wide !== undefined && (
        <div className="side-banner story-block__art">
          <ArtPicture wide={wide} narrow={narrow ?? wide} sizes="(min-width: 768px) 50vw, 100vw" />
        </div>
      )}
      <div className="stack stack--start">
        {title !== undefined && <h2>{title}</h2>}
        {text !== undefined && <p className="as-typed measure">{text}</p>}
        {link !== undefined && action !== undefined && (
          <ButtonLink to={inLanguage(link, language)} variant="outline">
            {action}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
