/** A question waits until the shop has answered it; then it is shown on the product's page, or hidden. */
export const questionStates = ['waiting', 'shown', 'hidden'] as const;
export type QuestionState = (typeof questionStates)[number];

export const SHORTEST_QUESTION = 10;
