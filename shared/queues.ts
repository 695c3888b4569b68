/** The queues of the shop, by the names that logs and the owner's overview give them. */
export const queueNames = [
  'messages',
  'order news',
  'notices',
  'payment questions',
  'refunds',
  'provider reports',
  'import steps',
] as const;
export type QueueName = (typeof queueNames)[number];
