import type { HealthCheck } from '#shared/health.ts';
import { healthFindingText } from '#shared/messages/health-messages.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import type { Queue } from '../jobs/queue.ts';
import { warnManagers } from '../mail/warn-managers.ts';
import type { Store } from '../store.ts';
import { type LookingAtHealth, readHealth } from './read-health.ts';

const patienceMs = 10 * 60_000;

/** When this process first saw each check as bad. */
export type BadSince = Map<HealthCheck, Date>;

/**
 * Mails those who run the shop once a day while a check is bad, and again when another one becomes bad. Trouble that ends within ten
 * minutes causes no mail. The disk has its own mail.
 */
export async function warnOfBadHealth(
  store: LookingAtHealth & Pick<Store, 'settings'>,
  queues: readonly Queue<never>[],
  badSince: BadSince,
): Promise<void> {
  const now = store.clock.now();
  const bad = (await readHealth(store, queues)).filter(
    ({ check, level }) => level === 'bad' && check !== 'disk',
  );
  for (const check of badSince.keys()) {
    if (!bad.some((finding) => finding.check === check)) badSince.delete(check);
  }
  for (const { check } of bad) if (!badSince.has(check)) badSince.set(check, now);
  const lasting = bad.filter(
    ({ check }) => now.getTime() - (badSince.get(check) ?? now).getTime() >= patienceMs,
  );
  if (lasting.length === 0) return;
  store.log.warn({ checks: lasting.map(({ check }) => check) }, 'The shop stays in bad health');
  await warnManagers(store, {
    kind: 'bad_health',
    topics: lasting.map(({ check }) => check),
    write: (language) => {
      const texts = mailMessages[language];
      return {
        subject: texts.badHealthSubject(store.settings.name),
        paragraphs: [
          ...lasting.map((finding) => healthFindingText(language, finding)),
          texts.badHealthAdvice,
        ],
      };
    },
  });
}
