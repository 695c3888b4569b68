import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { homeMessages } from '../../messages/home-messages.ts';
import { categoryPath, useCatalogue } from '../../shell-data/use-shell-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './category-tiles.css';
import type { HomeCategory } from './load-home.ts';

const SKELETONS = Array.from({ length: 12 }, (_, index) => index);
/** The tiles of the first row on a phone, the only row on the first screen. */
const EAGER_TILES = 4;

/** Each tile leads to the first sub-category that lists the category (spec §2, Home). */
export function CategoryTiles({ categories }: { categories: HomeCategory[] }) {
  const texts = homeMessages[useLanguage()];
  const { isLoading } = useCatalogue();
  if (categories.length === 0 && isLoading) return <CategoryTilesSkeleton />;
  return (
    <section className="category-tiles container" aria-labelledby="categories-title">
      <TilesHeading />
      {categories.length === 0 ? (
        <EmptyState title={texts.noCategories} />
      ) : (
        <ul className="category-tiles__grid">
          {categories.map((category, index) => (
            <li key={category.link._id}>
              <CategoryTile category={category} eager={index < EAGER_TILES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function CategoryTilesSkeleton() {
  return (
    <section className="category-tiles container">
      <TilesHeading />
      <ul className="category-tiles__grid">
        {SKELETONS.map((index) => (
          <li key={index} className="category-tile stack gap-2">
            <Skeleton className="category-tile__picture" />
            <span className="category-tile__name">
              <Skeleton shape="text" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TilesHeading() {
  const texts = homeMessages[useLanguage()];
  return (
    <div className="category-tiles__heading">
      <SectionHeading id="categories-title">{texts.categories}</SectionHeading>
    </div>
  );
}

function CategoryTile({ category, eager }: { category: HomeCategory; eager: boolean }) {
  const path = categoryPath(category.link._id, useCatalogue().categories);
  const inside = (
    <>
      <span className="category-tile__picture">
        <Picture
          src={category.image}
          alt=""
          fit="cover"
          eager={eager}
          sizes="(min-width: 768px) 12rem, 22vw"
          widths={[160, 480]}
        />
      </span>
      <span className="category-tile__name">{category.link.shown}</span>
    </>
  );
  if (path === undefined) return <span className="category-tile stack gap-2">{inside}</span>;
  return (
    <LocalLink to={path} className="category-tile stack gap-2 category-tile--link">
      {inside}
    </LocalLink>
  );
}
