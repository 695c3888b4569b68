import { createContext } from 'react-router';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** What a loader may use. Its API acts without a user: pages render the same for everyone. */
export type PageContext = {
  api: PublicApi;
  facts: StoreFacts;
  /** Made anew for each render and known only to the renderer: a script that carries it is the page's own. */
  scriptMarker: string;
  /** Logs that a loader or a part of the page failed, with the request's id. */
  noteFailure: (error: unknown) => void;
};

/** Filled by `server/pages/mount-pages.ts` for each request. */
export const pageContext = createContext<PageContext>();
