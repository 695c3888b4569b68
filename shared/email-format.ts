/**
 * The shop's format of an e-mail address; the real proof is a code sent to it. Excludes everything that a mail program would
 * read as more than an address: `?`, `&` and other parts of a mailto link, brackets, commas, quotes.
 */
export const EMAIL = /^[\p{L}\p{N}._+'~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
