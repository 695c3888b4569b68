import { z } from 'zod';
import type { Browser } from '#core/accounts/browsers.ts';
import type { Call, ErrorAnswer } from '#shared/contract/call.ts';
import type { Language } from '#shared/language.ts';
import { type FieldProblem, fieldMessages } from '#shared/messages/field-messages.ts';
import { refusalMessage } from '#shared/messages/refusal-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { isRefused, type Refusal, refuse } from '#shared/outcome.ts';
import { refusalStatus } from '../plugins/refusal-status.ts';
import type { CallContext, FileAnswer, Handler } from './handler.ts';

export type RunAnswer = {
  status: number;
  body: Record<string, unknown>;
  grantCookie?: string | null;
  browser?: Browser;
  retryAfterSeconds?: number;
  /** Sent instead of the body. */
  download?: FileAnswer;
};

/** Runs one call from raw input to envelope; both transports use this function, so they answer alike. */
export async function runCall<C extends Call>(
  call: C,
  handler: Handler<C>,
  context: CallContext<C['access']>,
  rawInput: unknown,
): Promise<RunAnswer> {
  const input = call.input.safeParse(rawInput ?? {});
  if (!input.success) {
    return refusalAnswer(
      refuse('INVALID_FIELDS', { fields: fieldTokens(input.error, rawInput) }).refusal,
      context.language,
    );
  }
  // The call's own schema has parsed the input; TypeScript cannot follow C through it.
  const answer = await handler(context, input.data as never);
  if (isRefused(answer)) return refusalAnswer(answer.refusal, context.language);

  if (isFile(answer)) return { status: 200, body: {}, download: answer };

  const beside = 'beside' in answer ? z.object(call.beside).parse(answer.beside) : {};
  return {
    status: call.status ?? 200,
    body: {
      success: true,
      error: false,
      message: successMessages[context.language][answer.message],
      // The output is parsed too, so that a field the contract does not name cannot leak.
      data: call.data.parse(answer.data),
      ...beside,
    },
    ...(answer.grantCookie === undefined ? {} : { grantCookie: answer.grantCookie }),
    ...(answer.browser === undefined ? {} : { browser: answer.browser }),
  };
}

function isFile(answer: object): answer is FileAnswer {
  return 'contentType' in answer && 'content' in answer;
}

export function refusalAnswer(refusal: Refusal, language: Language): RunAnswer {
  const body: ErrorAnswer = {
    success: false,
    error: true,
    message: refusalMessage(refusal, language),
    code: refusal.code,
    data: refusal.code === 'INVALID_FIELDS' ? null : refusal.facts,
  };
  if (refusal.code === 'INVALID_FIELDS') {
    body.fields = Object.fromEntries(
      Object.entries(refusal.facts.fields).map(([field, token]) => [field, fieldMessage(token, language)]),
    );
    // One sentence for toasts: the first problem.
    body.message = Object.values(body.fields)[0] ?? body.message;
  }
  return {
    status: refusalStatus[refusal.code],
    body,
    ...(refusal.code === 'CODE_MAIL_LIMIT' ? { retryAfterSeconds: refusal.facts.retryAfterSeconds } : {}),
    ...(refusal.code === 'PAYMENTS_UNAVAILABLE' ? { retryAfterSeconds: 3600 } : {}),
    ...(refusal.code === 'PAYMENT_NOT_STARTED' ? { retryAfterSeconds: 10 } : {}),
  };
}

/** First problem of each top-level field; nested problems count for the field that holds them. */
function fieldTokens(error: z.ZodError, rawInput: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] ??= isAbsent(rawInput, field) ? 'required' : tokenOf(issue.message);
  }
  return fields;
}

function isAbsent(rawInput: unknown, field: string): boolean {
  if (typeof rawInput !== 'object' || rawInput === null) return true;
  const value: unknown = Reflect.get(rawInput, field);
  return value === undefined || value === null;
}

function tokenOf(message: string): string {
  return parseToken(message) ? message : 'invalid';
}

function fieldMessage(token: string, language: Language): string {
  const problem = parseToken(token) ?? { name: 'invalid' as const, value: 0 };
  const text = fieldMessages[language][problem.name];
  return typeof text === 'string' ? text : text(problem.value);
}

function parseToken(token: string): { name: FieldProblem; value: number } | undefined {
  const [name = '', value] = token.split(':');
  return isFieldProblem(name) ? { name, value: Number(value ?? 0) } : undefined;
}

function isFieldProblem(name: string): name is FieldProblem {
  return Object.hasOwn(fieldMessages.en, name);
}
