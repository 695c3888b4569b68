/** A review waits until the shop has read it, is shown on the product's page, or is hidden. */
export const reviewStates = ['waiting', 'shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const mostStars = 5;

/** In one review. */
export const MOST_REVIEW_PHOTOS = 3;
