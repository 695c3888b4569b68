/** Words and names that are the same in French; any other text that is equal in both languages was left untranslated. */
const shared = new Set(
  [
    'App Store, Blush, Cameroun, Code, Contact, Description, Douala, E-mail, FCFA, Facebook, Google Maps, Google Play, Image, Images',
    'Instagram, Mascara, Mastercard, Menu, Message, Messages, Mobile Money, MTN MoMo, Ndolo Beauty, Newsletter, Olive, OpenStreetMap, Orange Money, Question, Questions',
    'Page, Photo, Promotion, Promotions, Stock, Stripe, TikTok, Total, Visa, WhatsApp, YouTube',
  ].flatMap((line) => line.toLowerCase().split(', ')),
);

export function isLeftUntranslated(english: string, french: string): boolean {
  return english === french && /\p{L}{3}/u.test(english) && !shared.has(english.toLowerCase());
}
