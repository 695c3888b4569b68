import type { z } from 'zod';
import { ProviderTrouble, strangePlaces } from './provider-trouble.ts';

export type ProviderCall = {
  /** The provider, such as 'MTN MoMo', and the question: if the call fails, both are logged, but not the address. */
  provider: string;
  question: string;
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMilliseconds: number;
};

/** `body` is undefined if the answer was empty or not JSON. */
export type ProviderAnswer = { status: number; body: unknown };

/** @throws ProviderTrouble if no complete answer came in time. */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { method, headers, body } = call;
  try {
    const response = await fetch(call.url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      // Provider APIs do not redirect; following one would send our keys to wherever it points.
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMilliseconds),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    const cause = causeOf(error);
    throw new ProviderTrouble(`${call.provider} gave no answer to: ${call.question} (${cause})`, {
      wasUnreachable: unreachable.includes(cause),
    });
  }
}

/** @throws ProviderTrouble if the answer does not have the documented form. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: ProviderAnswer,
  call: Pick<ProviderCall, 'provider' | 'question'>,
): z.infer<Schema> {
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  throw new ProviderTrouble(
    `${call.provider} answered ${answer.status} to: ${call.question}, in a form we do not know (${strangePlaces(parsed.error)})`,
  );
}

/** @throws ProviderTrouble always, for an answer that says nothing about the payment. */
export function refuseAnswer(
  answer: ProviderAnswer,
  call: Pick<ProviderCall, 'provider' | 'question'>,
): never {
  const advice = answer.status === 401 || answer.status === 403 ? ': check its keys in the settings' : '';
  throw new ProviderTrouble(`${call.provider} answered ${answer.status} to: ${call.question}${advice}`);
}

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Undefined for text that is not JSON; the provider's own code then refuses it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Codes of connections that were never made. */
const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
