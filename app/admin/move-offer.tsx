import { textIn } from '#shared/language.ts';
import { useLanguage } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { Choice } from './choice-chips.tsx';

interface MoveOfferProps {
  /** The server's sentence about what uses it. */
  use: string;
  others: readonly Choice[];
  target: string;
  onChoose: (id: string) => void;
  error: string | undefined;
}

/** Offers to move what is in something before that is deleted. */
export function MoveOffer({ use, others, target, onChoose, error }: MoveOfferProps) {
  const language = useLanguage();
  const texts = adminMessages[language];
  return (
    <div className="stack">
      <p role="alert">{use}</p>
      <SelectField
        label={texts.moveTo}
        value={target}
        error={error}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{texts.choosePlace}</option>
        {others.map(({ _id, name, nameFr }) => (
          <option key={_id} value={_id}>
            {textIn(language, name, nameFr)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
