import type { ReactNode } from 'react';
import type { StaffRole } from '#shared/access.ts';
import type { MenuCountsView } from '#shared/contract/admin-frame.ts';
import type { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import {
  ArrowUpDown,
  BadgePercent,
  Banknote,
  BellRing,
  Bike,
  Boxes,
  ChartColumn,
  CirclePlus,
  ClipboardList,
  Coins,
  CreditCard,
  FileSpreadsheet,
  Headset,
  HeartPulse,
  History,
  Inbox,
  Layers,
  LayoutGrid,
  MapPin,
  MessageCircle,
  Newspaper,
  PhoneIncoming,
  SearchX,
  Settings,
  ShieldCheck,
  Sparkles,
  SprayCan,
  Store,
  UserRound,
  Users,
} from '../../ui/pictures/icons.tsx';

import { mayOpen } from './page-access.ts';

export type FrameTexts = (typeof adminFrameMessages)['en'];

export type MenuEntry = {
  to: string;
  label: string;
  icon: ReactNode;
  /** How much waits behind the entry, and the words for it. */
  count?: { of: Exclude<keyof MenuCountsView, 'role'>; said: (count: string) => string };
};

export type MenuSection = { title: string; entries: readonly MenuEntry[] };

/** The pages of the admin that a role may open, grouped by subject. */
export function menuSections(texts: FrameTexts, role: StaffRole): readonly MenuSection[] {
  const sections = [
    { title: texts.sales, entries: salesEntries(texts) },
    { title: texts.catalogue, entries: catalogueEntries(texts) },
    { title: texts.customersGroup, entries: customerEntries(texts) },
    { title: texts.shop, entries: shopEntries(texts) },
    {
      title: texts.account,
      entries: [
        { to: '/dashboard/profile', label: texts.profile, icon: <UserRound /> },
        { to: '/dashboard/security', label: texts.security, icon: <ShieldCheck /> },
      ],
    },
  ];
  return sections
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ to }) => mayOpen(role, to)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entries of the bar on a phone, besides 'More'. */
export function quickEntries(texts: FrameTexts, role: StaffRole): readonly MenuEntry[] {
  const [parcels, , orders] = salesEntries(texts);
  const cash = salesEntries(texts).find(({ to }) => to === '/dashboard/cash');
  const [product] = catalogueEntries(texts);
  const stock = catalogueEntries(texts)[2];
  return [parcels, orders, product, stock, cash && { ...cash, label: texts.cashShort }]
    .flatMap((entry) => entry ?? [])
    .filter(({ to }) => mayOpen(role, to));
}

function salesEntries(texts: FrameTexts): readonly MenuEntry[] {
  return [
    { to: '/dashboard/parcels', label: texts.parcels, icon: <Bike /> },
    { to: '/dashboard/overview', label: texts.overview, icon: <ChartColumn /> },
    {
      to: '/dashboard/orders',
      label: texts.orders,
      icon: <ClipboardList />,
      count: { of: 'orders', said: texts.ordersWaiting },
    },
    { to: '/dashboard/new-order', label: texts.newOrder, icon: <PhoneIncoming /> },
    {
      to: '/dashboard/attention',
      label: texts.attention,
      icon: <BellRing />,
      count: { of: 'attention', said: texts.attentionWaiting },
    },
    {
      to: '/dashboard/cash',
      label: texts.cash,
      icon: <Banknote />,
      count: { of: 'cashToCollect', said: texts.cashWaiting },
    },
    { to: '/dashboard/till', label: texts.till, icon: <Coins /> },
    { to: '/dashboard/money', label: texts.money, icon: <CreditCard /> },
    { to: '/dashboard/statements', label: texts.statements, icon: <FileSpreadsheet /> },
    { to: '/dashboard/payment-health', label: texts.paymentHealth, icon: <HeartPulse /> },
  ];
}

function catalogueEntries(texts: FrameTexts): readonly MenuEntry[] {
  return [
    { to: '/dashboard/product', label: texts.product, icon: <SprayCan /> },
    { to: '/dashboard/upload-product', label: texts.uploadProduct, icon: <CirclePlus /> },
    {
      to: '/dashboard/stock',
      label: texts.stock,
      icon: <Boxes />,
      count: { of: 'soldOut', said: texts.soldOutWaiting },
    },
    { to: '/dashboard/category', label: texts.category, icon: <LayoutGrid /> },
    { to: '/dashboard/subcategory', label: texts.subCategory, icon: <Layers /> },
    { to: '/dashboard/promotions', label: texts.promotions, icon: <BadgePercent /> },
    { to: '/dashboard/home-page', label: texts.home, icon: <Store /> },
    { to: '/dashboard/brand', label: texts.brands, icon: <Sparkles /> },
    { to: '/dashboard/exchange', label: texts.catalogueFiles, icon: <ArrowUpDown /> },
  ];
}

function shopEntries(texts: FrameTexts): readonly MenuEntry[] {
  return [
    { to: '/dashboard/staff', label: texts.staff, icon: <Headset /> },
    { to: '/dashboard/notices', label: texts.notices, icon: <BellRing /> },
    { to: '/dashboard/zones', label: texts.zones, icon: <MapPin /> },
    { to: '/dashboard/settings', label: texts.settings, icon: <Settings /> },
    { to: '/dashboard/audit', label: texts.audit, icon: <History /> },
    { to: '/dashboard/health', label: texts.health, icon: <ShieldCheck /> },
  ];
}

function customerEntries(texts: FrameTexts): readonly MenuEntry[] {
  return [
    { to: '/dashboard/customers', label: texts.customers, icon: <Users /> },
    {
      to: '/dashboard/inbox',
      label: texts.inbox,
      icon: <Inbox />,
      count: { of: 'newMessages', said: texts.messagesWaiting },
    },
    {
      to: '/dashboard/reviews',
      label: texts.reviews,
      icon: <MessageCircle />,
      count: { of: 'newReviews', said: texts.reviewsWaiting },
    },
    {
      to: '/dashboard/questions',
      label: texts.questions,
      icon: <MessageCircle />,
      count: { of: 'newQuestions', said: texts.questionsWaiting },
    },
    { to: '/dashboard/newsletter', label: texts.newsletter, icon: <Newspaper /> },
    { to: '/dashboard/searches', label: texts.searches, icon: <SearchX /> },
  ];
}
