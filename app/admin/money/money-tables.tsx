import { useState } from 'react';
import type { SpreadsheetFormat } from '#shared/catalogue-files.ts';
import { moneyTableNames } from '#shared/messages/money-messages.ts';
import { moneyTables } from '#shared/money-movements.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { auditMessages } from '../../messages/audit-messages.ts';
import { moneyMessages } from '../../messages/money-messages.ts';
import { api } from '../../state/desk-api.ts';
import { saveFile } from '../../state/save-file.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FileSpreadsheet, FileText } from '../../ui/pictures/icons.tsx';

/** Orders, payments, refunds or cash of a period, as a file. */
export function MoneyTables() {
  const texts = useMessages(moneyMessages);
  const days = useMessages(auditMessages);
  const files = useMessages(adminCatalogueFilesMessages);
  const names = useMessages(moneyTableNames);
  const today = shopDayOf(new Date());
  const [table, setTable] = useState<(typeof moneyTables)[number]>('payments');
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const { act, busyKey, isBusy } = useAction();
  const trouble =
    from === '' || to === '' ? texts.periodMissing : to < from ? texts.periodReversed : undefined;

  const fetchFile = (format: SpreadsheetFormat) =>
    act(async () => {
      const { fileName, content } = await api.money.export({ table, format, from, to });
      saveFile(new File([content], fileName, { type: content.type }));
      return {};
    }, format);

  return (
    <Card title={texts.tables}>
      <p className="muted measure">{texts.tablesText}</p>
      <SelectField
        label={texts.table}
        value={table}
        onChange={({ currentTarget: { value } }) =>
          setTable(moneyTables.find((known) => known === value) ?? 'payments')
        }
      >
        {moneyTables.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </SelectField>
      <div className="search-filters__fields">
        <TextField
          label={days.from}
          type="date"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label={days.to}
          type="date"
          value={to}
          error={trouble}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      <div className="cluster cluster--filled">
        <Button
          variant="outline"
          icon={<FileSpreadsheet />}
          busy={busyKey === 'xlsx'}
          disabled={isBusy || trouble !== undefined}
          onClick={() => void fetchFile('xlsx')}
        >
          {files.excelFile}
        </Button>
        <Button
          variant="outline"
          icon={<FileText />}
          busy={busyKey === 'csv'}
          disabled={isBusy || trouble !== undefined}
          onClick={() => void fetchFile('csv')}
        >
          {files.csvFile}
        </Button>
      </div>
    </Card>
  );
}
