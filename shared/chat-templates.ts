import type { OrderStatus } from './order-status.ts';
import type { SettingKey } from './settings.ts';

/** The placeholders of a chat template, written in braces in either language. */
const placeholders = {
  name: ['name', 'nom'],
  number: ['number', 'numero'],
  total: ['total'],
  due: ['due', 'reste'],
  shop: ['shop', 'boutique'],
  link: ['link', 'lien'],
} as const;
type ChatFacts = Record<keyof typeof placeholders, string>;

/** The setting with the template of each step. */
export const chatTemplateOf = {
  'Awaiting payment': 'chatPlaced',
  Placed: 'chatPlaced',
  Confirmed: 'chatConfirmed',
  Packed: 'chatConfirmed',
  'Out for delivery': 'chatOut',
  Delivered: 'chatDelivered',
  Cancelled: 'chatEnded',
  Refused: 'chatEnded',
  Returned: 'chatEnded',
} as const satisfies Record<OrderStatus, SettingKey>;

const inBraces = /\{([^{}]*)\}/g;

export function fillChatTemplate(template: string, facts: ChatFacts): string {
  return template.replace(inBraces, (whole, word: string) => {
    const fact = factOf(word);
    return fact === undefined ? whole : facts[fact];
  });
}

/** Whether a word in braces is no placeholder; shoppers would read it as it is. */
export function hasUnknownPlaceholder(template: string): boolean {
  return [...template.matchAll(inBraces)].some(([, word = '']) => factOf(word) === undefined);
}

function factOf(word: string): keyof ChatFacts | undefined {
  const wanted = word.trim().toLowerCase();
  return facts.find((fact) => placeholders[fact].some((known) => known === wanted));
}

const facts = [
  'name',
  'number',
  'total',
  'due',
  'shop',
  'link',
] as const satisfies readonly (keyof ChatFacts)[];
