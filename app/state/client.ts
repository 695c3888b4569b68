import { nameIn } from '#shared/language.ts';
import { createClient } from '../client/client.ts';
import { stateMessages } from '../messages/state-messages.ts';
import { orAnew } from '../or-anew.ts';
import { notify } from '../ui/feedback/notify.ts';
import { clock, newLocalId, page, storage } from './browser.ts';
import { showLogin } from './dialogs.ts';

/** Components that are loaded with the code for logged-in users, so that they are there before the network goes away. */
export const forUsers: Partial<Pick<typeof import('./for-users.ts'), 'UnsentNote'>> = {};

/** The shop's client in this browser. The server imports it for rendering and never calls it. */
export const client = createClient({
  fetch: (input, init) => fetch(input, init),
  storage,
  clock,
  page,
  newId: newLocalId,
  texts: () => stateMessages[page.language()],
  nameOf: (named) => nameIn(page.language(), named),
  notify,
  showLogin,
  loadAccount: () =>
    orAnew(async () => {
      const parts = await import('./for-users.ts');
      forUsers.UnsentNote = parts.UnsentNote;
      return parts.createAccount;
    }),
});
