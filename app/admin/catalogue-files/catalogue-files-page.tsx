import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/catalogue-files-page';
import './catalogue-files-page.css';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportList } from './import-list.tsx';
import { useImports } from './use-imports.ts';
import { useTableUpload } from './use-table-upload.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminCatalogueFilesMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

export default function CatalogueFilesPage() {
  const texts = useMessages(adminCatalogueFilesMessages);
  const imports = useImports();
  const upload = useTableUpload(imports.reload);
  return (
    <AdminPage title={texts.title}>
      <div className="catalogue-files">
        <div className="catalogue-files__ways">
          <ImportCard upload={upload} />
          <ExportCard />
        </div>
        <ImportList imports={imports} besides={upload.sending?.importId} />
      </div>
    </AdminPage>
  );
}
