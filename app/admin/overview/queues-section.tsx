import type { QueueStateView } from '#shared/contract/queue.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import { useLanguage } from '../../language.ts';
import { queueMessages, queueNameMessages } from '../../messages/queue-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

/** Work in the background that the shop still has to do, or could not do. */
export function QueuesSection({ queues }: { queues: readonly QueueStateView[] }) {
  const texts = queueMessages[useLanguage()];
  return (
    <Card title={texts.title}>
      {queues.length === 0 && <p>{texts.none}</p>}
      <ul className="overview__rows">
        {queues.map((queue) => (
          <QueueRow key={`${queue.name} ${queue.lane}`} queue={queue} />
        ))}
      </ul>
    </Card>
  );
}

function QueueRow({ queue: { name, lane, waiting, oldestDueAt, failing, stopped, lastError } }: RowProps) {
  const language = useLanguage();
  const texts = queueMessages[language];
  const who = namesOfLanes.get(lane) ?? new Map(Object.entries(moneyPlaceMessages[language])).get(lane);
  const facts = [
    ...(oldestDueAt === null ? [] : [texts.since(formatMoment(oldestDueAt, language))]),
    ...(failing === 0 ? [] : [texts.failing(failing)]),
    ...(stopped === 0 ? [] : [texts.stopped(stopped)]),
    ...(lastError === null ? [] : [texts.lastError(lastError)]),
  ];
  return (
    <li className="overview__row row">
      <span className="grow anywhere">
        {queueNameMessages[language][name]} {who !== undefined && <span className="muted">({who})</span>}
        {facts.map((fact) => (
          <span key={fact} className="muted overview__beside">
            {fact}
          </span>
        ))}
      </span>
      <strong>{texts.waiting(waiting)}</strong>
    </li>
  );
}

type RowProps = { queue: QueueStateView };

/** Names of lanes of queues that are not those of the payment providers. */
const namesOfLanes = new Map([
  ['mail', 'e-mail'],
  ['sms', 'SMS'],
]);
