import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../language.ts';
import { adminProductMessages } from '../messages/admin-product-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { dialogsIn } from './dialog-names.ts';

type LeaveGuardProps = {
  isDirty: boolean;
  /** Called when what is unsaved is given up. */
  onLeave?: () => void;
};

/** Asks before a page or a dialog with something unsaved is left: by a link, Back, a reload or a closed tab. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const texts = useMessages(adminProductMessages);
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isDirty && (now.pathname !== next.pathname || dialogsIn(now.search) !== dialogsIn(next.search)),
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={texts.leaveTitle}
      question={texts.leaveQuestion}
      confirmLabel={texts.leave}
      confirm={async () => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
