import { useState } from 'react';
import { formatFrancs } from '#shared/money.ts';
import { type CashCount, notesAndCoins, sumOfCount } from '#shared/till.ts';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { More } from '../../ui/layout/more.tsx';
import { readCountedFrancs } from '../cash/read-francs.ts';
import { DifferenceBadge } from './till-figures.tsx';

const kinds = [
  { name: 'note', words: 'notes' },
  { name: 'coin', words: 'coins' },
] as const;

interface CountFieldsProps {
  expected: number;
  /** What was typed before the dialog was closed by a slip or the page was reloaded. */
  kept: Readonly<Record<string, string>>;
}

/** The count of the till, by note and coin or as one sum; and at once whether it agrees with the books. */
export function CountFields({ expected, kept }: CountFieldsProps) {
  const texts = useMessages(tillMessages);
  const [count, setCount] = useState<CashCount>(() => readCount((field) => kept[field] ?? '') ?? {});
  const isCountedOut = Object.keys(count).length > 0;
  const [typedTotal, setTypedTotal] = useState(isCountedOut ? '' : (kept.counted ?? ''));
  const total = isCountedOut ? String(sumOfCount(count)) : typedTotal;
  const counted = readCountedFrancs(total);
  return (
    <>
      <More className="till-count" summary={texts.countPieces} open>
        <div className="stack gap-3">
          {kinds.map(({ name, words }) => (
            <fieldset key={name}>
              <legend className="legend">{texts[words]}</legend>
              <div className="till-count__pieces">
                {notesAndCoins
                  .filter(({ key }) => key.startsWith(name))
                  .map(({ key, value }) => (
                    <TextField
                      key={key}
                      name={key}
                      label={formatFrancs(value).replace(/\s?FCFA$/, '')}
                      aria-label={texts[`piece_${name}`](formatFrancs(value))}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={6}
                      defaultValue={kept[key] ?? ''}
                      onChange={({ currentTarget }) =>
                        setCount((before) => withPiece(before, key, currentTarget.value))
                      }
                    />
                  ))}
              </div>
            </fieldset>
          ))}
        </div>
      </More>
      <FrancsField
        label={texts.total}
        help={texts.totalHelp}
        name="counted"
        value={total}
        readOnly={isCountedOut}
        onChange={({ currentTarget }) => setTypedTotal(currentTarget.value)}
      />
      <dl className="facts figures stack gap-1" aria-live="polite">
        <div>
          <dt>{texts.expected}</dt>
          <dd>{formatFrancs(expected)}</dd>
        </div>
        <div>
          <dt>{texts.difference}</dt>
          <dd>{counted === undefined ? '…' : <DifferenceBadge difference={counted - expected} />}</dd>
        </div>
      </dl>
      <div hidden={counted === undefined || counted === expected}>
        <NoteField label={texts.whyDifferent} defaultValue={kept.note ?? ''} />
      </div>
    </>
  );
}

function withPiece(before: CashCount, key: keyof CashCount, typed: string): CashCount {
  const { [key]: _, ...others } = before;
  const pieces = readCountedFrancs(typed);
  return pieces === undefined ? others : { ...others, [key]: pieces };
}

/** The count by note and coin; undefined where only the sum was typed. */
export function readCount(typed: (field: string) => string): CashCount | undefined {
  const counts: CashCount = {};
  for (const { key } of notesAndCoins) {
    const pieces = readCountedFrancs(typed(key));
    if (pieces !== undefined) counts[key] = pieces;
  }
  return Object.keys(counts).length > 0 ? counts : undefined;
}
