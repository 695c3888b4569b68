import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { importLimits } from '#shared/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SendingFile } from './sending-file.tsx';
import type { TableUpload } from './use-table-upload.ts';

export function ImportCard({ upload }: { upload: TableUpload }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const inputId = useId();
  const helpId = useId();
  const { sending, failure, unfinished, send, cancel } = upload;

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // Emptied, so that the corrected file can be chosen under the same name.
    currentTarget.value = '';
    if (file) void send(file);
  }

  return (
    <Card title={texts.importTitle}>
      <p>{texts.importText}</p>
      <div className="catalogue-files__choice">
        <input
          id={inputId}
          type="file"
          accept=".csv,.txt,.xlsx,.zip,text/csv,application/zip"
          className="catalogue-files__file"
          aria-describedby={helpId}
          disabled={sending !== undefined}
          onChange={take}
        />
        <label htmlFor={inputId} className="button button--primary button--wide">
          <FileUp />
          {texts.choose}
        </label>
      </div>
      <p id={helpId} className="muted">
        {texts.chooseHelp(importLimits.megabytes)}
      </p>
      {sending && <SendingFile sending={sending} onCancel={() => void cancel()} />}
      <p role="alert" className="catalogue-files__failure">
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
          ].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
