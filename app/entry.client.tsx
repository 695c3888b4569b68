import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DATA_ID } from './document-data.ts';
import { fadeBetweenPages } from './fade-between-pages.ts';
import { orAnew } from './or-anew.ts';
import { menuInDocument } from './shell-data/menu.ts';
import { nextTask, takeOver } from './take-over.tsx';

/** In the form of the router. */
const NOTHING = '-7';

// The file of the shell holds this as well: it runs before the files of the page have.
setTimeout(hydrate);

async function hydrate(): Promise<void> {
  await window.pageFiles;
  await readData();
  // It was a task of its own.
  await nextTask();
  await takeOver(() => {
    // In development Vite has put the styles into the head by now, where Preact takes out what it has not drawn.
    const styles = import.meta.env.DEV ? document.head.querySelectorAll('style') : undefined;
    hydrateRoot(document, <HydratedRouter />);
    if (styles) document.head.append(...styles);
  });
  // As in React, effects of a press or a key run before the next one: a frame later they would miss it.
  options.requestAnimationFrame = queueMicrotask;
  fadeBetweenPages();
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') void keepFocusNear();
  });
}

/** For who goes from control to control. A shopper without it may have to go there again, but can do all that she could. */
async function keepFocusNear(): Promise<void> {
  await orAnew(() => import('./keep-focus-near.ts'), { isAsked: false }).catch((failure: unknown) =>
    console.warn('The focus is not kept', failure),
  );
}

/**
 * The router takes the data of a document from a stream, in a form whose numbered parts are a third longer. Ours are JSON: it gets a
 * stream that says nothing, and then the data. It throws a promise while it reads, before it has called a hook.
 */
async function readData(): Promise<void> {
  const json = document.getElementById(DATA_ID)?.textContent;
  const context: Window['__reactRouterContext'] = json && JSON.parse(json);
  const state = context?.state;
  if (context) {
    context.stream = new Response(NOTHING).body;
    window.__reactRouterContext = context;
  }
  try {
    HydratedRouter({});
  } catch (decoding) {
    await decoding;
  }
  if (!state) return;
  const { root } = state.loaderData;
  if (root) root.categories ??= menuInDocument();
  context.state = state;
}
