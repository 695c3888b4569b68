import { useMemo } from 'react';
import type { SettingView } from '#shared/contract/settings.ts';
import { settingDescriptions, settingGroups } from '#shared/settings.ts';
import { useMessages } from '../../language.ts';
import {
  settingGroupIntros,
  settingGroupMessages,
  settingsMessages,
} from '../../messages/setting-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/link.tsx';
import { AdminPage } from '../admin-page.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/settings-page';
import { SettingsForm } from './settings-form.tsx';
import { TryMail } from './try-mail.tsx';
import { useUnsavedForms } from './use-unsaved-forms.ts';
import './settings-page.css';

export const meta = privateMeta(settingsMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.settings.get({}, options));

/** Made from `shared/settings.ts`: one form for each group, because what belongs together is saved together. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(settingsMessages);
  const groups = useMessages(settingGroupMessages);
  const intros = useMessages(settingGroupIntros);
  const settings = useLoaded(loaderData);
  const { isDirty, watch } = useUnsavedForms();
  const all = settings.answer?.data;
  const byGroup = useMemo(
    () => new Map(settingGroups.map((group) => [group, all?.filter(isOf(group)) ?? []])),
    [all],
  );
  return (
    <AdminPage title={texts.title}>
      <p className="admin-page__intro">{texts.intro}</p>
      <nav aria-label={texts.parts}>
        <ul className="cluster settings-page__parts">
          {settingGroups.map((group) => (
            <li key={group}>
              <Link className="tap" to={`#${group}`}>
                {groups[group]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LoadedPart loaded={settings} placeholders={2} isKept>
        {() => (
          <div className="settings-page stack gap-5">
            {settingGroups.map((group) => (
              <Card key={group} id={group} className="settings-page__part" title={groups[group]}>
                {group === 'chats' && <p className="muted">{intros.chats}</p>}
                <SettingsForm settings={byGroup.get(group) ?? []} watch={watch} onSaved={settings.reload} />
                {group === 'mails' && <TryMail />}
              </Card>
            ))}
          </div>
        )}
      </LoadedPart>
      <LeaveGuard isDirty={isDirty} />
    </AdminPage>
  );
}

function isOf(group: (typeof settingGroups)[number]) {
  return ({ key }: SettingView) => settingDescriptions[key].group === group;
}
