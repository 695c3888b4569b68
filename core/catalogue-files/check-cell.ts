import type { z } from 'zod';
import type { RowProblem } from '#shared/catalogue-files.ts';
import type { CellReading } from './field-cells.ts';

/** The value as parsed by the contract's schema; undefined after a complaint for each problem. */
export function checkCell<Value>(
  { complain }: CellReading,
  value: unknown,
  schema: z.ZodType<Value>,
): Value | undefined {
  // The reader of the cell has complained already.
  if (value === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const messages = new Set(messagesOf(parsed.error.issues));
  const tokens = [...messages].filter((message) => problemOf(message) !== undefined);
  // Every schema names what it refuses by a code with a sentence for owners; any other message is about characters.
  for (const token of tokens.length > 0 ? tokens : ['characters']) {
    const [, limit] = token.split(':');
    complain(problemOf(token) ?? 'characters', limit);
  }
  return undefined;
}

const problems: Readonly<Record<string, RowProblem>> = {
  required: 'required',
  max: 'tooLong',
  maxEntries: 'tooMany',
  min: 'tooLow',
  maxNumber: 'tooHigh',
  hex: 'notHex',
  characters: 'characters',
};

function problemOf(token: string): RowProblem | undefined {
  return problems[token.split(':')[0] ?? ''];
}

/** All messages, including nested ones: those of a record's keys, and of the alternatives of a union. */
function messagesOf(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_key') return messagesOf(issue.issues);
    if (issue.code === 'invalid_union') return messagesOf(issue.errors.flat());
    return issue.message;
  });
}
