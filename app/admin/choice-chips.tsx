import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { nameIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { X } from '../ui/pictures/icons.tsx';
import { withoutIndex } from '../ui/without-index.ts';
import './choice-chips.css';

export interface Choice {
  _id: string;
  name: string;
  nameFr: string | null;
}

interface ChoiceChipsProps<C extends Choice> {
  label: string;
  /** The text of the dropdown while nothing is being chosen. */
  prompt: string;
  choices: readonly C[];
  /** In the order of choosing; a choice that is made again is there twice (spec §5), and the server saves it once. */
  chosen: readonly C[];
  onChange: (chosen: C[]) => void;
  /** While nothing is chosen, offers a few choices as buttons too: one press instead of two. */
  areQuick?: boolean;
  help?: ReactNode;
  error?: ReactNode;
}

const mostQuick = 16;

/** A dropdown that adds removable chips. */
export function ChoiceChips<C extends Choice>({
  label,
  prompt,
  choices,
  chosen,
  onChange,
  areQuick = false,
  help,
  error,
}: ChoiceChipsProps<C>) {
  const language = useLanguage();
  const selectRef = useRef<HTMLSelectElement>(null);
  const nameOf = (choice: Choice) => nameIn(language, choice);

  function add(id: string) {
    const choice = choices.find(({ _id }) => _id === id);
    if (choice) onChange([...chosen, choice]);
  }

  return (
    <div className="stack gap-3">
      <SelectField
        ref={selectRef}
        label={label}
        help={help}
        error={error}
        value=""
        onChange={(event) => add(event.target.value)}
        onKeyDown={openInsteadOfChoosing}
      >
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice._id} value={choice._id}>
            {nameOf(choice)}
          </option>
        ))}
      </SelectField>
      {areQuick && chosen.length === 0 && choices.length <= mostQuick && (
        <ul className="cluster gap-2" aria-label={prompt}>
          {choices.map((choice) => (
            <li key={choice._id}>
              <button
                type="button"
                className="choice-chips__chip choice-chips__chip--offered"
                onClick={() => {
                  onChange([choice]);
                  selectRef.current?.focus();
                }}
              >
                {nameOf(choice)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <Chips
          label={label}
          chosen={chosen}
          nameOf={nameOf}
          onRemove={(position) => onChange(withoutIndex(chosen, position))}
          onEmptied={() => selectRef.current?.focus()}
        />
      )}
    </div>
  );
}

interface ChipsProps<C extends Choice> {
  label: string;
  chosen: readonly C[];
  nameOf: (choice: C) => string;
  onRemove: (position: number) => void;
  /** Called before the last chip goes, and the focus with it. */
  onEmptied: () => void;
}

/** One stop of the Tab key however many chips there are: arrow keys move between chips, and removing one moves the focus to its neighbour. */
function Chips<C extends Choice>({ label, chosen, nameOf, onRemove, onEmptied }: ChipsProps<C>) {
  const texts = useMessages(adminMessages);
  const listRef = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(0);
  const last = chosen.length - 1;
  const stop = Math.min(reached, last);

  // Moves the focus only once the removed chip is gone: of two equal chips React keeps either.
  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    if (toFocus.current !== undefined) focusChip(listRef, Math.min(toFocus.current, chosen.length - 1));
    toFocus.current = undefined;
  }, [chosen]);

  function remove(position: number) {
    if (last === 0) onEmptied();
    else toFocus.current = position;
    onRemove(position);
  }

  function onKeyDown(event: KeyboardEvent, position: number) {
    const target = nextChip(event.key, position, last);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (target === undefined && !isRemoval) return;
    event.preventDefault();
    if (target === undefined) remove(position);
    else focusChip(listRef, target);
  }

  return (
    <ul ref={listRef} className="cluster" aria-label={label}>
      {numbered(chosen).map(({ choice, key, position }) => (
        <li key={key}>
          <button
            type="button"
            className="choice-chips__chip"
            aria-label={texts.removeNamed(nameOf(choice))}
            tabIndex={position === stop ? 0 : -1}
            onFocus={() => setReached(position)}
            onKeyDown={(event) => onKeyDown(event, position)}
            onClick={() => remove(position)}
          >
            {nameOf(choice)}
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}

function focusChip(listRef: RefObject<HTMLElement | null>, position: number) {
  listRef.current?.querySelectorAll('button')[position]?.focus();
}

function nextChip(key: string, position: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(position + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(position - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

/** Opens the dropdown instead: a closed one chooses with every arrow key and letter, and each would add a chip on the way to the wanted one. */
function openInsteadOfChoosing(event: KeyboardEvent<HTMLSelectElement>) {
  const choosesAtOnce = event.key.startsWith('Arrow') || /^[^\s]$/u.test(event.key);
  if (!choosesAtOnce || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if ('showPicker' in event.currentTarget) event.currentTarget.showPicker();
}

/** Chips with keys that stay the same when another one goes, even if the same choice is there twice. */
function numbered<C extends Choice>(chosen: readonly C[]) {
  const seen = new Map<string, number>();
  return chosen.map((choice, position) => {
    const time = (seen.get(choice._id) ?? 0) + 1;
    seen.set(choice._id, time);
    return { choice, position, key: `${choice._id}-${time}` };
  });
}
