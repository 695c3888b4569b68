import { mailMessages } from '#shared/messages/mail-messages.ts';
import { warnManagers } from '../mail/warn-managers.ts';
import type { Store } from '../store.ts';
import { readDiskState } from './disk.ts';

/** Mails those who run the shop once a day while the disk is nearly full. */
export async function warnOfFullDisk(
  store: Pick<Store, 'db' | 'clock' | 'disk' | 'log' | 'settings'>,
): Promise<void> {
  const { isLow, freeMegabytes } = await readDiskState(store);
  if (!isLow) return;
  store.log.warn({ freeMegabytes }, 'The disk is nearly full');
  await warnManagers(store, {
    kind: 'disk_low',
    write: (language) => {
      const texts = mailMessages[language];
      return {
        subject: texts.diskLowSubject(store.settings.name),
        paragraphs: [texts.diskLow(freeMegabytes), texts.diskLowAdvice],
      };
    },
  });
}
