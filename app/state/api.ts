import { client } from './client.ts';

/** The shop's API in the browser; `pageApi` for what pages are made of. */
export const { api, pageApi } = client;
