import { type FormEvent, useState } from 'react';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import {
  neededStatementFields,
  type StatementProvider,
  statementFields,
  statementLimits,
  statementProviders,
} from '#shared/statements.ts';
import { useMessages } from '../../language.ts';
import { statementFieldMessages, statementMessages } from '../../messages/statement-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FileUp } from '../../ui/pictures/icons.tsx';

type Unnamed = { file: File; titles: string[]; samples: string[][]; suggestion: Record<string, string> };

/** Sends a file; where the file does not say what its columns hold, asks first. */
export function SendStatement({ onEntered }: { onEntered: (statementId: number) => void }) {
  const texts = useMessages(statementMessages);
  const places = useMessages(moneyPlaceMessages);
  // Not one to begin with: the lines of another provider's file would be entered as this one's, its fees as well.
  const [provider, setProvider] = useState<StatementProvider>();
  const [unnamed, setUnnamed] = useState<Unnamed>();
  const { act, isBusy } = useAction();

  const send = (file: File, columns: readonly (readonly [string, string])[]) =>
    act(async () => {
      const form = new FormData();
      // Another file was chosen: what is asked about the one before is no longer wanted.
      if (file !== unnamed?.file) setUnnamed(undefined);
      const fields = [['provider', provider ?? ''], ['fileName', file.name], ...columns] as const;
      for (const [name, value] of fields) if (value !== '') form.append(name, value);
      form.append('file', file);
      const { data } = await api.statements.upload(form);
      if ('titles' in data) {
        setUnnamed({ file, ...data });
        return {};
      }
      setUnnamed(undefined);
      onEntered(data.statementId);
      return { message: texts.entered(data.newLines) };
    });

  return (
    <Card title={texts.sendTitle}>
      <SelectField
        label={texts.provider}
        value={provider ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setUnnamed(undefined);
          setProvider(statementProviders.find((known) => known === value));
        }}
      >
        <option value="" disabled>
          {texts.chooseProvider}
        </option>
        {statementProviders.map((known) => (
          <option key={known} value={known}>
            {places[known]}
          </option>
        ))}
      </SelectField>
      <FileChoice
        variant={unnamed ? 'outline' : 'primary'}
        accept=".csv,.txt,.xlsx,text/csv"
        icon={<FileUp />}
        disabled={isBusy || provider === undefined}
        onFiles={([file]) => file && void send(file, [])}
      >
        {texts.choose}
      </FileChoice>
      <p className="muted small">{texts.chooseHelp(statementLimits.megabytes)}</p>
      {unnamed && (
        <Columns
          key={unnamed.titles.join()}
          unnamed={unnamed}
          isBusy={isBusy}
          onNamed={(columns) => void send(unnamed.file, columns)}
        />
      )}
    </Card>
  );
}

interface ColumnsProps {
  unnamed: Unnamed;
  isBusy: boolean;
  onNamed: (columns: [string, string][]) => void;
}

function Columns({ unnamed: { file, titles, samples, suggestion }, isBusy, onNamed }: ColumnsProps) {
  const texts = useMessages(statementMessages);
  const fields = useMessages(statementFieldMessages);
  const [said, setSaid] = useState(suggestion);
  const isReady = neededStatementFields.every((field) => (said[field] ?? '') !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) onNamed(Object.entries(said));
  }

  return (
    <form className="stack gap-3" onSubmit={submit}>
      <h3 className="small-heading">{texts.columnsTitle}</h3>
      <p className="anywhere">{file.name}</p>
      <p className="muted measure">{texts.columnsText}</p>
      {statementFields.map((field) => {
        const column = titles.indexOf(said[field] ?? '');
        const sample = samples.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');
        return (
          <SelectField
            key={field}
            label={fields[field]}
            help={sample.length > 0 ? texts.firstLines(sample.join(' · ')) : undefined}
            value={said[field] ?? ''}
            onChange={({ currentTarget: { value } }) => setSaid({ ...said, [field]: value })}
          >
            <option value="">{texts.none}</option>
            {titles.map((title) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </SelectField>
        );
      })}
      <Button type="submit" busy={isBusy} disabled={!isReady || isBusy}>
        {texts.compare}
      </Button>
    </form>
  );
}
