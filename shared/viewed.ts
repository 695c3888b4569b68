/** How many looked-at products are kept, in the browser and in an account. */
export const mostViewed = 12;
