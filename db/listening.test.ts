import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#db/listening.ts';
import { testDatabase } from '#tests/support/database.ts';
import { databaseLine } from '#tests/support/database-line.ts';

const { connectionString } = await testDatabase();

test('a database that is away for a while is reported once, and again when it goes a second time', async () => {
  const line = await databaseLine(connectionString);
  const reports: string[] = [];
  const listening = listen({
    connectionString: line.connectionString,
    channel: 'nothing_to_hear',
    beatMs: 50,
    onNotice: () => undefined,
    onBeat: async (query) => {
      await query('select', []);
    },
    onHeard: () => reports.push('heard'),
    onLost: () => reports.push('lost'),
  });
  onTestFinished(listening.stop);
  await expect.poll(() => reports).toEqual(['heard']);
  line.cut();
  // Five tries to open it again.
  await delay(1_300);
  expect(reports).toEqual(['heard', 'lost']);
  line.mend();
  await expect.poll(() => reports).toEqual(['heard', 'lost', 'heard']);
  line.cut();
  await expect.poll(() => reports).toEqual(['heard', 'lost', 'heard', 'lost']);
});
