import { client } from './client.ts';

/** The shop's API in the browser; `pageApi` loads what pages show. */
export const { api, pageApi } = client;
