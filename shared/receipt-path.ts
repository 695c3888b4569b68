/** Where the papers of shoppers are fetched from, by a ticket of the call that finds them. */
export const RECEIPT_PATH = '/api/order/receipt-file';
