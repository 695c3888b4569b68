// A single character outside the GSM alphabet cuts an SMS from 160 characters to 70, which doubles the price of most messages.

const gsmLetters =
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  œ: 'oe',
  Œ: 'OE',
  ŋ: 'ng',
  ɓ: 'b',
  ɗ: 'd',
  ɛ: 'e',
  ə: 'e',
  ɔ: 'o',
};

/** The text in the GSM alphabet; each character outside it is replaced by the nearest one. */
export function gsmText(text: string): string {
  return [...text.replace(/[\u00a0\u202f\u2009]/g, ' ')].map(nearestLetter).join('');
}

function nearestLetter(letter: string): string {
  if (gsmLetters.includes(letter)) return letter;
  const replaced = replacements[letter];
  if (replaced !== undefined) return replaced;
  const bare = letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  return bare.length === 1 && gsmLetters.includes(bare) ? bare : '?';
}
