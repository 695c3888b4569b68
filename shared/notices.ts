import { isAllowed, type Role, type StaffAccess } from './access.ts';

/** What the staff hears of at once. */
export const noticeKinds = ['order', 'issue', 'message', 'stock'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Each goes to those who may see to it. */
const accessOf: Record<NoticeKind, StaffAccess> = {
  order: 'orders',
  issue: 'orders',
  message: 'orders',
  stock: 'catalogue',
};

export function noticeKindsFor(role: Role): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => isAllowed(accessOf[kind], role));
}

/** Where a notice leads: numbers and sums only, no names of people. */
export type NoticeFacts = {
  orderId?: string;
  orderNumber?: string;
  amount?: number;
  /** What the office counted of a hand-over of which its rider says another sum. */
  counted?: number;
  /** A day in Douala with which its rider disagrees. */
  closedDay?: string;
  /** The first of `count` products that run out. */
  productName?: string;
  productNameFr?: string | null;
  /** Of a message that is a question about a product. */
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

/** What a browser is sent, and the service worker shows. */
export type PushContent = { title: string; body: string; path: string; tag: string };
