import { expect, test } from 'vitest';
import { z } from 'zod';
import { registeredCalls } from '#server/api/registered-calls.ts';

type Schema = { [key: string]: unknown };

/** The parts of an input's schema without a limit on what is sent: texts and lists of any length, objects with any fields. */
function unboundedIn(schema: unknown, at: string): string[] {
  if (!isSchema(schema)) return [];
  const { type, properties, items, anyOf, oneOf, allOf, additionalProperties, propertyNames } = schema;
  const isOpenText = type === 'string' && !boundsOfText.some((bound) => bound in schema);
  const isOpenList = type === 'array' && !('maxItems' in schema);
  const inside = [
    ...Object.entries(isSchema(properties) ? properties : {}).map(([name, part]) => [part, `${at}.${name}`]),
    ...[anyOf, oneOf, allOf].flatMap((ways) => (Array.isArray(ways) ? ways.map((way) => [way, at]) : [])),
    ...[items, additionalProperties, propertyNames].map((part) => [part, `${at}[]`]),
  ] as const;
  return [
    ...(isOpenText || isOpenList || Object.keys(schema).length === 0 ? [at] : []),
    ...inside.flatMap(([part, where]) => unboundedIn(part, String(where))),
  ];
}

const boundsOfText = ['maxLength', 'enum', 'const', 'format', 'pattern'];

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}

test('every text and list that a call takes has a bound, a form or a choice', () => {
  const unbounded = registeredCalls.flatMap(({ call }) =>
    unboundedIn(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), call.endpoint),
  );
  expect(unbounded).toEqual([]);
});

test('a text, a list and an object without a bound are found', () => {
  const input = z.object({ text: z.string(), list: z.array(z.enum(['a'])), any: z.unknown() });
  expect(unboundedIn(z.toJSONSchema(input, { io: 'input' }), 'call')).toEqual([
    ...['call.text', 'call.list', 'call.any'],
  ]);
});
