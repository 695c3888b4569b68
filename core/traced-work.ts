import { tracingChannel } from 'node:diagnostics_channel';

/** Work of a process that `server/tracing` may listen to. Without a listener, announcing it costs only one check. */
export type TracedJob = { queue: string; lane: string; tries: number };
export const tracedJobs = tracingChannel<unknown, TracedJob>('shop:job');

export type TracedCall = { provider: string; question: string };
export const tracedProviderCalls = tracingChannel<unknown, TracedCall>('shop:provider');
