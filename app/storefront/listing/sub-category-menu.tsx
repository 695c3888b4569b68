import { type RefObject, useEffect, useRef } from 'react';
import { nameIn } from '#shared/language.ts';
import { listingPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { listingMessages } from '../../messages/listing-messages.ts';
import { useEmptyLists } from '../../shell-data/use-shell-data.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { showInRow } from '../../ui/show-in-row.ts';
import type { ListingName } from './load-listing.ts';
import './sub-category-menu.css';

type SubCategoryMenuProps = {
  label: string;
  category: ListingName;
  subCategories: ListingName[];
  /** Undefined for the whole category. */
  currentId: string | undefined;
};

/** A column beside the products; on a phone a row to swipe, scrolled to the current one. Leaves out empty ones, as menus do. */
export function SubCategoryMenu({ label, category, subCategories, currentId }: SubCategoryMenuProps) {
  const language = useLanguage();
  const texts = useMessages(listingMessages);
  const empty = useEmptyLists();
  const shown = subCategories.filter(
    ({ _id }) => _id === currentId || !empty.includes(`${category._id}/${_id}`),
  );
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (currentId !== undefined) showInRow(current.current);
  }, [currentId]);
  return (
    <nav className="sub-category-menu" aria-label={label}>
      <ul>
        <Chip
          to={wholeCategoryPath(category)}
          image={category.image}
          name={texts.all}
          isCurrent={currentId === undefined}
          linkRef={currentId === undefined ? current : undefined}
        />
        {shown.map((subCategory) => (
          <Chip
            key={subCategory._id}
            to={listingPath(category, subCategory)}
            image={subCategory.image}
            name={nameIn(language, subCategory)}
            isCurrent={subCategory._id === currentId}
            linkRef={subCategory._id === currentId ? current : undefined}
          />
        ))}
      </ul>
    </nav>
  );
}

type ChipProps = {
  to: string;
  image: string;
  name: string;
  isCurrent: boolean;
  linkRef: RefObject<HTMLAnchorElement | null> | undefined;
};

function Chip({ to, image, name, isCurrent, linkRef }: ChipProps) {
  return (
    <li>
      <LocalLink
        ref={linkRef}
        to={to}
        className="sub-category-menu__link"
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className="sub-category-menu__picture">
          <Picture src={image} alt="" fit="cover" sizes="4rem" />
        </span>
        <span>{name}</span>
      </LocalLink>
    </li>
  );
}
