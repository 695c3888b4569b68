import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('the log writes a line of JSON an event, with the cause of an error', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  const error = new Error('The order failed', { cause: new Error('The database went away') });
  log.info({}, 'no one asked for this much');
  log.error({ requestId: 'r1', error }, 'A request failed');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    level: 'error',
    message: 'A request failed',
    requestId: 'r1',
    error: { message: 'The order failed', cause: { message: 'The database went away' } },
  });
});
