const WORDS = /^[\p{L}\p{M}\p{N} .,'’&()-]+$/u;
/** Mail programs make a link of 'evil.example'; 'J.P. Ngono' and 'Mme. Bih' are names. */
const LOOKS_LIKE_A_LINK = /:\/\/|\.[\p{L}\p{N}]{2}/u;

/** One line that a mail may open with: no link, no markup, no signs that turn the reading around. */
export function isPersonName(text: string): boolean {
  return WORDS.test(text) && !looksLikeALink(text);
}

export function looksLikeALink(text: string): boolean {
  return LOOKS_LIKE_A_LINK.test(text);
}
