import { keepTyping } from './kept-typing.ts';

/**
 * What is loaded on first use. In a tab older than an upgrade its file is gone: the document is loaded anew, once, with what was typed into
 * it. `leave` keeps what else is to be there again.
 */
export async function orAnew<Part>(load: () => Promise<Part>, leave = () => {}): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    const own = import.meta.url;
    if (sessionStorage.loadedAnew === own || !(await isGone(own))) throw failure;
    sessionStorage.loadedAnew = own;
    keepTyping();
    leave();
    location.reload();
    return new Promise(() => {});
  }
}

async function isGone(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch (failure) {
    console.info('The network does not answer either', failure);
    return false;
  }
}
