import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { ChevronDown, ChevronUp } from '../ui/pictures/icons.tsx';

type MovableListProps<Id extends string> = {
  label: string;
  items: readonly { id: Id; name: string }[];
  onMoved: (ids: Id[]) => void;
  /** Nothing can be moved now; `isBusy` also shows that the server has not answered yet. */
  disabled?: boolean;
  isBusy?: boolean;
};

/** A short list whose order the owner sets: a press moves a line up or down by one. */
export function MovableList<Id extends string>({
  label,
  items,
  onMoved,
  disabled = false,
  isBusy = false,
}: MovableListProps<Id>) {
  const texts = useMessages(adminMessages);
  const isStill = disabled || isBusy;

  function move(from: number, to: number): void {
    const ids = items.map(({ id }) => id);
    const others = ids.filter((_, index) => index !== from);
    onMoved([...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)]);
  }

  return (
    <ol className="stack gap-1" aria-label={label} aria-busy={isBusy}>
      {items.map(({ id, name }, index) => (
        <li key={id} className="row apart">
          <span className="anywhere">{name}</span>
          <span className="row gap-1">
            <IconButton
              label={texts.up(name)}
              icon={<ChevronUp />}
              disabled={isStill || index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={texts.down(name)}
              icon={<ChevronDown />}
              disabled={isStill || index === items.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
