/**
 * What the shop takes for an e-mail address; a code sent to it is the real proof. Nothing that a mail program would read as more
 * than an address: `?`, `&` and the like of a mailto link, brackets, commas, quotes.
 */
export const EMAIL = /^[\p{L}\p{N}._+'~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
