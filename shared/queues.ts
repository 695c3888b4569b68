/** The shop's queues, by their names in logs and in the owner's overview. */
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
