import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

const { call, store, clock, logInAs, sentMails } = await testShop();
const { list, setState, answer } = endpoints.inbox;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

async function write(message: string, name = 'Amina Ngo'): Promise<void> {
  clock.advance({ minutes: 1 });
  await call(
    endpoints.contact.sendMessage,
    { name, email: 'amina@example.com', phone: '677123456', subject: 'order', message, consent: true },
    { language: 'fr' },
  );
}

test('a message that came in is new, the newest first, with all that the answer needs', async () => {
  await write('Where is my parcel?');
  await write('Is it <b>still</b> there?\nThank you.');
  const { body } = await call(list, {}, { token });
  expect(body.data.map(({ message }) => message)).toEqual([
    'Is it <b>still</b> there?\nThank you.',
    'Where is my parcel?',
  ]);
  expect(body.data[1]).toMatchObject({
    name: 'Amina Ngo',
    email: 'amina@example.com',
    phone: '+237677123456',
    subject: 'order',
    language: 'fr',
    state: 'new',
    stateChangedByName: null,
  });
  expect(body).toMatchObject({ totalCount: 2, counts: { new: 2, open: 0, done: 0 } });
});

test('moves from new to open to done and back, and says who moved it', async () => {
  await write('Do you deliver to Garoua?');
  const [message] = (await call(list, { search: 'garoua' }, { token })).body.data;
  for (const state of ['open', 'done', 'new'] as const) {
    const moved = await call(setState, { id: message?.id, state }, { token });
    expect(moved.body).toMatchObject({
      message: 'Message moved',
      data: { state, stateChangedByName: 'Solange' },
    });
    const { body } = await call(list, { state, search: 'garoua' }, { token });
    expect(body.totalCount).toBe(1);
  }
});

test('is found without its accents, by words in any order, and by the phone number', async () => {
  await write('Ma crème est arrivée abîmée.', 'Ngah');
  for (const search of ['abimee CREME', 'ngah 677123456']) {
    const { body } = await call(list, { search }, { token });
    expect([search, body.data[0]?.name]).toEqual([search, 'Ngah']);
  }
  expect((await call(list, { search: '6 77 12 34 56' }, { token })).body.totalCount).toBeGreaterThan(0);
});

test('is searched by name, e-mail and text, and shown page by page', async () => {
  for (const number of [1, 2, 3]) await write(`Note ${number}`, 'Bih 100%_');
  const { body } = await call(list, { search: '100%_', page: 2, limit: 2 }, { token });
  expect(body).toMatchObject({ totalCount: 3, data: [{ message: 'Note 1' }] });
  expect((await call(list, { search: 'AMINA@EXAMPLE' }, { token })).body.totalCount).toBeGreaterThan(0);
});

test('is answered by mail in the language of the page it was written on, above what was asked', async () => {
  await write('Bonjour,\n\nOù est <b>mon</b> colis ?', 'Awa Sow');
  const [message] = (await call(list, { search: 'colis' }, { token })).body.data;
  const text = 'Il est parti hier.\nIl arrive demain.';
  const answered = await call(answer, { id: message?.id, answer: text }, { token, language: 'en' });
  expect(answered.body).toMatchObject({
    message: 'Your answer is on its way',
    data: { state: 'done', stateChangedByName: 'Solange', answers: [{ text, answeredByName: 'Solange' }] },
  });

  const [mail, ...others] = (await sentMails()).filter((sent) => sent.text.includes('Awa Sow'));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'amina@example.com' });
  expect(mail?.subject).toMatch(/^Re\u00a0: Suivi de commande \(/);
  expect(mail?.text).toMatch(
    /^Bonjour Awa Sow,\n\nIl est parti hier\.\n\nIl arrive demain\.\n\nVotre message du .+\u00a0:\n\nBonjour,\n\nOù est <b>mon<\/b> colis \?\n/,
  );
  expect(mail?.html).toContain('Où est &lt;b&gt;mon&lt;/b&gt; colis ?');
});

test('an answer quotes no line with a link: the address was only typed, and may be a stranger’s', async () => {
  await write('Vous avez gagné.\nhttps://evil.example/claim\nVoyez evil.example.\nA bientôt J.P.', 'Ngo Bih');
  const [message] = (await call(list, { search: 'gagné' }, { token })).body.data;
  await call(answer, { id: message?.id, answer: 'Non. Voyez notre page example.com/aide.' }, { token });
  const mail = (await sentMails()).find((sent) => sent.text.includes('Ngo Bih'));
  expect(mail?.text).toContain('\n\nVous avez gagné.\n\n[…]\n\n[…]\n\nA bientôt J.P.\n');
  expect(mail?.text).toContain('example.com/aide');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('the same answer goes out once however often it is sent, and another one is added', async () => {
  await write('Is the serum vegan?', 'Ruth Ako');
  const [message] = (await call(list, { search: 'vegan' }, { token })).body.data;
  const send = (text: string) => call(answer, { id: message?.id, answer: text }, { token });
  await Promise.all([send('It is.'), send('It is.'), send('It is.')]);
  await send('And not tested on animals.');
  const { body } = await call(list, { state: 'done', search: 'vegan' }, { token });
  expect(body.data[0]?.answers.map(({ text }) => text)).toEqual(['It is.', 'And not tested on animals.']);
  const mails = (await sentMails()).filter(({ text }) => text.includes('serum vegan'));
  expect(mails).toHaveLength(2);
});

test('refuses an empty answer, and one to a message that is gone', async () => {
  await write('Hello?');
  const [message] = (await call(list, { search: 'Hello' }, { token })).body.data;
  const empty = await call(answer, { id: message?.id, answer: ' ' }, { token });
  expect([empty.status, Object.keys(empty.body.fields ?? {})]).toEqual([422, ['answer']]);
  expect((await call(answer, { id: 'gone', answer: 'Hello' }, { token })).status).toBe(404);
});

test('refuses a state there is none of and a message that is gone', async () => {
  const wrong = await call(setState, { id: 'gone', state: 'lost' }, { token });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['state']]);
  expect((await call(setState, { id: 'gone', state: 'done' }, { token })).status).toBe(404);
  expect((await call(list, { state: 'lost' }, { token })).status).toBe(422);
});

test('the inbox is for admins only', async () => {
  const shopper = await logInAs(await makeUser(store));
  for (const endpoint of [list, setState, answer]) {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: shopper })).status).toBe(403);
  }
});
