import { createECDH } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startPushService } from '#tests/support/push-service.ts';
import { redirectingServer } from '#tests/support/redirecting-server.ts';
import { encryptPush } from './encrypt-push.ts';
import { vapidKeys } from './vapid-keys.ts';
import { createWebPushSender } from './web-push-sender.ts';

const service = await startPushService();
afterAll(() => service.close());

const secret = new TextEncoder().encode('of the tests, with at least thirty-two characters');
const options = { secret, contact: 'mailto:shop@example.com', clock: { now: () => new Date() } };
const sender = createWebPushSender({ ...options, furtherServices: [service.host] });

test('a message is sealed as the example of RFC 8291 says, to the last byte', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const sealed = encryptPush('When I grow up, I want to be a watermelon', {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
    pair,
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the service takes what the shop signs, and the browser reads it', async () => {
  const browser = service.addBrowser();
  expect(await sender.send(browser, JSON.stringify({ title: 'Commande à régler' }))).toBe('sent');
  expect(browser.received).toEqual([
    { content: { title: 'Commande à régler' }, ttl: '86400', contact: 'mailto:shop@example.com' },
  ]);
});

test('a browser that is gone is said to be gone; a service in trouble is a failure to be tried again', async () => {
  const browser = service.addBrowser();
  for (const [status, outcome] of [
    [404, 'gone'],
    [410, 'gone'],
  ] as const) {
    service.answerWith(status);
    expect(await sender.send(browser, '{}')).toBe(outcome);
  }
  service.answerWith(503);
  await expect(sender.send(browser, '{}')).rejects.toThrow('503');
  service.answerWith(201);
});

test('nothing is sent to an address that is no maker’s of browsers', async () => {
  const known = createWebPushSender(options);
  const addresses = {
    'https://fcm.googleapis.com/fcm/send/x': true,
    'https://updates.push.services.mozilla.com/wpush/v2/x': true,
    'https://web.push.apple.com/x': true,
    'http://fcm.googleapis.com/x': false,
    'https://fcm.googleapis.com.evil.example/x': false,
    'http://169.254.169.254/latest/meta-data': false,
    'no address': false,
  };
  for (const [address, isServed] of Object.entries(addresses)) {
    expect([address, known.serves(address)]).toEqual([address, isServed]);
  }
  expect(await known.send(service.addBrowser(), '{}')).toBe('gone');
});

test('a service that sends on to another address is not followed', async () => {
  const { url, host, heardElsewhere } = await redirectingServer(307);
  const known = createWebPushSender({ ...options, furtherServices: [host] });
  await expect(known.send({ ...service.addBrowser(), endpoint: `${url}/send/x` }, '{}')).rejects.toThrow();
  expect(heardElsewhere).toEqual([]);
});

test('a shop keeps its keys as long as its secret, and another shop has others', () => {
  expect(vapidKeys(secret).publicKey).toBe(vapidKeys(secret).publicKey);
  expect(Buffer.from(vapidKeys(secret).publicKey, 'base64url')).toHaveLength(65);
  expect(vapidKeys(new TextEncoder().encode('of another shop')).publicKey).not.toBe(
    vapidKeys(secret).publicKey,
  );
});
