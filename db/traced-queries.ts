import { tracingChannel } from 'node:diagnostics_channel';

/** Announces every statement as it is sent. Without a subscriber this costs one look (`server/tracing`). */
export const tracedQueries = tracingChannel<unknown, { text: string }>('shop:query');
