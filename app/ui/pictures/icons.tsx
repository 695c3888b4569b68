import type { ComponentProps } from 'react';
import sprite from './icons.svg';

/** Drawings of Lucide (icons-license.txt), decorative by default. For another one copy its shapes into icons.svg and name it here. */
function icon(id: string) {
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg aria-hidden="true" {...rest} className={className ? `lucide ${className}` : 'lucide'}>
        <use href={`${sprite}#${id}`} />
      </svg>
    );
  };
}

export const ArrowLeft = /* @__PURE__ */ icon('arrow-left');
export const ArrowRight = /* @__PURE__ */ icon('arrow-right');
export const ArrowUpDown = /* @__PURE__ */ icon('arrow-up-down');
export const BadgePercent = /* @__PURE__ */ icon('badge-percent');
export const Ban = /* @__PURE__ */ icon('ban');
export const Banknote = /* @__PURE__ */ icon('banknote');
export const BellRing = /* @__PURE__ */ icon('bell-ring');
export const Bike = /* @__PURE__ */ icon('bike');
export const Boxes = /* @__PURE__ */ icon('boxes');
export const Camera = /* @__PURE__ */ icon('camera');
export const ChartColumn = /* @__PURE__ */ icon('chart-column');
export const Check = /* @__PURE__ */ icon('check');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const ChevronUp = /* @__PURE__ */ icon('chevron-up');
export const CircleAlert = /* @__PURE__ */ icon('circle-exclamation-point');
export const CircleCheck = /* @__PURE__ */ icon('circle-check');
export const CirclePlus = /* @__PURE__ */ icon('circle-plus');
export const ClipboardList = /* @__PURE__ */ icon('clipboard-list');
export const Clock = /* @__PURE__ */ icon('clock');
export const CloudOff = /* @__PURE__ */ icon('cloud-off');
export const Coins = /* @__PURE__ */ icon('coins');
export const Copy = /* @__PURE__ */ icon('copy');
export const CopyPlus = /* @__PURE__ */ icon('copy-plus');
export const CreditCard = /* @__PURE__ */ icon('credit-card');
export const Eye = /* @__PURE__ */ icon('eye');
export const EyeOff = /* @__PURE__ */ icon('eye-off');
export const FileDown = /* @__PURE__ */ icon('file-down');
export const FileSpreadsheet = /* @__PURE__ */ icon('file-spreadsheet');
export const FileText = /* @__PURE__ */ icon('file-text');
export const FileUp = /* @__PURE__ */ icon('file-up');
export const Headset = /* @__PURE__ */ icon('headset');
export const Heart = /* @__PURE__ */ icon('heart');
export const HeartFilled = /* @__PURE__ */ icon('heart-filled');
export const HeartPulse = /* @__PURE__ */ icon('heart-pulse');
export const History = /* @__PURE__ */ icon('rotate-ccw-clock');
export const ImagePlus = /* @__PURE__ */ icon('image-plus');
export const Inbox = /* @__PURE__ */ icon('inbox');
export const Layers = /* @__PURE__ */ icon('layers');
export const LayoutGrid = /* @__PURE__ */ icon('layout-grid');
export const LogOut = /* @__PURE__ */ icon('log-out');
export const Mail = /* @__PURE__ */ icon('mail');
export const MapIcon = /* @__PURE__ */ icon('map');
export const MapPin = /* @__PURE__ */ icon('map-pin');
export const Menu = /* @__PURE__ */ icon('menu');
export const MessageCircle = /* @__PURE__ */ icon('message-circle');
export const Minus = /* @__PURE__ */ icon('minus');
export const Newspaper = /* @__PURE__ */ icon('newspaper');
export const Package = /* @__PURE__ */ icon('package');
export const Palette = /* @__PURE__ */ icon('palette');
export const Pencil = /* @__PURE__ */ icon('pencil');
export const Phone = /* @__PURE__ */ icon('phone');
export const PhoneIncoming = /* @__PURE__ */ icon('phone-incoming');
export const PhoneMissed = /* @__PURE__ */ icon('phone-missed');
export const PhoneOff = /* @__PURE__ */ icon('phone-off');
export const Plus = /* @__PURE__ */ icon('plus');
export const Printer = /* @__PURE__ */ icon('printer');
export const RotateCcw = /* @__PURE__ */ icon('rotate-ccw');
export const RotateCw = /* @__PURE__ */ icon('rotate-cw');
export const Search = /* @__PURE__ */ icon('search');
export const SearchX = /* @__PURE__ */ icon('search-x');
export const Share2 = /* @__PURE__ */ icon('share-2');
export const ShieldCheck = /* @__PURE__ */ icon('shield-check');
export const ShoppingBag = /* @__PURE__ */ icon('shopping-bag');
export const Smartphone = /* @__PURE__ */ icon('smartphone');
export const Sparkles = /* @__PURE__ */ icon('sparkles');
export const SprayCan = /* @__PURE__ */ icon('spray-can');
export const Trash2 = /* @__PURE__ */ icon('trash');
export const Truck = /* @__PURE__ */ icon('truck');
export const Undo2 = /* @__PURE__ */ icon('undo-2');
export const UserRound = /* @__PURE__ */ icon('user-round');
export const Users = /* @__PURE__ */ icon('users');
export const X = /* @__PURE__ */ icon('x');
export const Settings = /* @__PURE__ */ icon('settings');
export const Store = /* @__PURE__ */ icon('store');
