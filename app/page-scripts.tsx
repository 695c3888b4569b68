import { useContext } from 'react';
import { UNSAFE_DataRouterDataContext, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import type { Language } from '#shared/language.ts';
import { DATA_ID, isPlain, toDocumentData } from './document-data.ts';
import { type HeldNames, loadScripts } from './load-scripts.ts';

/**
 * A route in the build's manifest. `heldIn` and `heldAs` are set where `server/pages/held-modules.ts` found its exports
 * in another file.
 */
type BuiltRoute = { module: string; heldIn?: string; heldAs?: HeldNames };

type PageScriptsProps = { language: Language; isOfAdmin: boolean };

/**
 * `loadScripts` as the text of an inline script, without comments and spaces; the build has shortened its names. A function, not a
 * constant of the module: a constant would be in the browser's files too.
 */
function loadingText(): string {
  return (
    String(loadScripts)
      // Vite's name for `import` on the server in development; only the built text has it as written.
      .replaceAll('__vite_ssr_dynamic_import__', 'import')
      .replace(/\/[*/].*/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{}(),;:?=<>|&]) ?/g, '$1')
  );
}

/**
 * The scripts of a document, rendered by the server only: the browser requests them once the first picture of the page is drawn
 * (docs/decisions/383-scripts-after-the-first-frame.md). The router's `<Scripts>` lists them as preloads, which compete with styles,
 * font and pictures for the line. Pages of the admin show nothing before their scripts run: these are requested at once, and the
 * document contains the list of all files.
 */
export function PageScripts({ language, isOfAdmin }: PageScriptsProps) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const made = useContext(UNSAFE_DataRouterDataContext);
  const ids = useMatches().map(({ id }) => id);
  if (!framework || !made) throw new Error('Page scripts are rendered by the server only');
  const { manifest, serverHandoffString: handoff = '{}', renderMeta, nonce } = framework;
  const isData = made.errors === null && isPlain(made.loaderData);
  const page = { loaderData: made.loaderData, language, isOfAdmin };
  // Otherwise the router adds its own scripts with the data of the page, in its own format.
  if (renderMeta && !isData) renderMeta.didRenderScripts = true;
  const { entry, routes, url } = manifest;
  const pages = Object.fromEntries(ids.map((id) => [id, fileOf(routes[id])]));
  const held = Object.fromEntries(ids.flatMap((id) => namesIn(id, routes[id])));
  const others = [...entry.imports, ...ids.flatMap((id) => routes[id]?.imports ?? [])];
  const files = [...new Set([...(isOfAdmin ? [] : [url]), entry.module, ...others])];
  const load = `(${loadingText()})(${JSON.stringify(pages)},${JSON.stringify(files)},${JSON.stringify(held)}${isOfAdmin ? ',1' : ''})`;
  // In development Vite's runtime has to load before every module. The root comes next, alone: a module puts its styles into the page when
  // it runs, so a page that ran before the root would declare its layers before `layers.css` does, and the reset would win over the parts.
  const [runtime, root] = [manifest.hmr?.runtime, pages.root].map((file) => JSON.stringify(file));
  const first = manifest.hmr && `import(${runtime}).then(()=>import(${root})).then(()=>${load})`;
  return (
    <>
      {isData ? (
        <script type="application/json" id={DATA_ID} {...asWritten(toDocumentData(handoff, page))} />
      ) : (
        <script nonce={nonce} {...asWritten(contextScript(handoff))} />
      )}
      {isOfAdmin && <script nonce={nonce} {...asWritten(manifestScript(manifest))} />}
      <script nonce={nonce} {...asWritten(first ?? load)} />
    </>
  );
}

function fileOf(route: BuiltRoute | undefined): string {
  return route?.heldIn ?? route?.module ?? '';
}

function namesIn(id: string, route: BuiltRoute | undefined): [string, HeldNames][] {
  return route?.heldAs ? [[id, route.heldAs]] : [];
}

/** Sets a script's text unescaped: the router has escaped its data, and the rest are names of built files and routes. */
function asWritten(script: string) {
  return { dangerouslySetInnerHTML: { __html: script } };
}

/** The same statement as in the file at the manifest's `url`. */
function manifestScript(manifest: object): string {
  return `window.__reactRouterManifest=${JSON.stringify(manifest)}`;
}

/**
 * Defines the object from which the router in the browser reads what its own scripts pass on. `TextEncoderStream` came to
 * Firefox with 105.
 */
function contextScript(handoff: string): string {
  const encoded = '{enqueue:t=>s.enqueue(new TextEncoder().encode(t)),close:()=>s.close()}';
  return `(c=>{c.stream=new ReadableStream({start(s){c.streamController=${encoded}}})})(window.__reactRouterContext=${handoff})`;
}
