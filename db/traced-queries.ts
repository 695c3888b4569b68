import { tracingChannel } from 'node:diagnostics_channel';

/** Every statement as it is sent. Where no one listens, announcing costs one look (`server/tracing`). */
export const tracedQueries = tracingChannel<unknown, { text: string }>('shop:query');
