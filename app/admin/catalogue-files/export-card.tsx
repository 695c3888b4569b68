import { useState } from 'react';
import type { SpreadsheetFormat } from '#shared/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { saveFile } from '../../state/save-file.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FileSpreadsheet, FileText } from '../../ui/pictures/icons.tsx';

export function ExportCard() {
  const texts = useMessages(adminCatalogueFilesMessages);
  const [drafts, setDrafts] = useState(true);
  const { act, busyKey, isBusy } = useAction();

  const fetchFile = (format: SpreadsheetFormat) =>
    act(async () => {
      const { fileName, content } = await api.catalogueFiles.export({ format, drafts });
      saveFile(new File([content], fileName, { type: content.type }));
      return {};
    }, format);

  return (
    <Card title={texts.exportTitle}>
      <p>{texts.exportText}</p>
      <CheckboxField
        label={texts.withDrafts}
        checked={drafts}
        onChange={({ currentTarget }) => setDrafts(currentTarget.checked)}
      />
      <div className="cluster cluster--filled">
        <Button
          variant="outline"
          icon={<FileSpreadsheet />}
          busy={busyKey === 'xlsx'}
          disabled={isBusy}
          onClick={() => void fetchFile('xlsx')}
        >
          {texts.excelFile}
        </Button>
        <Button
          variant="outline"
          icon={<FileText />}
          busy={busyKey === 'csv'}
          disabled={isBusy}
          onClick={() => void fetchFile('csv')}
        >
          {texts.csvFile}
        </Button>
      </div>
    </Card>
  );
}
