/** Where a message of a visitor stands: nobody has seen to it, somebody does, it is answered. */
export const messageStates = ['new', 'open', 'done'] as const;
export type MessageState = (typeof messageStates)[number];
