import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { inPageLanguage, useLanguage, useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { SelectField } from '../ui/select-field.tsx';
import './choice-chips.css';

export interface Choice {
  _id: string;
  name: string;
  nameFr: string | null;
}

interface ChoiceChipsProps<C extends Choice> {
  label: string;
  /** What the dropdown says while nothing is being chosen. */
  prompt: string;
  choices: readonly C[];
  /** In the order of choosing; one that is chosen again stands there again (spec §5), and the server saves it once. */
  chosen: readonly C[];
  onChange: (chosen: C[]) => void;
  help?: ReactNode;
  error?: ReactNode;
}

/** A dropdown that adds removable chips. */
export function ChoiceChips<C extends Choice>({
  label,
  prompt,
  choices,
  chosen,
  onChange,
  help,
  error,
}: ChoiceChipsProps<C>) {
  const texts = useMessages(adminMessages);
  const language = useLanguage();
  const selectRef = useRef<HTMLSelectElement>(null);
  const nameOf = (choice: Choice) => inPageLanguage(language, choice.name, choice.nameFr);

  function add(id: string) {
    const choice = choices.find(({ _id }) => _id === id);
    if (choice) onChange([...chosen, choice]);
  }

  function remove(position: number) {
    onChange(chosen.toSpliced(position, 1));
    // The button that had the focus is gone.
    selectRef.current?.focus();
  }

  return (
    <div className="choice-chips">
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
      {chosen.length > 0 && (
        <ul className="choice-chips__chips" aria-label={label}>
          {numbered(chosen).map(({ choice, key, position }) => (
            <li key={key}>
              <button
                type="button"
                className="choice-chips__chip"
                aria-label={texts.removeNamed(nameOf(choice))}
                onClick={() => remove(position)}
              >
                {nameOf(choice)}
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A closed dropdown chooses with every arrow key and letter: each would add a chip on the way to the wanted one. */
function openInsteadOfChoosing(event: KeyboardEvent<HTMLSelectElement>) {
  const choosesAtOnce = event.key.startsWith('Arrow') || /^[^\s]$/u.test(event.key);
  if (!choosesAtOnce || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if ('showPicker' in event.currentTarget) event.currentTarget.showPicker();
}

/** Keys that stay with a chip when another one goes, though the same choice may stand there twice. */
function numbered<C extends Choice>(chosen: readonly C[]) {
  const seen = new Map<string, number>();
  return chosen.map((choice, position) => {
    const time = (seen.get(choice._id) ?? 0) + 1;
    seen.set(choice._id, time);
    return { choice, position, key: `${choice._id}-${time}` };
  });
}
