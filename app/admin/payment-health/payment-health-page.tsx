import type { PaymentHealthView, ProviderHealthView } from '#shared/contract/payment-health.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminMessages } from '../../messages/admin-messages.ts';
import { paymentHealthMessages } from '../../messages/payment-health-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AdminPage } from '../admin-page.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/payment-health-page';
import './payment-health-page.css';

export const meta = privateMeta(paymentHealthMessages, ({ title }) => title);

export const clientLoader = adminLoader(
  async (_asked, options) => (await api.paymentHealth.get({}, options)).data,
);

/** Which services answer, and what waits, in words. Loads again when the tab is shown again. */
export default function PaymentHealthPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(paymentHealthMessages);
  const health = useLoaded(loaderData);
  useReloadOnReturn();
  return (
    <AdminPage title={texts.title}>
      <div className="stack">
        <p className="muted measure">{texts.intro}</p>
        <LoadedPart loaded={health} placeholders={3}>
          {({ providers, refunds, messages, phones }) => (
            <div className="stack">
              {providers.map((provider) => (
                <Provider key={provider.provider} health={provider} />
              ))}
              <Refunds refunds={refunds} />
              <Messages messages={messages} />
              {phones.gateways.map((gateway) => (
                <Gateway key={gateway.gateway} health={gateway} phones={phones} />
              ))}
            </div>
          )}
        </LoadedPart>
      </div>
    </AdminPage>
  );
}

type AnswerState = 'answers' | 'silent' | 'unheard';
const tones: Record<AnswerState, BadgeTone> = { answers: 'success', silent: 'danger', unheard: 'neutral' };

/** Whether a provider answers. One whose keys are gone is not even asked, and yet its payments wait for an answer. */
function answerStateOf({
  lastAnswerAt,
  lastFailureAt,
  unanswered = 0,
}: Pick<ProviderHealthView, 'lastAnswerAt' | 'lastFailureAt'> & { unanswered?: number }): AnswerState {
  if (lastAnswerAt === null) return lastFailureAt === null && unanswered === 0 ? 'unheard' : 'silent';
  return lastFailureAt !== null && lastFailureAt > lastAnswerAt ? 'silent' : 'answers';
}

function Provider({ health }: { health: ProviderHealthView }) {
  const language = useLanguage();
  const texts = paymentHealthMessages[language];
  const { provider, isInUse, isSimulated, lastAnswerAt, lastFailureAt, lastError } = health;
  const { answered, failed, open, unanswered, oldestUnansweredAt } = health;
  const answerState = answerStateOf(health);
  const share = `${Math.round((100 * failed) / Math.max(1, answered + failed))}\u00a0%`;
  return (
    <Card
      title={
        <span className="cluster gap-2">
          {moneyPlaceMessages[language][provider]}
          <Badge tone={tones[answerState]}>{texts[answerState]}</Badge>
          {isSimulated && <Badge tone="indigo">{texts.simulated}</Badge>}
          {!isInUse && <Badge>{texts.notInUse}</Badge>}
        </span>
      }
      isMarked={answerState === 'silent' || unanswered > 0}
    >
      <ul className="payment-health__facts">
        {lastAnswerAt !== null && <li>{texts.lastAnswer(formatMoment(lastAnswerAt, language))}</li>}
        {lastFailureAt !== null && <li>{texts.lastFailure(formatMoment(lastFailureAt, language))}</li>}
        {answered + failed > 0 && <li>{texts.ofDay(String(answered), String(failed), share)}</li>}
        {open > 0 && <li>{texts.open(open)}</li>}
        {oldestUnansweredAt !== null && (
          <li>
            <strong>{texts.unanswered(unanswered, formatMoment(oldestUnansweredAt, language))}</strong>
          </li>
        )}
        {answerState === 'silent' && lastError !== null && (
          <li className="muted anywhere">{texts.whatItSaid(lastError)}</li>
        )}
      </ul>
    </Card>
  );
}

type PhoneHealthView = PaymentHealthView['phones'];
type GatewayHealthView = PhoneHealthView['gateways'][number];

/** One gateway to phones; the counts below are of all gateways together. */
function Gateway({ health, phones }: { health: GatewayHealthView; phones: PhoneHealthView }) {
  const language = useLanguage();
  const texts = paymentHealthMessages[language];
  const { gateway, isSimulated, lastAnswerAt, lastFailureAt, lastError } = health;
  const { sentOfDay, mostADay, notDelivered, held, oldestUnsentAt } = phones;
  const answerState = answerStateOf(health);
  return (
    <Card
      title={
        <span className="cluster gap-2">
          {gateway === 'whatsapp' ? texts.whatsapp : texts.orangeSms}
          <Badge tone={tones[answerState]}>{texts[answerState]}</Badge>
          {isSimulated && <Badge tone="indigo">{texts.simulated}</Badge>}
        </span>
      }
      isMarked={answerState === 'silent' || held > 0}
    >
      <ul className="payment-health__facts">
        {lastAnswerAt !== null && <li>{texts.lastAnswer(formatMoment(lastAnswerAt, language))}</li>}
        {lastFailureAt !== null && <li>{texts.lastFailure(formatMoment(lastFailureAt, language))}</li>}
        <li>{texts.sentOfDay(sentOfDay, mostADay)}</li>
        {notDelivered > 0 && <li>{texts.notDelivered(notDelivered)}</li>}
        {held > 0 && (
          <li>
            <strong>{texts.held(held)}</strong>
          </li>
        )}
        {oldestUnsentAt !== null && <li>{texts.unsentSince(formatMoment(oldestUnsentAt, language))}</li>}
        {answerState === 'silent' && lastError !== null && (
          <li className="muted anywhere">{texts.whatItSaid(lastError)}</li>
        )}
      </ul>
    </Card>
  );
}

function Refunds({ refunds: { byHand, underWay, stuck, oldestAt } }: Pick<PaymentHealthView, 'refunds'>) {
  const language = useLanguage();
  const texts = paymentHealthMessages[language];
  return (
    <Card title={texts.refunds} isMarked={stuck > 0}>
      {oldestAt === null ? (
        <p>{texts.noRefunds}</p>
      ) : (
        <>
          <ul className="payment-health__facts">
            {byHand > 0 && <li>{texts.byHand(byHand)}</li>}
            {underWay > 0 && <li>{texts.underWay(underWay)}</li>}
            {stuck > 0 && (
              <li>
                <strong>{texts.stuck(stuck)}</strong>
              </li>
            )}
            <li>{texts.oldest(formatMoment(oldestAt, language))}</li>
          </ul>
          <LocalLink to="/dashboard/attention" className="tap">
            {texts.goToIssues}
          </LocalLink>
        </>
      )}
    </Card>
  );
}

function Messages({ messages }: Pick<PaymentHealthView, 'messages'>) {
  const language = useLanguage();
  const { labelled } = adminMessages[language];
  const texts = paymentHealthMessages[language];
  return (
    <Card title={texts.messages} isMarked={messages.some(({ stopped }) => stopped > 0)}>
      {messages.length === 0 && <p>{texts.noMessages}</p>}
      {messages.map(({ channel, waiting, stopped, oldestDueAt }) => (
        <ul key={channel} className="payment-health__facts" aria-label={texts[channel]}>
          {waiting > 0 && (
            <li>
              {labelled(texts[channel])} {texts.waiting(waiting)}
            </li>
          )}
          {oldestDueAt !== null && <li>{texts.dueSince(formatMoment(oldestDueAt, language))}</li>}
          {stopped > 0 && (
            <li>
              <strong>
                {labelled(texts[channel])} {texts.givenUp(stopped)}
              </strong>
            </li>
          )}
        </ul>
      ))}
    </Card>
  );
}
