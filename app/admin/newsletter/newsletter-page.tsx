import type { SubscriberView } from '#shared/contract/newsletter.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { readerMessages } from '../../messages/admin-inbox-messages.ts';
import { adminNewsletterMessages } from '../../messages/admin-newsletter-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { saveFile } from '../../state/save-file.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileDown } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/newsletter-page';

export const meta = privateMeta(adminNewsletterMessages, ({ title }) => title);

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.newsletter.list({ ...wanted, view: view === 'left' || view === 'waiting' ? view : 'current' }, options),
);

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminNewsletterMessages);
  const list = useAdminList(loaderData);
  const counts = list.answer?.counts;
  return (
    <AdminPage title={texts.title} action={<ExportButton count={counts?.current} />}>
      <p className="admin-page__intro">{texts.intro}</p>
      <AdminList
        list={list}
        label={texts.subscribers}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.current, count: counts?.current },
          { value: 'waiting', label: texts.waiting, count: counts?.waiting },
          { value: 'left', label: texts.left, count: counts?.left },
        ]}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
      >
        {({ data }) =>
          data.map((subscriber) => (
            <li key={subscriber.email}>
              <Subscriber subscriber={subscriber} />
            </li>
          ))
        }
      </AdminList>
    </AdminPage>
  );
}

function ExportButton({ count }: { count: number | undefined }) {
  const texts = useMessages(adminNewsletterMessages);
  const { act, isBusy } = useAction();
  const save = () =>
    act(async () => {
      const { fileName, content } = await api.newsletter.export({});
      saveFile(new File([content], fileName, { type: 'text/csv' }));
      return {};
    });
  return (
    <Button icon={<FileDown />} busy={isBusy} disabled={count === 0} onClick={() => void save()}>
      {texts.export}
    </Button>
  );
}

function Subscriber({ subscriber }: { subscriber: SubscriberView }) {
  const language = useLanguage();
  const texts = adminNewsletterMessages[language];
  const { email, since, leftAt } = subscriber;
  return (
    <AdminRow
      label={email}
      title={email}
      words={
        <p className="muted">
          {texts.since(formatMoment(since, language))} · {readerMessages[language][subscriber.language]}
          {leftAt !== null && ` · ${texts.leftOn(formatMoment(leftAt, language))}`}
        </p>
      }
    />
  );
}
