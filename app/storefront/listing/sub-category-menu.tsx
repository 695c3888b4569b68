import { useEffect, useRef } from 'react';
import { listingPath } from '#shared/page-paths.ts';
import { inPageLanguage, useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { ListingName } from './load-listing.ts';
import './sub-category-menu.css';

type SubCategoryMenuProps = {
  label: string;
  category: ListingName;
  subCategories: ListingName[];
  currentId: string;
};

/** A column beside the products; on a phone a row one swipes, with the current one in sight. */
export function SubCategoryMenu({ label, category, subCategories, currentId }: SubCategoryMenuProps) {
  const language = useLanguage();
  const current = useRef<HTMLAnchorElement>(null);
  // biome's rule needs the id named: another sub-category is another place in the row.
  useEffect(() => showInRow(current.current, currentId), [currentId]);
  return (
    <nav className="sub-category-menu" aria-label={label}>
      <ul>
        {subCategories.map((subCategory) => {
          const isCurrent = subCategory._id === currentId;
          return (
            <li key={subCategory._id}>
              <LocalLink
                ref={isCurrent ? current : undefined}
                to={listingPath(category, subCategory)}
                className="sub-category-menu__link"
                aria-current={isCurrent ? 'page' : undefined}
              >
                <span className="sub-category-menu__picture">
                  <Picture src={subCategory.image} alt="" fit="cover" sizes="4rem" />
                </span>
                <span>{inPageLanguage(language, subCategory.name, subCategory.nameFr)}</span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls the row itself, never the page. */
function showInRow(link: HTMLAnchorElement | null, id: string): void {
  const row = link?.closest('ul');
  if (!link || !row || id === '') return;
  row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2, behavior: 'instant' });
}
