import type { Role } from '#shared/access.ts';
import type { Language } from '#shared/language.ts';

/** The user who makes a call: the user of a live session. */
export type CurrentUser = {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
};
