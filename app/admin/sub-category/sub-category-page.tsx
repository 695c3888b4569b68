import { useState } from 'react';
import type { SubCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Plus } from '../../ui/pictures/icons.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CatalogueList } from '../catalogue-list.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { PictureViewer, type ViewedPicture } from '../pictures/picture-viewer.tsx';
import { AddSubCategoryDialog } from './add-sub-category-dialog.tsx';
import { EditSubCategoryDialog } from './edit-sub-category-dialog.tsx';
import { SubCategoryTable } from './sub-category-table.tsx';

export const meta = privateMeta(adminSubCategoryMessages, ({ title }) => title);

export default function SubCategoryPage() {
  const texts = useMessages(adminSubCategoryMessages);
  const { allSubCategory: subCategories } = useFetchedCatalogue();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<SubCategoryView>();
  const [doomed, setDoomed] = useState<SubCategoryView>();
  const [viewed, setViewed] = useState<ViewedPicture>();
  return (
    <AdminPage
      title={texts.title}
      action={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {texts.addSubCategory}
        </Button>
      }
    >
      <CatalogueList
        isEmpty={subCategories.length === 0}
        empty={<EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />}
      >
        <SubCategoryTable
          subCategories={subCategories}
          onView={setViewed}
          onEdit={setEdited}
          onDelete={setDoomed}
        />
      </CatalogueList>
      <PictureViewer picture={viewed} onClose={() => setViewed(undefined)} />
      <AddSubCategoryDialog open={isAdding} onClose={() => setAdding(false)} />
      <EditSubCategoryDialog subCategory={edited} onClose={() => setEdited(undefined)} />
      <DeleteDialog
        doomed={doomed}
        onClose={() => setDoomed(undefined)}
        question={texts.deleteQuestion}
        others={subCategories}
        remove={async (_id) => (await api.subcategory.delete({ _id })).message}
        move={(_id, to) => api.subcategory.moveProducts({ _id, to })}
      />
    </AdminPage>
  );
}
