import {
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageContext } from '#app/page-context.ts';
import type { PagesOptions } from '#server/pages/mount-pages.ts';
import { ApiError } from '#shared/api-error.ts';
import { parseSegment } from '#shared/page-paths.ts';

/** Pages that read what the shop's own pages read and show it as JSON: quick to render, with a count of how often each was. */
export type PlainPages = { pages: PagesOptions; rendered: string[]; slowDownMs: number };

export function plainPages(): PlainPages {
  const plain: PlainPages = {
    pages: { mode: 'production', loadBuild: async () => build },
    rendered: [],
    slowDownMs: 0,
  };
  const pageContext = createContext<PageContext>();
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, status, headers, context) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          const text = JSON.stringify(context.staticHandlerContext.loaderData);
          return new Response(`<html lang="en">${text}</html>`, { status, headers });
        },
        // Errors are expected here; tests see them by their status.
        handleError: () => undefined,
        ...{ pageContext },
      },
    },
    routes: {
      shop: {
        id: 'shop',
        path: '*',
        module: {
          default: () => null,
          loader: async ({ request, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
            plain.rendered.push(new URL(request.url).pathname + new URL(request.url).search);
            const { api, facts } = context.get(pageContext);
            const shown = await readPage(api, new URL(request.url));
            await new Promise((resolve) => setTimeout(resolve, plain.slowDownMs));
            return { name: facts.name, shown };
          },
        },
      },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: {
        shop: {
          id: 'shop',
          path: '*',
          hasAction: false,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          module: '',
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  return plain;
}

async function readPage(api: PageContext['api'], url: URL): Promise<unknown> {
  const [first = '', second] = url.pathname.slice(1).split('/');
  const page = Number(url.searchParams.get('page') ?? 1);
  const { data: categories } = await api.category.get({});
  try {
    if (first === 'search')
      return await api.product.search({ search: url.searchParams.get('q') ?? '', page });
    if (first === 'offers') return await api.product.getOffers({ page });
    if (first === 'clearance') return await api.product.getClearance({ page });
    if (first === 'product') {
      return await api.product.getDetails({ productId: parseSegment(second ?? '')?.id ?? '' });
    }
    if (second !== undefined) {
      return await api.product.getByCategoryAndSubCategory({
        categoryId: parseSegment(first)?.id ?? '',
        subCategoryId: parseSegment(second)?.id ?? '',
        page,
      });
    }
    const id = categories.map(({ _id }) => _id);
    return { categories, products: id.length === 0 ? [] : await api.product.getByCategory({ id }) };
  } catch (failure) {
    if (failure instanceof ApiError) throw new Response(null, { status: failure.status });
    throw failure;
  }
}
