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

test('what someone sent stays inside its line, and moves no terminal', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const sent = 'nothing"}\n{"level":"error","message":"All is lost"}\r\u001b[2J';
  log.warn({ path: sent, error: new Error(sent) }, sent);
  expect(lines).toHaveLength(1);
  for (const sign of ['\n', '\r', '\u001b']) expect(lines[0]).not.toContain(sign);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', message: sent, path: sent });
});
