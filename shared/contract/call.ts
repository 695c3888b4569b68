import { z } from 'zod';
import type { Access, StaffAccess } from '../access.ts';
import type { AuditKind } from '../audit.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Endpoint = `${Method} /api/${string}`;

type Shape = Record<string, z.ZodType>;

export type Limit = { requests: number; minutes: number };

/** The kind of the entries that a call leaves in the audit log, or why it leaves none. */
export type Audit = AuditKind | { none: string };

export const readsOnly = { none: 'It only reads.' } as const satisfies Audit;

export type Call = {
  endpoint: Endpoint;
  /** Who may make the call. Closed by default: the field is required, and `public` has to be written out. */
  access: Access;
  /** Required for calls of the staff. */
  audit?: Audit;
  /** Set for calls that invite guessing or are expensive to serve. The attempts at a one-time code are limited by a rule of the core, not here. */
  limit?: {
    /** Generous: behind a mobile carrier whole quarters share one address. */
    perAddress: Limit;
    /**
     * Strict. Counts by the logged-in user, or else by the sent e-mail or phone together with the client address (or known browser).
     * Where some requests are free, each further one waits longer, so that a person who mistypes is not shut out.
     */
    perAccount: Limit & { freeRequests?: number };
    /**
     * Counts all requests to one account together, except those from browsers that were logged in to it before. Each further
     * request waits a little longer, so that a stranger cannot shut the owner out.
     */
    together?: Limit & { freeRequests: number };
  };
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** The JSON body; unknown fields are ignored (decision 2). */
  input: z.ZodObject;
  /** `data` of the envelope. */
  data: z.ZodType;
  /** Fields next to `data` in the envelope, such as `totalPage`. */
  beside: Shape;
  /** The body is a multipart form with this one file field. */
  fileField?: string;
  /** The largest file in megabytes; the handler is given its bytes as they arrive. */
  streamsMegabytes?: number;
  /** Answers with a file on success; refusals are JSON as everywhere. */
  isDownload?: boolean;
  status?: 200 | 201;
};

type Definition = Omit<Partial<Call>, 'access' | 'audit'> &
  Pick<Call, 'endpoint' | 'summary'> &
  ({ access: StaffAccess; audit: Audit } | { access: Exclude<Access, StaffAccess>; audit?: never });

/** Keeps the literal types of one call of the table. */
export function call<const C extends Definition>(definition: C): Omit<typeof emptyCall, keyof C> & C {
  return { ...emptyCall, ...definition };
}

const emptyCall = { input: z.object({}), data: z.null(), beside: {} };

/** What the browser receives from a call that answers with a file. */
export type Download = { fileName: string; content: Blob };

export type CallInput<C extends Call> = z.input<C['input']>;
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type CallData<C extends Call> = z.output<C['data']>;
/** What a handler returns for the call: the core's values, before dates become text and unnamed fields are left out. */
export type GivenData<C extends Call> = z.input<C['data']>;
export type GivenBeside<C extends Call> = { [K in keyof C['beside']]: z.input<C['beside'][K]> };
export type CallBeside<C extends Call> = { [K in keyof C['beside']]: z.output<C['beside'][K]> };

/** The envelope every JSON answer has (decision 3). */
export type Envelope = {
  success: boolean;
  error: boolean;
  message: string;
};

export type CallAnswer<C extends Call> = Envelope & { data: CallData<C> } & CallBeside<C>;

/** The body of every refusal. */
export type ErrorAnswer = Envelope & {
  /** Refusal code, for programs. */
  code: string;
  data: unknown;
  /** Name of the field -> what is wrong with it, on 422. */
  fields?: Record<string, string>;
};

/** Method and path of an endpoint. */
export function methodAndPath(endpoint: Endpoint): { method: Method; path: string } {
  const [method = 'GET', path = ''] = endpoint.split(' ');
  return { method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(method), path };
}
