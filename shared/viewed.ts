/** How many viewed products are kept, in the browser and in an account. */
export const mostViewed = 12;
