import { useLocation } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { showLogin } from '../../state/dialogs.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Hibiscus } from '../../ui/pictures/motif/hibiscus.tsx';
import { Illustration } from '../../ui/pictures/motif/illustration.tsx';
import type { WayBack } from '../way-back.ts';

/** Opens the login popup in place, so that the page that was asked for is shown after logging in. */
export function GuestDashboard({ text }: { text?: string | undefined }) {
  const texts = useMessages(accountMessages);
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  return (
    <EmptyState
      illustration={
        <Illustration>
          <Hibiscus transform="translate(100 84)" />
        </Illustration>
      }
      title={texts.guestTitle}
      text={text ?? texts.guestText}
      action={
        <div className="cluster">
          <Button variant="call-to-action" onClick={showLogin}>
            {texts.logIn}
          </Button>
          <ButtonLink
            to={localPath('/register')}
            state={{ from: pathname } satisfies WayBack}
            variant="outline"
          >
            {texts.register}
          </ButtonLink>
        </div>
      }
    />
  );
}
