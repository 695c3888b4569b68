import { keepTyping } from './kept-typing.ts';
import { tabNotes } from './state/browser.ts';

type OrAnew = {
  /** Saves anything else that must be restored after the reload. */
  leave?: (() => void) | undefined;
  /** The shopper pressed for the part. A part that loads by itself is not worth a reload while she reads. */
  isAsked?: boolean;
};

const AT_MOST_EACH_MS = 10_000;

/**
 * Loads a part on first use, and reloads the document, with what was typed into it, where only that helps. In a tab older than an upgrade
 * the part's file is gone: the document is reloaded once. The document is also reloaded when the network answers again: browsers remember
 * that a file failed to load, and do not request it again in the same document.
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
    // Without this note the document might be reloaded for ever.
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
