import { createContext } from 'react-router';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** What a loader may reach. The API in it acts as nobody: pages render the same for everyone. */
export type PageContext = { api: PublicApi; facts: StoreFacts };

/** Filled by `server/pages/mount-pages.ts` for each request. */
export const pageContext = createContext<PageContext>();
