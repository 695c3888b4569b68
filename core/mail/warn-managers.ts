import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import type { Store } from '../store.ts';
import { composeMail } from './compose-mail.ts';
import { writeMail } from './write-mail.ts';

const dayMs = 86_400_000;

type Warning = {
  kind: string;
  /** What the warning is about, as words without spaces: a topic that no mail of the day has named causes another mail. */
  topics?: readonly string[];
  write: (language: Language) => { subject: string; paragraphs: readonly string[] };
};

/** Warns those who run the shop, once a day, however many processes find the same problem. */
export async function warnManagers(
  { db, clock, settings }: Pick<Store, 'db' | 'clock' | 'settings'>,
  { kind, topics = [], write }: Warning,
): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    const managers = await tx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('role', 'in', ['OWNER', 'MANAGER'])
      .where('status', '=', 'Active')
      .orderBy('id')
      // Locks the managers, so that two processes write only one mail.
      .forUpdate()
      .execute();
    const written = await tx
      .selectFrom('mailOutbox')
      .select('kind')
      .where((found) => found.or([found('kind', '=', kind), found('kind', 'like', `${kind}:%`)]))
      .where('createdAt', '>', new Date(now.getTime() - dayMs))
      .execute();
    const said = written.flatMap((mail) => topicsOf(mail.kind));
    if (written.length > 0 && topics.every((topic) => said.includes(topic))) return;
    for (const { email, language } of managers) {
      const { subject, paragraphs } = write(language);
      const blocks = paragraphs.map((text) => ({ kind: 'paragraph' as const, text }));
      const content = composeMail(settings, { language, subject, blocks });
      await writeMail(tx, { ...content, kind: [kind, ...topics].join(':'), recipient: email, now });
    }
  });
}

function topicsOf(kind: string): string[] {
  return kind.split(':').slice(1);
}
