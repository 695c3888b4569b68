// One letter outside the GSM alphabet more than halves what an SMS holds, and doubles its price: 160 letters become 70.

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

/** The same text in the letters that every phone takes: what has no such letter is written with its nearest. */
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
