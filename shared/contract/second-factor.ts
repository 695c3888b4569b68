import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { passwordField, requiredText } from './fields.ts';

/** A code of the app or a recovery code, with the spaces and hyphens that people type. */
const codeField = requiredText(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

// Limited because a stolen token could be used to guess a password or a code.
const limit = {
  perAddress: { requests: 200, minutes: 60 },
  perAccount: { requests: 20, minutes: 60 },
};

export const secondFactorCalls = {
  get: call({
    endpoint: endpoints.secondFactor.get,
    access: 'user',
    summary: 'Whether logging in to this account asks for a code of an app.',
    data: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  start: call({
    endpoint: endpoints.secondFactor.start,
    access: 'user',
    limit,
    summary:
      'A new secret for an authenticator app, as text and as a picture; counts once a first code was typed.',
    input: z.object({ password: passwordField }),
    data: z.object({ secret: z.string(), address: z.string(), picture: z.string() }),
  }),
  confirm: call({
    endpoint: endpoints.secondFactor.confirm,
    access: 'user',
    limit,
    summary:
      'The first code of the app: from now on each login asks for one. Answers the recovery codes, this once.',
    input: z.object({ code: codeField }),
    data: recoveryCodes,
  }),
  renewCodes: call({
    endpoint: endpoints.secondFactor.renewCodes,
    access: 'user',
    limit,
    summary: 'New recovery codes in the place of the old ones.',
    input: z.object({ code: codeField }),
    data: recoveryCodes,
  }),
  turnOff: call({
    endpoint: endpoints.secondFactor.turnOff,
    access: 'user',
    limit,
    summary: 'Logging in asks for no code any more, for example before another phone takes over.',
    input: z.object({ password: passwordField, code: codeField }),
  }),
};
