// Everything that a guest's first visit does not load, in one file.
export { createAccount } from '../client/account.ts';
export { UnsentNote } from './unsent-note.tsx';
