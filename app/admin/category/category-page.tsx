import { useState } from 'react';
import type { VersionedCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ArrowUpDown, Plus } from '../../ui/pictures/icons.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CatalogueList } from '../catalogue-list.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { AddCategoryDialog } from './add-category-dialog.tsx';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { CategoryCard } from './category-card.tsx';
import './category-page.css';
import { UpdateCategoryDialog } from './update-category-dialog.tsx';

export const meta = privateMeta(adminCategoryMessages, ({ title }) => title);

export default function CategoryPage() {
  const texts = useMessages(adminCategoryMessages);
  const { allCategory: categories } = useFetchedCatalogue();
  const [isAdding, setAdding] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const [edited, setEdited] = useState<VersionedCategoryView>();
  const [doomed, setDoomed] = useState<VersionedCategoryView>();
  return (
    <AdminPage
      title={texts.title}
      action={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {texts.addCategory}
        </Button>
      }
      shortcut={
        categories.length > 1 && (
          <Button variant="outline" icon={<ArrowUpDown />} onClick={() => setArranging(true)}>
            {texts.arrange}
          </Button>
        )
      }
    >
      <CatalogueList
        isEmpty={categories.length === 0}
        empty={<EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />}
      >
        <ul className="category-page__grid">
          {categories.map((category) => (
            <li key={category._id}>
              <CategoryCard
                category={category}
                onEdit={() => setEdited(category)}
                onDelete={() => setDoomed(category)}
              />
            </li>
          ))}
        </ul>
      </CatalogueList>
      <ArrangeDialog open={isArranging} onClose={() => setArranging(false)} />
      <AddCategoryDialog open={isAdding} onClose={() => setAdding(false)} />
      <UpdateCategoryDialog category={edited} onClose={() => setEdited(undefined)} />
      <DeleteDialog
        doomed={doomed}
        onClose={() => setDoomed(undefined)}
        question={texts.deleteQuestion}
        others={categories}
        remove={async (_id) => (await api.category.delete({ _id })).message}
        move={(_id, to) => api.category.moveContents({ _id, to })}
      />
    </AdminPage>
  );
}
