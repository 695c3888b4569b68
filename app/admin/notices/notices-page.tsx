import { useState } from 'react';
import { isAllowed } from '#shared/access.ts';
import { type NoticeKind, noticeKinds } from '#shared/notices.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { noticeKindMessages, noticePageMessages } from '../../messages/notice-page-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import {
  changePush,
  type PushState,
  readPushState,
  turnOffPush,
  turnOnPush,
} from '../../state/push-device.ts';
import { useAction } from '../../state/use-action.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BellRing } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { mayOpen } from '../frame/page-access.ts';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/notices-page';
import './notices-page.css';
import { WhoHears } from './who-hears.tsx';

export const meta = privateMeta(noticePageMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => readPushState(options));

/** Which notices come to this device; who gets mails and SMS is in the settings. */
export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(noticePageMessages);
  const role = useShop(({ user }) => user.details?.staffRole);
  const state = useLoaded(loaderData);
  return (
    <AdminPage title={texts.title}>
      <p className="admin-page__intro">{texts.intro}</p>
      <div className="notices-page stack gap-5">
        <Card title={texts.device}>
          <LoadedPart loaded={state} placeholders={1} isKept>
            {(push) =>
              push.is !== 'ready' ? (
                <p>{texts[push.is]}</p>
              ) : push.offered.length === 0 ? (
                <p>{texts.noneForYou}</p>
              ) : (
                <DeviceForm key={String(push.kinds)} push={push} onChanged={state.reload} />
              )
            }
          </LoadedPart>
        </Card>
        {role && isAllowed('manager', role) && <WhoHears />}
        {role && mayOpen(role, '/dashboard/settings') && (
          <Card title={texts.others}>
            <p>{texts.othersText}</p>
            <LocalLink to="/dashboard/settings" className="tap">
              {texts.toSettings}
            </LocalLink>
          </Card>
        )}
      </div>
    </AdminPage>
  );
}

type DeviceFormProps = {
  push: Extract<PushState, { is: 'ready' }>;
  onChanged: () => Promise<void>;
};

function DeviceForm({ push: { kinds, offered, publicKey }, onChanged }: DeviceFormProps) {
  const texts = useMessages(noticePageMessages);
  const names = useMessages(noticeKindMessages);
  const [wanted, setWanted] = useState<readonly NoticeKind[]>(kinds ?? offered);
  const { act, busyKey, isBusy } = useAction();
  const isOn = kinds !== null;

  const press = (key: string, work: () => Promise<{ message?: string } | undefined>) =>
    act(async () => {
      const done = await work().catch(orSay(texts.failed));
      await onChanged();
      return done ?? {};
    }, key);

  return (
    <div className="stack gap-4">
      <p role="status">{isOn ? texts.isOn : texts.isOff}</p>
      <fieldset className="notices-page__kinds stack gap-2">
        <legend className="legend">{texts.which}</legend>
        {noticeKinds
          .filter((kind) => offered.includes(kind))
          .map((kind) => (
            <CheckboxField
              key={kind}
              label={names[kind]}
              checked={wanted.includes(kind)}
              onChange={({ currentTarget }) =>
                setWanted(
                  currentTarget.checked ? [...wanted, kind] : wanted.filter((other) => other !== kind),
                )
              }
            />
          ))}
      </fieldset>
      <div className="cluster gap-3">
        {isOn ? (
          <>
            <Button
              busy={busyKey === 'save'}
              disabled={isBusy || wanted.length === 0}
              onClick={() => press('save', () => changePush(wanted))}
            >
              {texts.save}
            </Button>
            <Button
              variant="outline"
              busy={busyKey === 'off'}
              disabled={isBusy}
              onClick={() => press('off', turnOffPush)}
            >
              {texts.turnOff}
            </Button>
          </>
        ) : (
          <Button
            icon={<BellRing />}
            busy={busyKey === 'on'}
            disabled={isBusy || wanted.length === 0}
            onClick={() => press('on', () => turnOnPush(publicKey, wanted))}
          >
            {texts.turnOn}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Describes what the browser refuses in words of the shop; a refusal of the shop has words of its own. */
function orSay(sentence: string) {
  return (failure: unknown): undefined => {
    if (!(failure instanceof DOMException)) throw failure;
    console.warn('Notices could not be turned on', failure);
    notify.error(sentence);
  };
}
