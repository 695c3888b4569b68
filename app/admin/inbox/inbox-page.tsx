import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { MessageView } from '#shared/contract/inbox.ts';
import { type MessageState, messageStates } from '#shared/message-states.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { formatOrderDate } from '../../account/my-orders/order-date.ts';
import { useLanguage, useMessages } from '../../language.ts';
import {
  adminInboxMessages,
  messageMoveMessages,
  readerMessages,
} from '../../messages/admin-inbox-messages.ts';
import { contactMessages } from '../../messages/contact-messages.ts';
import { api } from '../../state/api.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminPage } from '../admin-page.tsx';
import { useAdminList, type Wanted } from '../use-admin-list.ts';
import type { Route } from './+types/inbox-page';
import './inbox-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminInboxMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The list's own address changes with every letter of a search; nothing above it does. */
export function shouldRevalidate(): boolean {
  return false;
}

function fetchMessages({ view, ...wanted }: Wanted, options: CallOptions) {
  return api.inbox.list(
    { ...wanted, state: messageStates.find((known) => known === view) ?? 'new' },
    options,
  );
}

export default function InboxPage() {
  const texts = useMessages(adminInboxMessages);
  const list = useAdminList(fetchMessages);
  const counts = list.answer?.counts;

  async function move({ _id }: MessageView, state: MessageState): Promise<void> {
    try {
      const { message } = await api.inbox.setState({ _id, state });
      notify.success(message);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
      return;
    }
    await list.reload();
  }

  return (
    <AdminPage title={texts.title}>
      <AdminList
        list={list}
        label={texts.messages}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.new, count: counts?.new },
          { value: 'open', label: texts.open, count: counts?.open },
          { value: 'done', label: texts.done, count: counts?.done },
        ]}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
      >
        {({ data }) =>
          data.map((message) => (
            <li key={message._id}>
              <Message message={message} onMove={(state) => move(message, state)} />
            </li>
          ))
        }
      </AdminList>
    </AdminPage>
  );
}

type MessageProps = { message: MessageView; onMove: (state: MessageState) => Promise<void> };

function Message({ message, onMove }: MessageProps) {
  const language = useLanguage();
  const texts = adminInboxMessages[language];
  const [isBusy, setBusy] = useState(false);
  const { name, email, phone, subject, state, state_changed_by, createdAt } = message;
  const subjectText = contactMessages[language][subject];
  // An answer goes out in the language of whoever asked.
  const answerSubject = encodeURIComponent(`Re: ${contactMessages[message.language][subject]}`);
  return (
    <article className="admin-row" aria-label={`${subjectText}, ${name}`}>
      <header className="admin-row__words">
        <h2 className="admin-row__title inbox-message__subject">{subjectText}</h2>
        <p>
          {name} · <a href={`mailto:${email}`}>{email}</a>
          {phone !== null && (
            <>
              {' · '}
              <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
        </p>
        <p className="muted">
          {formatOrderDate(createdAt, language)} · {readerMessages[language][message.language]}
          {state_changed_by !== null && ` · ${texts.movedBy(state_changed_by)}`}
        </p>
      </header>
      <p className="inbox-message__text" lang={message.language}>
        {message.message}
      </p>
      <div className="admin-row__actions">
        <a
          className="button button--outline"
          href={`mailto:${email}?subject=${answerSubject}`}
          aria-label={texts.answerTo(name)}
        >
          <span className="button__label">{texts.answer}</span>
        </a>
        {messageStates
          .filter((other) => other !== state)
          .map((other) => (
            <Button
              key={other}
              variant={other === 'new' ? 'quiet' : 'outline'}
              disabled={isBusy}
              onClick={async () => {
                setBusy(true);
                await onMove(other);
                setBusy(false);
              }}
            >
              {messageMoveMessages[language][other]}
            </Button>
          ))}
      </div>
    </article>
  );
}
