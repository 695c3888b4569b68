import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, simulationPage } from './emulator-page.ts';

/** What an emulated gateway does with one message. */
export type PhoneBehaviour = {
  /** A line for the emulator's page. */
  shows: string;
  /** The last digits of the phone number that select it. */
  phone?: string;
  answer?: 'busy' | 'keys refused' | 'bad number' | 'accepted then 500' | 'accepted, no answer';
};

export const phoneBehaviours = {
  usual: { shows: 'Takes the message' },
  busy: { shows: 'Too many messages: try again later', phone: '0001', answer: 'busy' },
  'keys refused': { shows: 'The contract or the keys are not good', phone: '0002', answer: 'keys refused' },
  'bad number': { shows: 'Refuses the number for good', phone: '0003', answer: 'bad number' },
  'accepted then 500': {
    shows: 'Sends it and answers 500',
    phone: '0004',
    answer: 'accepted then 500',
  },
  'accepted, no answer': {
    shows: 'Sends it and never answers',
    phone: '0005',
    answer: 'accepted, no answer',
  },
} as const satisfies Record<string, PhoneBehaviour>;
export type PhoneBehaviourName = keyof typeof phoneBehaviours;

export type EmulatedMessage = { reference: string; phone: string; text: string };

export type PhoneEmulator = {
  url: string;
  /** The messages that phones would show, the oldest first. */
  messages: readonly EmulatedMessage[];
  /** Applies this behaviour to the next message; then the phone's number decides again. */
  behaveNext(name: PhoneBehaviourName): void;
  /** Reports the state of a message, or a person's reply to it, as the buttons of the page do. */
  report(reference: string, event: PhoneEvent): Promise<number>;
  close(): Promise<void>;
};

export type PhoneEvent = { state: string } | { reply: string };

export type PhoneDesk = {
  messages: EmulatedMessage[];
  takeBehaviour(phone: string): PhoneBehaviour;
};

type Gateway = {
  title: string;
  /** The states for which the page has buttons. */
  states: readonly string[];
  addRoutes(app: FastifyInstance, desk: PhoneDesk): void;
  webhook(
    message: EmulatedMessage,
    event: PhoneEvent,
  ): { url: string; headers: Record<string, string>; body: string };
};

const reported = z.object({
  reference: z.string(),
  state: z.string().optional(),
  reply: z.string().optional(),
});

/** Emulates a gateway to phones on this machine: its routes, and a page with the messages and buttons for their states. */
export async function openPhoneEmulator(
  gateway: Gateway,
  { port = 0 }: { port?: number },
): Promise<PhoneEmulator> {
  let asked: PhoneBehaviour | undefined;
  const messages: EmulatedMessage[] = [];
  const desk: PhoneDesk = {
    messages,
    takeBehaviour: (phone) => {
      const ofPhone = Object.values<PhoneBehaviour>(phoneBehaviours).find(
        (one) => one.phone !== undefined && phone.endsWith(one.phone),
      );
      const behaviour = asked ?? ofPhone ?? phoneBehaviours.usual;
      asked = undefined;
      return behaviour;
    },
  };
  const report = async (reference: string, event: PhoneEvent) => {
    const message = messages.find((one) => one.reference === reference);
    if (message === undefined) throw new Error(`${gateway.title} knows no message ${reference}`);
    const { url, headers, body } = gateway.webhook(message, event);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    return response.status;
  };

  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.get('/', (_request, reply) => reply.type('text/html').send(page(gateway, messages)));
  app.post('/report', async (request, reply) => {
    const { reference, state, reply: words } = reported.parse(request.body);
    await report(reference, words === undefined ? { state: state ?? '' } : { reply: words });
    return reply.redirect('/', 303);
  });
  gateway.addRoutes(app, desk);

  return {
    url: await app.listen({ port, host: '127.0.0.1' }),
    messages,
    behaveNext: (name) => {
      asked = phoneBehaviours[name];
    },
    report,
    close: async () => {
      await app.close();
    },
  };
}

function page({ title, states }: Gateway, messages: readonly EmulatedMessage[]): string {
  const button = (reference: string, name: string, value: string) =>
    `<form method="post" action="/report"><input type="hidden" name="reference" value="${escapeHtml(reference)}"><button name="${name}" value="${escapeHtml(value)}">${escapeHtml(value)}</button></form>`;
  const lines = messages.map(
    ({ reference, phone, text }) =>
      `<li>${escapeHtml(phone)}: ${escapeHtml(text)}<br>${states.map((state) => button(reference, 'state', state)).join('')}${button(reference, 'reply', 'STOP')}</li>`,
  );
  const rows = Object.entries<PhoneBehaviour>(phoneBehaviours).map(
    ([name, { phone, shows }]) =>
      `<tr><td>${escapeHtml(name)}<br>${phone === undefined ? '' : `…${phone}`}</td><td>${escapeHtml(shows)}</td></tr>`,
  );
  return simulationPage(
    title,
    `<h2>Messages</h2>${lines.length === 0 ? '<p>None yet.</p>' : `<ul>${lines.join('')}</ul>`}
<h2>What it does</h2><table><thead><tr><th>Name and phone</th><th>Behaviour</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    'Simulation: no phone gets these messages.',
  );
}
