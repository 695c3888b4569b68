import { useRef } from 'react';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLookAgain } from '../../state/use-loaded.ts';
import { AdminPage } from '../admin-page.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/catalogue-files-page';
import './catalogue-files-page.css';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportList } from './import-list.tsx';
import { isWorkedOn } from './is-worked-on.ts';
import { useTableUpload } from './use-table-upload.ts';

export const meta = privateMeta(adminCatalogueFilesMessages, ({ title }) => title);

export const clientLoader = listLoader(
  ({ page, limit }, options) => api.catalogueFiles.list({ page, limit }, options),
  12,
);

/** Loads again every second while an import is being worked on, also after a reload of the page. */
export default function CatalogueFilesPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const list = useAdminList(loaderData);
  useLookAgain(list, isAnyWorkedOn, 1_000);
  const imports = useRef<HTMLElement>(null);
  const upload = useTableUpload(async (hasCome) => {
    if (list.page === 1) await list.reload();
    else list.show({ page: 1 });
    // Scrolls to the list, which on a phone is below two cards.
    if (hasCome) imports.current?.scrollIntoView();
  });
  return (
    <AdminPage title={texts.title}>
      <div className="stack gap-6">
        <div className="catalogue-files__ways stack stack--wide-pair">
          <ImportCard upload={upload} />
          <ExportCard />
        </div>
        <ImportList ref={imports} list={list} besides={upload.sending?.importId} />
      </div>
    </AdminPage>
  );
}

function isAnyWorkedOn({ data }: { data: readonly ImportView[] }): boolean {
  return data.some(isWorkedOn);
}
