import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { useShop } from '../../state/shop-state.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CatalogueList } from '../catalogue-list.tsx';
import type { Route } from './+types/category-page';
import { CategoryCard } from './category-card.tsx';
import './category-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminCategoryMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function CategoryPage() {
  const texts = useMessages(adminCategoryMessages);
  const categories = useShop((state) => state.product.allCategory);
  return (
    <AdminPage title={texts.title}>
      <CatalogueList
        isEmpty={categories.length === 0}
        empty={<EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />}
      >
        <ul className="category-page__grid">
          {categories.map((category) => (
            <li key={category._id}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </CatalogueList>
    </AdminPage>
  );
}
