import type { Language } from './language.ts';
import { inLanguage } from './page-paths.ts';

/** The token comes after the #, which browsers do not send: it reaches no server's log and no other site. */
export function invitationPath(token: string, language: Language): string {
  return `${inLanguage('/staff-invitation', language)}#${token}`;
}
