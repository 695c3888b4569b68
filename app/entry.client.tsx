import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fadeBetweenPages } from './fade-between-pages.ts';
import { nextTask, takeOver } from './take-over.tsx';

// The file of the shell holds this as well: it runs before the files of the page have.
setTimeout(hydrate);

async function hydrate(): Promise<void> {
  await window.pageFiles;
  await decodedData();
  // Reading the data was a task of its own.
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
}

/** The router throws a promise while it reads the data of the document, before it has called a hook. */
async function decodedData(): Promise<void> {
  try {
    HydratedRouter({});
  } catch (decoding) {
    await decoding;
  }
}
