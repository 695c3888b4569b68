import { useState } from 'react';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { useShop } from '../../state/shop-state.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CatalogueList } from '../catalogue-list.tsx';
import { PictureViewer, type ViewedPicture } from '../picture-viewer.tsx';
import type { Route } from './+types/sub-category-page';
import { SubCategoryTable } from './sub-category-table.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminSubCategoryMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function SubCategoryPage() {
  const texts = useMessages(adminSubCategoryMessages);
  const subCategories = useShop((state) => state.product.allSubCategory);
  const [viewed, setViewed] = useState<ViewedPicture>();
  return (
    <AdminPage title={texts.title}>
      <CatalogueList
        isEmpty={subCategories.length === 0}
        empty={<EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />}
      >
        <SubCategoryTable subCategories={subCategories} onView={setViewed} />
      </CatalogueList>
      <PictureViewer picture={viewed} onClose={() => setViewed(undefined)} />
    </AdminPage>
  );
}
