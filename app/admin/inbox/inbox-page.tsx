import { useState } from 'react';
import type { MessageView } from '#shared/contract/inbox.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { limits } from '#shared/limits.ts';
import { type MessageState, messageStates } from '#shared/message-states.ts';
import { contactSubjectMessages } from '#shared/messages/contact-subject-messages.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import {
  adminInboxMessages,
  answerLanguageMessages,
  messageMoveMessages,
  readerMessages,
} from '../../messages/admin-inbox-messages.ts';
import { answerMessages } from '../../messages/sent-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { MessageCircle } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { mailLink } from '../mail-link.ts';
import type { Route } from './+types/inbox-page';
import './inbox-page.css';
import { PhoneLink } from '../phone-link.tsx';

export const meta = privateMeta(adminInboxMessages, ({ title }) => title);

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.inbox.list({ ...wanted, state: messageStates.find((known) => known === view) ?? 'new' }, options),
);

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminInboxMessages);
  const answerLanguages = useMessages(answerLanguageMessages);
  const list = useAdminList(loaderData);
  const counts = list.answer?.counts;
  const [answered, setAnswered] = useState<MessageView>();

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
            <li key={message.id}>
              <Message message={message} onMoved={list.reload} onAnswer={setAnswered} />
            </li>
          ))
        }
      </AdminList>
      <ActionDialog
        subject={answered}
        title={texts.answerTitle(answered?.name ?? '')}
        required={['answer']}
        onClose={() => setAnswered(undefined)}
        send={(typed, { id }) => api.inbox.answer({ id, answer: typed('answer') })}
        onDone={list.reload}
        submitLabel={texts.send}
        keptAs={answered && `answer to message ${answered.id}`}
      >
        {(message, kept) => (
          <>
            <p className="note note--tint as-typed inbox-message__quote" lang={message.language}>
              {message.message}
            </p>
            <TextArea
              label={texts.answerLabel}
              help={`${texts.answerHelp(message.email)} ${answerLanguages[message.language]}`}
              name="answer"
              lang={message.language}
              rows={6}
              maxLength={limits.message}
              defaultValue={kept.answer}
            />
          </>
        )}
      </ActionDialog>
    </AdminPage>
  );
}

type MessageProps = {
  message: MessageView;
  onMoved: () => Promise<void>;
  onAnswer: (message: MessageView) => void;
};

function Message({ message, onMoved, onAnswer }: MessageProps) {
  const language = useLanguage();
  const texts = adminInboxMessages[language];
  const { name: shopName } = useFacts();
  const { act, isBusy } = useAction();
  const { id, name, email, phone, subject, state, stateChangedByName, createdAt, answers } = message;
  const subjectText = contactSubjectMessages[language][subject];
  // A chat begins in the language of the person who asked.
  const askedAbout = contactSubjectMessages[message.language][subject];

  const move = (to: MessageState) =>
    act(async () => {
      const answer = await api.inbox.setState({ id, state: to });
      await onMoved();
      return answer;
    });

  return (
    <AdminRow
      label={`${subjectText}, ${name}`}
      title={subjectText}
      words={
        <>
          <p>
            {name} · <a href={mailLink(email)}>{email}</a>
            {phone !== null && (
              <>
                {' · '}
                <PhoneLink phone={phone} />
              </>
            )}
          </p>
          <p className="muted">
            {formatMoment(createdAt, language)} · {readerMessages[language][message.language]}
            {stateChangedByName !== null && ` · ${texts.movedBy(stateChangedByName)}`}
          </p>
        </>
      }
      actions={
        <>
          <Button variant="outline" aria-label={texts.answerTo(name)} onClick={() => onAnswer(message)}>
            {texts.answer}
          </Button>
          {phone !== null && (
            <ButtonLink
              variant="outline"
              icon={<MessageCircle />}
              to={whatsAppLink(answerMessages[message.language].begin(name, shopName, askedAbout), phone)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.answerByWhatsAppTo(name)}
            >
              {texts.answerByWhatsApp}
            </ButtonLink>
          )}
          {messageStates
            .filter((other) => other !== state)
            .map((other) => (
              <Button
                key={other}
                variant={other === 'new' ? 'quiet' : 'outline'}
                disabled={isBusy}
                onClick={() => void move(other)}
              >
                {messageMoveMessages[language][other]}
              </Button>
            ))}
        </>
      }
    >
      <p className="inbox-message__text" lang={message.language}>
        {message.message}
      </p>
      {answers.map((answer) => (
        <div key={`${answer.createdAt} ${answer.text}`} className="note note--tint">
          <p className="small strong">
            {answer.answeredByName === null
              ? texts.answered(formatMoment(answer.createdAt, language))
              : texts.answeredBy(answer.answeredByName, formatMoment(answer.createdAt, language))}
          </p>
          <p className="as-typed" lang={message.language}>
            {answer.text}
          </p>
        </div>
      ))}
    </AdminRow>
  );
}
