import type { AuditEntryView } from '#shared/contract/audit.ts';

/** The admin page of the thing that an entry is about. */
export function pageOfSubject({ kind, subjectId, subjectName }: AuditEntryView): string | undefined {
  const search = `?q=${encodeURIComponent(subjectName ?? '')}`;
  switch (kind) {
    case 'order':
    case 'refund':
    case 'return':
      return `/dashboard/orders/${subjectId}`;
    case 'product':
    case 'stock':
      return `/dashboard/stock${search}`;
    case 'product_list':
      return '/dashboard/product';
    case 'import':
      return '/dashboard/exchange';
    case 'customer':
      return `/dashboard/customers${search}`;
    case 'category':
      return '/dashboard/category';
    case 'sub_category':
      return '/dashboard/subcategory';
    case 'newsletter':
      return '/dashboard/newsletter';
    case 'search':
      return `/dashboard/searches${search}`;
    case 'blocked_phone':
      return '/dashboard/customers';
    case 'money':
      return '/dashboard/money';
    case 'staff':
      return '/dashboard/staff';
    case 'promotion':
      return '/dashboard/promotions';
    case 'review':
      return `/dashboard/reviews${search}`;
    case 'question':
      return `/dashboard/questions${search}`;
    case 'till':
      return `/dashboard/till/${subjectId}`;
    case 'brand':
      return '/dashboard/brand';
    case 'home':
      return '/dashboard/home-page';
    case 'setting':
      return '/dashboard/settings';
    case 'zone':
      return '/dashboard/zones';
    case 'message':
      return undefined;
  }
}
