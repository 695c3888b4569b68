import type { BrandView } from '#shared/contract/brand.ts';
import { textIn } from '#shared/language.ts';
import { brandPath } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { brandsMessages } from '../../messages/brands-messages.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import './brand-cards.css';

export type BrandOnCard = Omit<BrandView, 'version' | 'formerNames'>;

/** The brands of the shop, each with a link to its page. */
export function BrandCards({ brands }: { brands: readonly BrandOnCard[] }) {
  const language = useLanguage();
  const texts = brandsMessages[language];
  return (
    <ul className="brand-cards">
      {brands.map(({ name, logo, story, storyFr, cards }) => (
        <li key={name}>
          <LocalLink to={brandPath(name)} className="brand-cards__card panel">
            {logo !== null && (
              <Picture src={logo} alt="" sizes="4rem" fit="cover" widths={[160, 480]} className="thumb" />
            )}
            <span className="brand-cards__words">
              <span className="name">{name}</span>
              <span className="two-lines small">{textIn(language, story, storyFr)}</span>
              <span className="fine">{texts.products(cards)}</span>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
