import { staffRoles } from '#shared/access.ts';
import type { AuditField, AuditValue } from '#shared/audit.ts';
import { formatDay, formatMoment } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { messageStates } from '#shared/message-states.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { noticeKinds } from '#shared/notices.ts';
import { orderStatuses } from '#shared/order-status.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { phoneRefusals } from '#shared/phone-refusal.ts';
import { adjustmentCauses } from '#shared/stock.ts';
import { adminInboxMessages } from '../../messages/admin-inbox-messages.ts';
import { adminStockMessages } from '../../messages/admin-stock-messages.ts';
import { auditMessages } from '../../messages/audit-messages.ts';
import { phoneRefusalMessages } from '../../messages/cash-messages.ts';
import { shortNoticeKindMessages } from '../../messages/notice-page-messages.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';

const moneyFields: readonly AuditField[] = [
  ...(['price', 'bulkPrice', 'purchaseCost', 'amount'] as const),
  ...(['cashCollected', 'cashWaived', 'cashInHand', 'counted', 'difference'] as const),
  ...(['fee', 'freeFrom', 'minimum'] as const),
];

/** A value in readable form: francs as francs, days as days, codes in words, pictures as a number. */
export function auditValueText(field: AuditField, value: AuditValue, language: Language): string {
  const texts = auditMessages[language];
  if (value === null) return texts.nothing;
  if (field === 'images') return texts.pictures(Array.isArray(value) ? value.length : 1);
  if (field === 'image') return texts.pictures(1);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((part) => codeText(field, part, language) ?? part).join('\n');
  if (typeof value === 'number') {
    if (moneyFields.includes(field)) return formatFrancs(value);
    return field === 'discount' ? `${value}\u00a0%` : String(value);
  }
  return codeText(field, value, language) ?? value;
}

function codeText(field: AuditField, code: string, language: Language): string | undefined {
  switch (field) {
    case 'orderStatus': {
      const status = orderStatuses.find((known) => known === code);
      return status && orderStatusMessages[language][status];
    }
    case 'cause': {
      const cause = adjustmentCauses.find((known) => known === code);
      return cause && adminStockMessages[language][cause];
    }
    case 'phoneRefusal': {
      const reason = phoneRefusals.find((known) => known === code);
      return reason && phoneRefusalMessages[language][reason];
    }
    case 'role': {
      const role = staffRoles.find((known) => known === code);
      return role && staffRoleMessages[language][role];
    }
    case 'notices': {
      const kind = noticeKinds.find((known) => known === code);
      return kind && shortNoticeKindMessages[language][kind];
    }
    case 'messageState': {
      const state = messageStates.find((known) => known === code);
      return state && adminInboxMessages[language][state];
    }
    case 'deliverOn':
    case 'closedDay':
    case 'period':
      return formatDay(code, language);
    case 'rider':
    case 'phone':
      return phonesText(code);
    case 'startsAt':
    case 'endsAt':
      return formatMoment(code, language);
    default:
      return undefined;
  }
}

/** Formats the phone numbers in a text, which may have other words too: 'Moussa Oumarou, +237677202022'. */
function phonesText(text: string): string {
  return text.replace(/\+237\d{9}\b/g, formatPhone);
}
