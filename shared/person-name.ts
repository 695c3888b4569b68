const WORDS = /^[\p{L}\p{M}\p{N} .,'’&()-]+$/u;
/** Mail programs turn 'evil.example' into a link; 'J.P. Ngono' and 'Mme. Bih' are names. */
const LOOKS_LIKE_A_LINK = /:\/\/|\.[\p{L}\p{N}]{2}/u;

/** Whether the text can open a mail as a name: one line without links, markup or characters that reverse the reading direction. */
export function isPersonName(text: string): boolean {
  return WORDS.test(text) && !looksLikeALink(text);
}

export function looksLikeALink(text: string): boolean {
  return LOOKS_LIKE_A_LINK.test(text);
}
