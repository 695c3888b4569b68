/** What the shop takes for an e-mail address; a code sent to it is the real proof. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
