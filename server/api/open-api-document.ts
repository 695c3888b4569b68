import { z } from 'zod';
import { asksForSession } from '#shared/access.ts';
import type { Call } from '#shared/contract/call.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/contract.ts';
import { MAX_FRANCS } from '#shared/money.ts';

type Schema = Record<string, unknown>;

/** An OpenAPI 3.1 document generated from the contract, so that it always agrees with the routes. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [verb, call] of Object.entries<Call>(calls)) {
      const { method, path } = methodAndPath(call.endpoint);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(noun, verb, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '1.0.0' },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'http', scheme: 'bearer' },
        resetGrant: { type: 'apiKey', in: 'cookie', name: 'reset_grant' },
      },
    },
  };
}

function operation(noun: string, verb: string, call: Call): Record<string, unknown> {
  const { method } = methodAndPath(call.endpoint);
  return {
    operationId: `${noun}.${verb}`,
    tags: [noun],
    summary: call.summary,
    security: securityOf(call),
    ...(method === 'GET' ? queryParameters(call) : requestBody(call)),
    responses: {
      [String(call.status ?? 200)]: {
        description: 'Done.',
        content: { 'application/json': { schema: answerSchema(call) } },
      },
      default: {
        description: 'Refused or failed; the status says how.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function securityOf(call: Call): Record<string, string[]>[] {
  if (call.endpoint.endsWith('/refresh-token')) return [{ refreshToken: [] }];
  if (asksForSession(call.access)) return [{ accessToken: [] }];
  // The grant may also come in the body as resetToken.
  return call.access === 'grant' ? [{ resetGrant: [] }, {}] : [];
}

/** A GET has no body: each field of its input is a query parameter. */
function queryParameters(call: Call): Record<string, unknown> {
  const fields = Object.entries(call.input.shape);
  if (fields.length === 0) return {};
  return {
    parameters: fields.map(([name, field]) => ({
      name,
      in: 'query',
      required: !z.safeParse(field, undefined).success,
      schema: schemaOf(field, 'input'),
    })),
  };
}

function requestBody(call: Call): Record<string, unknown> {
  if (call.fileField !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const fields = schemaOf(call.input, 'input');
    const schema = {
      ...fields,
      properties: { ...Object(fields.properties), [call.fileField]: file },
      required: [...(Array.isArray(fields.required) ? fields.required : []), call.fileField],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (Object.keys(call.input.shape).length === 0) return {};
  const required = !call.input.safeParse({}).success;
  const schema = schemaOf(call.input, 'input');
  return { requestBody: { required, content: { 'application/json': { schema } } } };
}

function answerSchema(call: Call): Schema {
  const answer = z.object({
    success: z.literal(true),
    error: z.literal(false),
    message: z.string(),
    data: call.data,
    ...call.beside,
  });
  return schemaOf(answer, 'output');
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The only custom type of the contract is an amount of francs.
      if (zodSchema._zod.def.type === 'custom') {
        Object.assign(jsonSchema, { type: 'integer', minimum: 0, maximum: MAX_FRANCS });
      }
    },
  });
  return rest;
}

const refusalSchema: Schema = {
  type: 'object',
  required: ['success', 'error', 'message', 'code', 'data'],
  properties: {
    success: { const: false },
    error: { const: true },
    message: { type: 'string' },
    code: { type: 'string' },
    data: {},
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
