import type { PhoneGateway, PhoneMessage } from '#core/mail/phone-gateway.ts';

export type FakeGateway = PhoneGateway & {
  sent: PhoneMessage[];
  /** Errors to throw instead of the next answers. */
  failures: Error[];
};

/** A gateway to phones that remembers the messages it was given. */
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
