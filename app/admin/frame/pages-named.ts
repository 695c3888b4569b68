import type { StaffRole } from '#shared/access.ts';
import { type Language, languages } from '#shared/language.ts';
import { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import { type MenuEntry, menuSections } from './menu-entries.tsx';

/** The pages of the menu found by a part of their name in either language, with their names in `language`. */
export function pagesNamed(search: string, language: Language, role: StaffRole): MenuEntry[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(search);
  const entriesIn = (one: Language) =>
    menuSections(adminFrameMessages[one], role).flatMap(({ entries }) => entries);
  const named = languages.flatMap((one) =>
    entriesIn(one).flatMap(({ to, label }) => (plain(label).includes(wanted) ? to : [])),
  );
  return entriesIn(language).filter(({ to }) => named.includes(to));
}
