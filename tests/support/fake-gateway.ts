import type { PhoneGateway, PhoneMessage } from '#core/mail/phone-gateway.ts';

export type FakeGateway = PhoneGateway & {
  sent: PhoneMessage[];
  /** What comes instead of the next answers. */
  failures: Error[];
};

/** A way to phones that remembers what it was given. */
export function createFakeGateway(id: PhoneGateway['id'] = 'orange_sms'): FakeGateway {
  const sent: PhoneMessage[] = [];
  const failures: Error[] = [];
  return {
    ...{ id, sent, failures, reachesPhones: true, isSimulated: true },
    send: async (message) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(message);
      return { reference: `${id}-${sent.length}` };
    },
  };
}
