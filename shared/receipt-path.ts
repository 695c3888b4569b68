/** Where shoppers fetch their papers, with a ticket from the call that finds them. */
export const RECEIPT_PATH = '/api/order/receipt-file';
