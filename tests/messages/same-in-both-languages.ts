/** Words and names that are the same in French; everything else that is equal was left untranslated. */
const shared = new Set([
  ...[
    'Total',
    'Description',
    'Image',
    'Images',
    'Page',
    'Menu',
    'Contact',
    'Photo',
    'Code',
    'Message',
    'Messages',
  ],
  ...[
    'Facebook',
    'Instagram',
    'TikTok',
    'WhatsApp',
    'YouTube',
    'Google Play',
    'App Store',
    'Stripe',
    'E-mail',
  ],
  ...[
    'MTN MoMo',
    'Mobile Money',
    'Orange Money',
    'Visa',
    'Mastercard',
    'Ndolo Beauty',
    'FCFA',
    'Douala',
    'Cameroun',
  ],
]);

export function isLeftUntranslated(english: string, french: string): boolean {
  return english === french && /\p{L}{3}/u.test(english) && !shared.has(english);
}
