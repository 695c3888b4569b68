import { useContext } from 'react';
import { UNSAFE_DataRouterDataContext, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import type { Language } from '#shared/language.ts';
import { DATA_ID, isPlain, toDocumentData } from './document-data.ts';
import { type HeldNames, loadScripts } from './load-scripts.ts';

/** Where `server/pages/held-modules.ts` has found its exports in another file. */
type BuiltRoute = { module: string; heldIn?: string; heldAs?: HeldNames };

type PageScriptsProps = { language: Language; isOfAdmin: boolean };

/**
 * As text of each document, without remarks and spaces; the build has shortened its names. Made where it is written: at the start of the
 * module it would be in the browser's files too.
 */
function loadingText(): string {
  return (
    String(loadScripts)
      // What Vite calls it on the server in development, where only the built text is as it was written.
      .replaceAll('__vite_ssr_dynamic_import__', 'import')
      .replace(/\/[*/].*/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{}(),;:?=<>|&]) ?/g, '$1')
  );
}

/**
 * The scripts of a document, rendered by the server only: the browser asks for them once the first picture of the page is drawn
 * (docs/decisions/383-scripts-after-the-first-frame.md). `<Scripts>` of the router names them as preloads, which take the line
 * from styles, font and pictures. Pages of the admin show nothing before their scripts run: they are asked for at once, and the list of
 * all files is in the document.
 */
export function PageScripts({ language, isOfAdmin }: PageScriptsProps) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const made = useContext(UNSAFE_DataRouterDataContext);
  const ids = useMatches().map(({ id }) => id);
  if (!framework || !made) throw new Error('Page scripts are rendered by the server only');
  const { manifest, serverHandoffString: handoff = '{}', renderMeta, nonce } = framework;
  const isData = made.errors === null && isPlain(made.loaderData);
  const page = { loaderData: made.loaderData, language, isOfAdmin };
  // The router then adds the scripts with the data of the page, in its own form.
  if (renderMeta && !isData) renderMeta.didRenderScripts = true;
  const { entry, routes, url } = manifest;
  const pages = Object.fromEntries(ids.map((id) => [id, fileOf(routes[id])]));
  const held = Object.fromEntries(ids.flatMap((id) => namesIn(id, routes[id])));
  const others = [...entry.imports, ...ids.flatMap((id) => routes[id]?.imports ?? [])];
  const files = [...new Set([...(isOfAdmin ? [] : [url]), entry.module, ...others])];
  const load = `(${loadingText()})(${JSON.stringify(pages)},${JSON.stringify(files)},${JSON.stringify(held)}${isOfAdmin ? ',1' : ''})`;
  // In development Vite's part comes before every module.
  const first = manifest.hmr && `import(${JSON.stringify(manifest.hmr.runtime)}).then(()=>${load})`;
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

/** The router has escaped its data; the rest are names of built files and routes. */
function asWritten(script: string) {
  return { dangerouslySetInnerHTML: { __html: script } };
}

/** As the file at its `url` says it. */
function manifestScript(manifest: object): string {
  return `window.__reactRouterManifest=${JSON.stringify(manifest)}`;
}

/** Where the router's part in the browser finds what its own scripts say. `TextEncoderStream` came to Firefox with 105. */
function contextScript(handoff: string): string {
  const encoded = '{enqueue:t=>s.enqueue(new TextEncoder().encode(t)),close:()=>s.close()}';
  return `(c=>{c.stream=new ReadableStream({start(s){c.streamController=${encoded}}})})(window.__reactRouterContext=${handoff})`;
}
