import type { ClosingSteps } from '../closing-steps.ts';
import type { Env } from '../env.ts';

/** Sends traces where the operator asked for it; the packages for it are loaded then only (decision 465). */
export async function openTracing({ traces }: Pick<Env, 'traces'>, closing: ClosingSteps): Promise<void> {
  if (traces === undefined) return;
  const { startTracing } = await import('./start-tracing.ts');
  closing.add('traces', startTracing(traces).stop);
}
