import { payAheadMessages } from '#shared/messages/pay-ahead-messages.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';

/** The way to pay what must be paid before the parcel leaves; nothing where nothing must be. */
export function PayAhead({ page }: { page: string | null }) {
  const texts = useMessages(payAheadMessages);
  const localPath = useLocalPath();
  if (page === null) return null;
  return (
    <div className="stack gap-2">
      <p>{texts.payAhead}</p>
      <ButtonLink wide to={localPath(page)}>
        {texts.payRest}
      </ButtonLink>
    </div>
  );
}
