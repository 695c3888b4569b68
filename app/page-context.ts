import { createContext } from 'react-router';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** What a loader may reach. The API in it acts as no one: pages render the same for everyone. */
export type PageContext = {
  api: PublicApi;
  facts: StoreFacts;
  /** Made anew for each render and known to the renderer alone: scripts that carry it are the page's own. */
  scriptMarker: string;
  /** A loader or a part of the page failed: for the log, with the request's id. */
  noteFailure: (error: unknown) => void;
};

/** Filled by `server/pages/mount-pages.ts` for each request. */
export const pageContext = createContext<PageContext>();
