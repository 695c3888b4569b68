import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const sampleMilliseconds = 250;
const quietUtilization = 0.1;

/** Whether this process has hardly served anyone for a moment. */
export async function isQuiet(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await delay(sampleMilliseconds);
  return performance.eventLoopUtilization(before).utilization < quietUtilization;
}
