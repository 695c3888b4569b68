/** State of a visitor's message: unread, being handled, answered. */
export const messageStates = ['new', 'open', 'done'] as const;
export type MessageState = (typeof messageStates)[number];
