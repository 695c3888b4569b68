import { pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { loadedAhead } from '../../state/load-ahead.ts';
import { findListAhead } from '../product/kept-lists.ts';
import { arrangeListing, type Listing, loadFirstPage, loadListing, type Segments } from './load-listing.ts';

type Asked = { params: Segments; request: Request };

/** The `clientLoader` of both listings. */
export const loadInBrowser = loadedAhead<Asked, Listing>(
  async ({ params, request }) => {
    const url = new URL(request.url);
    const { signal } = request;
    const ahead = findListAhead(url);
    const { allCategory, allSubCategory, status } = client.shop.get().product;
    if (status === 'ready') {
      const first = ahead ?? (await loadFirstPage(pageApi, params, url, signal));
      try {
        return arrangeListing(params, url, allCategory, allSubCategory, first);
      } catch (unknown) {
        // The category is newer than the browser's catalogue, or does not exist.
        console.info('The browser does not know this category', unknown);
      }
    }
    return loadListing(pageApi, params, url, { signal, ahead });
  },
  { isWhole: ({ first, isNameless }) => !first.failed && !isNameless },
);
