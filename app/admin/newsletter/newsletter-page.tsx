import { FileDown } from 'lucide-react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { SubscriberView } from '#shared/contract/newsletter.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { formatOrderDate } from '../../account/my-orders/order-date.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { readerMessages } from '../../messages/admin-inbox-messages.ts';
import { adminNewsletterMessages } from '../../messages/admin-newsletter-messages.ts';
import { api } from '../../state/api.ts';
import { saveFile } from '../../state/save-file.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminPage } from '../admin-page.tsx';
import { useAdminList, type Wanted } from '../use-admin-list.ts';
import type { Route } from './+types/newsletter-page';
import './newsletter-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminNewsletterMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The list's own address changes with every letter of a search; nothing above it does. */
export function shouldRevalidate(): boolean {
  return false;
}

function fetchSubscribers({ view, ...wanted }: Wanted, options: CallOptions) {
  return api.newsletter.list({ ...wanted, view: view === 'left' ? 'left' : 'current' }, options);
}

export default function NewsletterPage() {
  const texts = useMessages(adminNewsletterMessages);
  const list = useAdminList(fetchSubscribers);
  const counts = list.answer?.counts;
  return (
    <AdminPage title={texts.title} action={<ExportButton count={counts?.current} />}>
      <p className="muted newsletter-page__intro">{texts.intro}</p>
      <AdminList
        list={list}
        label={texts.subscribers}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.current, count: counts?.current },
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
  const { form, isBusy } = useFormCall<never>({
    send: async () => {
      const { fileName, content } = await api.newsletter.export({});
      saveFile(new File([content], fileName, { type: 'text/csv' }));
    },
  });
  return (
    <form {...form}>
      <Button type="submit" wide icon={<FileDown />} busy={isBusy} disabled={count === 0}>
        {texts.export}
      </Button>
    </form>
  );
}

function Subscriber({ subscriber }: { subscriber: SubscriberView }) {
  const language = useLanguage();
  const texts = adminNewsletterMessages[language];
  const { email, since, left_at } = subscriber;
  return (
    <article className="admin-row" aria-label={email}>
      <div className="admin-row__words">
        <h2 className="admin-row__title newsletter-row__email">{email}</h2>
        <p className="muted">
          {texts.since(formatOrderDate(since, language))} · {readerMessages[language][subscriber.language]}
          {left_at !== null && ` · ${texts.leftOn(formatOrderDate(left_at, language))}`}
        </p>
      </div>
    </article>
  );
}
