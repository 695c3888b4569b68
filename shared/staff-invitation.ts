import type { Language } from './language.ts';
import { inLanguage } from './page-paths.ts';

/** The token is behind the #, which browsers keep to themselves: no server's log and no other site learns it. */
export function invitationPath(token: string, language: Language): string {
  return `${inLanguage('/staff-invitation', language)}#${token}`;
}
