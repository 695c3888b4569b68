import { isAllowed, type Role, type StaffAccess } from './access.ts';

/** Events of which the staff is notified at once. */
export const noticeKinds = ['order', 'issue', 'message', 'stock'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The access that a person needs to get each kind of notice. */
const accessOf: Record<NoticeKind, StaffAccess> = {
  order: 'orders',
  issue: 'orders',
  message: 'orders',
  stock: 'catalogue',
};

export function noticeKindsFor(role: Role): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => isAllowed(accessOf[kind], role));
}

/** What a notice is about: only numbers and sums, no names of people. */
export type NoticeFacts = {
  orderId?: string;
  orderNumber?: string;
  amount?: number;
  /** The sum the office counted at a hand-over for which the rider gives another sum. */
  counted?: number;
  /** A day in Douala whose closing the rider disputes. */
  closedDay?: string;
  /** The first of `count` products that are running out. */
  productName?: string;
  productNameFr?: string | null;
  /** For a message that is a question about a product: the product. */
  questionAbout?: string;
  questionAboutFr?: string | null;
  count?: number;
};

export function noticePath(
  kind: NoticeKind,
  { orderId, counted, closedDay, questionAbout }: NoticeFacts,
): string {
  switch (kind) {
    case 'order':
    case 'issue':
      if (closedDay !== undefined) return `/dashboard/cash?day=${closedDay}`;
      return counted === undefined ? `/dashboard/orders/${orderId ?? ''}` : '/dashboard/cash';
    case 'message':
      return questionAbout === undefined ? '/dashboard/inbox' : '/dashboard/questions';
    case 'stock':
      return '/dashboard/stock?view=low';
  }
}

/** What is pushed to a browser and shown by the service worker. */
export type PushContent = { title: string; body: string; path: string; tag: string };
