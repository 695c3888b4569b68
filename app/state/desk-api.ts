import { buildApi } from '#shared/build-api.ts';
import { endpoints } from '#shared/endpoints.ts';
import { client } from './client.ts';

/** The shop's API with the calls of the staff, which the shop's pages do not load. */
export const api = buildApi(endpoints, client.send);
