/**
 * The day since which the terms and the privacy policy read as they do, in the shop's calendar. Kept with the consent of each registration; a changed
 * text needs another day (app/messages/legal-texts.test.ts).
 */
export const legalTextsSince = '2026-11-23';
