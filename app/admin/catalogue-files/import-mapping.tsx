import { useCallback, useState } from 'react';
import type { FileMappingView } from '#shared/contract/catalogue-files.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { type ColumnMeaning, columnMeanings, saysUncounted, wrongMeanings } from '#shared/foreign-columns.ts';
import type { Language } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';
import { isProductField } from '#shared/product-fields.ts';
import { useLanguage } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { readWholeNumber } from '../product/read-whole-number.ts';
import { DiscardButton, type ImportItemProps } from './import-item.tsx';
import { useDecision } from './use-decision.ts';

/** Asks what the columns of a file with titles of its own hold; the shop suggests, and the owner decides. */
export function ImportMapping(item: ImportItemProps & { onBack?: () => void }) {
  const { id } = item.known;
  const fetchMapping = useCallback(
    (options: CallOptions) => api.catalogueFiles.getImport({ id, limit: 1 }, options),
    [id],
  );
  return (
    <LoadedPart loaded={useAnswer(fetchMapping)} placeholders={1}>
      {({ mapping }) => mapping && <Mapping {...item} mapping={mapping} />}
    </LoadedPart>
  );
}

type Column = FileMappingView['columns'][number];

type MappingProps = ImportItemProps & { mapping: FileMappingView; onBack?: () => void };

function Mapping({ known, onChanged, mapping, onBack }: MappingProps) {
  const { id, fileName: name } = known;
  const language = useLanguage();
  const texts = adminCatalogueFilesMessages[language];
  const { isBusy, decide } = useDecision(onChanged);
  const [meanings, setMeanings] = useState(mapping.columns.map(({ meaning }) => meaning));
  const [unit, setUnit] = useState(mapping.unit);
  const [pieces, setPieces] = useState(mapping.pieces === null ? '' : String(mapping.pieces));
  const choose = (index: number, meaning: ColumnMeaning) =>
    setMeanings((before) => before.map((known, place) => (place === index ? meaning : known)));
  const columns = mapping.columns.map((column, index) => ({ column, index }));
  // Lists columns by their first meaning: one that is being looked at must not jump to the other list under a finger.
  const fresh = columns.filter(({ column }) => column.isNew);
  const taken = columns.filter(({ column }) => column.meaning !== 'skip' && !column.isNew);
  const left = columns.filter(({ column }) => column.meaning === 'skip');
  const wrong = wrongMeanings(meanings);
  const foreign = mapping.columns.filter(({ samples }, index) => lookForeign(meanings[index], samples));
  const uncounted = uncountedOf(mapping, meanings);
  const piecesEach = Number(readWholeNumber(pieces)) || null;
  const isPiecesWrong = uncounted !== 0 && pieces.trim() !== '' && readWholeNumber(pieces) === undefined;
  const field = ({ column, index }: { column: Column; index: number }) => (
    <li key={index} className="anywhere">
      <ColumnField
        column={column}
        meaning={meanings[index] ?? 'skip'}
        onChoose={(meaning) => choose(index, meaning)}
      />
    </li>
  );
  return (
    <div className="stack gap-4">
      <p className="strong">{texts[`source_${mapping.source}`]}</p>
      <p>{texts.mappingHelp}</p>
      <ul className="catalogue-files__columns" aria-label={texts.columnsTaken}>
        {[...fresh, ...taken].map(field)}
      </ul>
      {left.length > 0 && (
        <details className="catalogue-files__rules" open={fresh.length + taken.length === 0}>
          <summary>{texts.columnsLeft(left.length)}</summary>
          <ul className="catalogue-files__columns">{left.map(field)}</ul>
        </details>
      )}
      <TextField
        label={texts.pieceUnit}
        value={unit}
        maxLength={120}
        onChange={({ currentTarget }) => setUnit(currentTarget.value)}
      />
      {uncounted !== 0 && (
        <TextField
          label={texts.uncountedPieces}
          help={piecesEach === null ? texts.uncountedSoldOut(uncounted) : texts.uncounted(uncounted)}
          error={isPiecesWrong ? fieldMessages[language].whole : undefined}
          value={pieces}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          onChange={({ currentTarget }) => setPieces(currentTarget.value)}
        />
      )}
      <div role="status" className="stack gap-1">
        {wrong?.kind === 'missing' && <p className="failure">{texts.missingWhich}</p>}
        {wrong?.kind === 'twice' && (
          <p className="failure">{texts.twiceMeaning(meaningLabel(wrong.meaning, language))}</p>
        )}
        {foreign.length > 0 && (
          <p className="failure">
            {texts.foreignAmounts(
              foreign.map(({ title, samples }) => `${title} (${samples.join(' · ')})`).join(', '),
            )}
          </p>
        )}
        {missingOf(meanings).map((missing) => (
          <p key={missing}>{texts[missing]}</p>
        ))}
      </div>
      <div className="cluster cluster--filled">
        {onBack ? (
          <Button
            variant="outline"
            disabled={isBusy}
            aria-label={texts.keepColumnsNamed(name)}
            onClick={onBack}
          >
            {texts.cancel}
          </Button>
        ) : (
          <DiscardButton known={known} decide={decide} disabled={isBusy} />
        )}
        <Button
          busy={isBusy}
          disabled={wrong !== undefined || unit.trim() === '' || isPiecesWrong}
          aria-label={texts.readSoNamed(name)}
          onClick={() =>
            void decide(() => api.catalogueFiles.mapColumns({ id, meanings, unit, pieces: piecesEach }))
          }
        >
          {texts.readSo}
        </Button>
      </div>
    </div>
  );
}

type ColumnFieldProps = {
  column: Column;
  meaning: ColumnMeaning;
  onChoose: (meaning: ColumnMeaning) => void;
};

function ColumnField({ column: { title, samples, isNew }, meaning, onChoose }: ColumnFieldProps) {
  const language = useLanguage();
  const texts = adminCatalogueFilesMessages[language];
  const example = samples.length > 0 ? texts.sampleValues(samples.join(' · ')) : texts.emptyColumn;
  return (
    <SelectField
      label={texts.columnAs(title)}
      labelNote={isNew ? texts.newColumn : undefined}
      help={example}
      value={meaning}
      onChange={({ currentTarget }) => onChoose(columnMeanings[currentTarget.selectedIndex] ?? 'skip')}
    >
      {columnMeanings.map((known) => (
        <option key={known} value={known}>
          {meaningLabel(known, language)}
        </option>
      ))}
    </SelectField>
  );
}

function meaningLabel(meaning: ColumnMeaning, language: Language): string {
  const texts = adminCatalogueFilesMessages[language];
  if (isProductField(meaning)) return columnTitles[language][meaning];
  switch (meaning) {
    case 'option1Name':
    case 'option2Name':
    case 'option3Name':
      return texts.means_optionName(Number(meaning.charAt(6)));
    case 'option1Value':
    case 'option2Value':
    case 'option3Value':
      return texts.means_optionValue(Number(meaning.charAt(6)));
    default:
      return texts[`means_${meaning}`];
  }
}

const aboutStock: readonly ColumnMeaning[] = ['stock', 'inStock', 'tracker'];

/**
 * How many new products the file sells without counting them: 0 where no column says it, null where the columns were changed and there may
 * be others than were counted before.
 */
function uncountedOf(
  { columns, uncountedCount }: FileMappingView,
  meanings: readonly ColumnMeaning[],
): number | null {
  if (!saysUncounted(meanings)) return 0;
  const isAsCounted = columns.every(({ meaning: before }, index) => {
    const now = meanings[index] ?? 'skip';
    return before === now || ![before, now].some((meaning) => aboutStock.includes(meaning));
  });
  return isAsCounted ? uncountedCount : null;
}

const amounts: readonly ColumnMeaning[] = ['price', 'salePrice', 'priceBefore', 'purchaseCost'];

/** Whether amounts look like euros or dollars: with cents, or all as small as '18' and '420.00'. A hair clip for '500' is in francs. */
function lookForeign(meaning: ColumnMeaning | undefined, samples: readonly string[]): boolean {
  if (meaning === undefined || !amounts.includes(meaning) || samples.length === 0) return false;
  const hasCents = samples.some((sample) => /\d[.,](?!0+$)\d{1,2}$/.test(sample.trim()));
  return hasCents || samples.every((sample) => /^(\d{1,2}|\d{1,3}[.,]0{1,2})$/.test(sample.trim()));
}

/** The facts that new products would lack. */
function missingOf(meanings: readonly ColumnMeaning[]) {
  const lacks = (...wanted: ColumnMeaning[]) => !wanted.some((meaning) => meanings.includes(meaning));
  return [
    ...(lacks('price', 'salePrice') ? (['missingPrice'] as const) : []),
    ...(lacks('stock', 'inStock') ? (['missingStock'] as const) : []),
    ...(lacks('images', 'variantImage') ? (['missingPictures'] as const) : []),
    ...(lacks('categories', 'otherCategories', 'subCategories') ? (['missingCategories'] as const) : []),
  ];
}
