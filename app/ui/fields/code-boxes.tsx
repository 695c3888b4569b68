import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { fillFrom, replaceAt, typedInto } from './code-characters.ts';
import { describeField, FieldMessages } from './field-frame.tsx';
import './code-boxes.css';

export interface CodeBoxesProps {
  /** One entry for each box, empty while not filled; its length is the number of boxes. */
  characters: readonly string[];
  onChange: (characters: readonly string[]) => void;
  label: ReactNode;
  /** Names one box: 'Character 1 of 6'. */
  boxLabel: (position: number) => string;
  help?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
}

export function CodeBoxes({
  characters,
  onChange,
  label,
  boxLabel,
  help,
  error,
  disabled = false,
}: CodeBoxesProps) {
  const fieldId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  function focusBox(position: number) {
    boxes.current[Math.min(Math.max(position, 0), characters.length - 1)]?.focus();
  }

  function fill(position: number, text: string) {
    const filled = fillFrom(characters, position, text);
    onChange(filled.characters);
    focusBox(filled.next);
  }

  function change(position: number, event: ChangeEvent<HTMLInputElement>) {
    const typed = typedInto(characters[position] ?? '', event.target.value);
    if (typed === '') onChange(replaceAt(characters, position, ''));
    else fill(position, typed);
  }

  function paste(position: number, event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    fill(position, event.clipboardData.getData('text'));
  }

  function press(position: number, event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && characters[position] === '') {
      event.preventDefault();
      onChange(replaceAt(characters, position - 1, ''));
      focusBox(position - 1);
    }
    if (event.key === 'ArrowLeft') focusBox(position - 1);
    if (event.key === 'ArrowRight') focusBox(position + 1);
  }

  return (
    <fieldset className="field code-boxes" {...describeField(fieldId, { help, error })}>
      <legend className="field__label code-boxes__label">{label}</legend>
      <div className="code-boxes__row">
        {characters.map((character, position) => (
          <input
            key={boxLabel(position + 1)}
            ref={(box) => {
              boxes.current[position] = box;
            }}
            className="field__control code-boxes__box"
            type="text"
            inputMode="text"
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-label={boxLabel(position + 1)}
            value={character}
            disabled={disabled}
            onChange={(event) => change(position, event)}
            onPaste={(event) => paste(position, event)}
            onKeyDown={(event) => press(position, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <FieldMessages fieldId={fieldId} help={help} error={error} />
    </fieldset>
  );
}
