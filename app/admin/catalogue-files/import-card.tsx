import { useId } from 'react';
import { importLimits } from '#shared/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FileUp } from '../../ui/pictures/icons.tsx';
import { SendingFile } from './sending-file.tsx';
import type { TableUpload } from './use-table-upload.ts';

export function ImportCard({ upload }: { upload: TableUpload }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const helpId = useId();
  const { sending, failure, unfinished, send, cancel } = upload;

  return (
    <Card title={texts.importTitle}>
      <p>{texts.importText}</p>
      <FileChoice
        variant="primary"
        accept=".csv,.txt,.xlsx,.zip,text/csv,application/zip"
        aria-describedby={helpId}
        disabled={sending !== undefined}
        icon={<FileUp />}
        onFiles={([file]) => file && void send(file)}
      >
        {texts.choose}
      </FileChoice>
      <p id={helpId} className="muted">
        {texts.chooseHelp(importLimits.megabytes)}
      </p>
      {sending && <SendingFile sending={sending} onCancel={() => void cancel()} />}
      <p role="alert" className="catalogue-files__failure failure">
        {failure}
      </p>
      {unfinished && (
        <Button variant="outline" onClick={() => void send(unfinished)}>
          {texts.goOn}
        </Button>
      )}
      <details className="catalogue-files__rules">
        <summary>{texts.rulesTitle}</summary>
        <ul>
          {[
            texts.ruleReference,
            texts.ruleColumns,
            texts.ruleStock,
            texts.ruleNumbers,
            texts.ruleLists,
            texts.rulePictures,
            texts.ruleDrafts,
          ].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
