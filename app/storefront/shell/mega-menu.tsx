import { listingPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import type { MenuCategory } from '../../shell-data/menu.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { keepFocusAround } from '../../ui/dialogs/keep-focus-around.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import './mega-menu.css';

const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

/** Categories as columns with their sub-categories; 12 placeholders while they load (spec §2, Header). */
export function MegaMenu() {
  const texts = useMessages(shellMessages);
  const words = useMessages(uiMessages);
  const { categories, isLoading } = useCatalogue();
  const hasFailed = useShop((state) => state.product.status === 'failed');
  if (isLoading) return <MegaMenuSkeleton label={texts.loadingCategories} />;
  return (
    <>
      {categories.length > 0 && (
        <ul className="mega-menu">
          {categories.map((category) => (
            <MegaMenuColumn key={category._id} category={category} />
          ))}
        </ul>
      )}
      {/* The menu that came with the page stays, though it may be out of date. */}
      {hasFailed && (
        <div className="mega-menu__failure stack stack--start gap-3">
          <p>{texts.categoriesFailed}</p>
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              keepFocusAround(currentTarget);
              void client.catalogue.load();
            }}
          >
            {words.retry}
          </Button>
        </div>
      )}
    </>
  );
}

function MegaMenuColumn({ category }: { category: MenuCategory }) {
  return (
    <li className="mega-menu__column">
      <LocalLink to={wholeCategoryPath(category)} className="mega-menu__category">
        {category.shown}
      </LocalLink>
      <ul className="mega-menu__list">
        {category.subCategories.map((subCategory) => (
          <li key={subCategory._id}>
            <LocalLink to={listingPath(category, subCategory)} className="mega-menu__link">
              {subCategory.shown}
            </LocalLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

function MegaMenuSkeleton({ label }: { label: string }) {
  return (
    <ul className="mega-menu" aria-busy="true" aria-label={label}>
      {SKELETONS.map((index) => (
        <li key={index} className="mega-menu__column">
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </li>
      ))}
    </ul>
  );
}
