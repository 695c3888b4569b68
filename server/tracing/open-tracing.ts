import type { ClosingSteps } from '../closing-steps.ts';
import type { Env } from '../env.ts';

/** Sends traces if the operator asked for them; only then are the packages for it loaded (decision 465). */
export async function openTracing({ traces }: Pick<Env, 'traces'>, closing: ClosingSteps): Promise<void> {
  if (traces === undefined) return;
  const { startTracing } = await import('./start-tracing.ts');
  closing.add('traces', startTracing(traces).stop);
}
