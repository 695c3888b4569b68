import { useNavigate } from 'react-router';
import type { CallAnswer } from '#shared/contract/call.ts';
import type { Contract } from '#shared/contract/contract.ts';
import type { SessionView } from '#shared/contract/session.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { securityMessages } from '../../messages/security-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAction } from '../../state/use-action.ts';
import type { LoadedState } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { useHasPassword } from './use-has-password.ts';

type Sessions = LoadedState<CallAnswer<Contract['session']['list']>>;

/** Each device in words, this one first; any other can be logged out. */
export function DeviceList({ sessions }: { sessions: Sessions }) {
  const texts = useMessages(securityMessages);
  const hasPassword = useHasPassword();
  const { failedTitle } = useMessages(accountMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { act, busyKey, failure } = useAction();
  if (!sessions.answer) return <ErrorState title={failedTitle} onRetry={() => void sessions.reload()} />;

  const endOne = (id: string) =>
    act(async () => {
      const answer = await api.session.end({ id });
      await sessions.reload();
      return answer;
    }, id);
  const endAll = () =>
    act(async () => {
      const message = await client.session.leave(() => api.session.endAll({}));
      await navigate(localPath('/login'));
      return { message };
    }, 'all');

  return (
    <div className="stack">
      <p className="muted">{hasPassword ? texts.devicesText : texts.devicesTextOfPhone}</p>
      <ul className="stack gap-3">
        {sessions.answer.data.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isBusy={busyKey === session.id}
            failure={failure?.key === session.id ? failure.message : undefined}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      <p className="muted">{texts.everywhereText}</p>
      <Button variant="outline" busy={busyKey === 'all'} onClick={() => void endAll()}>
        {texts.everywhere}
      </Button>
      <PressFailure message={failure?.key === 'all' ? failure.message : undefined} onRetry={endAll} />
    </div>
  );
}

type DeviceRowProps = {
  session: SessionView;
  isBusy: boolean;
  /** Set when the last press got no answer. */
  failure: string | undefined;
  onEnd: () => void;
};

function DeviceRow({ session, isBusy, failure, onEnd }: DeviceRowProps) {
  const language = useLanguage();
  const texts = securityMessages[language];
  const { browser, system, lastSeenAt, isThisOne } = session;
  const name =
    browser !== '' && system !== ''
      ? texts.device(browser, system)
      : browser || system || texts.unknownDevice;
  return (
    <li className="security-page__device">
      <div>
        <p>{name}</p>
        <p className="muted">{texts.lastSeen(formatMoment(lastSeenAt, language))}</p>
      </div>
      {isThisOne ? (
        <Badge tone="success">{texts.thisOne}</Badge>
      ) : (
        <Button variant="outline" busy={isBusy} aria-label={texts.logOutOfDevice(name)} onClick={onEnd}>
          {texts.logOutOf}
        </Button>
      )}
      <PressFailure message={failure} onRetry={onEnd} />
    </li>
  );
}
