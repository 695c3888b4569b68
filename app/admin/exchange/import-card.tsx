import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { exchangeLimits } from '#shared/exchange.ts';
import { useMessages } from '../../language.ts';
import { adminExchangeMessages } from '../../messages/admin-exchange-messages.ts';
import { useTableUpload } from './use-table-upload.ts';

export function ImportCard({ onSent }: { onSent: () => Promise<void> }) {
  const texts = useMessages(adminExchangeMessages);
  const inputId = useId();
  const helpId = useId();
  const { sending, failure, send } = useTableUpload(onSent);

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // Emptied, so that the corrected file can be chosen under the same name.
    currentTarget.value = '';
    if (file) void send(file);
  }

  return (
    <section className="exchange__card" aria-labelledby="import-title">
      <h2 id="import-title" className="exchange__title">
        {texts.importTitle}
      </h2>
      <p>{texts.importText}</p>
      <div className="exchange__choice">
        <input
          id={inputId}
          type="file"
          accept=".csv,.txt,.xlsx,.zip,text/csv,application/zip"
          className="exchange__file"
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
        {texts.chooseHelp(exchangeLimits.megabytes)}
      </p>
      {sending && (
        <div className="exchange__sending">
          <span>{sending.name}</span>
          <progress
            className="exchange__bar"
            value={sending.share}
            max={1}
            aria-label={texts.sending(sending.name)}
          />
        </div>
      )}
      <p role="alert" className="exchange__failure">
        {failure}
      </p>
      <details className="exchange__rules">
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
    </section>
  );
}
