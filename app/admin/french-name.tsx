import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { CircleAlert, CircleCheck } from '../ui/pictures/icons.tsx';
import './french-name.css';

/** Shows at a glance whether something has a French name of its own. */
export function FrenchName({ name }: { name: string | null }) {
  const texts = useMessages(adminMessages);
  if (name === null || name === '') {
    return (
      <span className="french-name fine french-name--missing">
        <CircleAlert />
        {texts.frenchMissing}
      </span>
    );
  }
  return (
    <span className="french-name fine">
      <CircleCheck />
      <span lang="fr">{name}</span>
    </span>
  );
}
