/** How many pieces can be ordered online, of a product and in all, where the owner sets nothing else. */
export const PIECE_LIMITS = { perProduct: 48, perOrder: 150 };

export type PieceLimits = typeof PIECE_LIMITS;
