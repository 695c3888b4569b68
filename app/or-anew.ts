import { keepTyping } from './kept-typing.ts';
import { tabNotes } from './state/browser.ts';

type OrAnew = {
  /** Keeps what else is to be there again. */
  leave?: (() => void) | undefined;
  /** The shopper pressed for it. A part that loads by itself is not worth a reload under a reader. */
  isAsked?: boolean;
};

const AT_MOST_EACH_MS = 10_000;

/**
 * What is loaded on first use. In a tab older than an upgrade its file is gone: the document is loaded anew, once, with what was typed into
 * it. So it is where the network answers again: browsers remember that a file did not come, and ask for it no more in the same document.
 */
export async function orAnew<Part>(
  load: () => Promise<Part>,
  { leave, isAsked = true }: OrAnew = {},
): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    const own = import.meta.url;
    const before = tabNotes.read('loadedAnew');
    const status = await statusOf(own);
    const isGone = status === 404 && before !== own;
    const isBack = status === 200 && isAsked && !(Number(before) > Date.now() - AT_MOST_EACH_MS);
    if (!isGone && !isBack) throw failure;
    // Where that cannot be kept it might be loaded for ever.
    if (!tabNotes.keep('loadedAnew', isGone ? own : Date.now())) throw failure;
    keepTyping();
    leave?.();
    location.reload();
    return new Promise(() => {});
  }
}

async function statusOf(file: string): Promise<number> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status;
  } catch (failure) {
    console.info('The network does not answer either', failure);
    return 0;
  }
}
