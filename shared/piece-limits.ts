/** The most pieces that can be ordered online, of one product and in all, unless the owner sets other limits. */
export const PIECE_LIMITS = { perProduct: 48, perOrder: 150 };

export type PieceLimits = typeof PIECE_LIMITS;
