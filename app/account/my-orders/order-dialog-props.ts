import type { OrderView } from '#shared/contract/order.ts';

/** Every dialog about an order: which one, and whether it is open. */
export type OrderDialogProps = { order: OrderView; open: boolean; onClose: () => void };
