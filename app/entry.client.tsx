import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DATA_ID } from './document-data.ts';
import { fadeBetweenPages } from './fade-between-pages.ts';
import { menuInDocument } from './shell-data/menu.ts';
import { nextTask, takeOver } from './take-over.tsx';

/** `undefined` in the router's stream format. */
const NOTHING = '-7';

// The file of the shell contains this module too, and runs before the other files of the page have loaded.
setTimeout(hydrate);

async function hydrate(): Promise<void> {
  await window.pageFiles;
  await readData();
  // Reading the data took a task of its own.
  await nextTask();
  await takeOver(() => {
    // In development Vite has already put the styles into the head, and Preact removes from it what it has not drawn.
    const styles = import.meta.env.DEV ? document.head.querySelectorAll('style') : undefined;
    hydrateRoot(document, <HydratedRouter />);
    if (styles) document.head.append(...styles);
  });
  // As in React, effects of a press or a key run before the next press or key: if they ran a frame later, they would miss it.
  options.requestAnimationFrame = queueMicrotask;
  fadeBetweenPages();
  // For shoppers who move from control to control with Tab. If it does not load, they can still do everything.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') import('./keep-focus-near.ts').catch(console.warn);
  });
}

/**
 * The router reads the data of a document from a stream, in a form whose numbered parts make it a third longer. Ours is JSON: the
 * router gets an empty stream, and then the data. While it reads it throws a promise, before it has called a hook.
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
