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
  /** Who may make it. Closed by default: the field is required, `public` is the one that has to be written. */
  access: Access;
  /** Required of calls of the staff. */
  audit?: Audit;
  /**
   * Of calls worth guessing at or expensive to serve. The tries of a one-time code are a rule of the core, not a limit here.
   */
  limit?: {
    /** Generous: whole quarters share one address behind a mobile carrier. */
    perAddress: Limit;
    /**
     * Strict. Of the user who is logged in; else of the e-mail or phone that is sent and the client address (or known browser) together.
     * Where some are free, each further one waits longer, so that one who mistypes is not shut out.
     */
    perAccount: Limit & { freeRequests?: number };
    /**
     * Of everybody at one account together, but browsers that were logged in to it before. Each further request waits a little
     * longer, so that a stranger cannot shut the owner out.
     */
    together?: Limit & { freeRequests: number };
  };
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** The JSON body; unknown fields are ignored (decision 2). */
  input: z.ZodObject;
  /** `data` of the envelope. */
  data: z.ZodType;
  /** Fields that are beside `data` in the envelope, such as `totalPage`. */
  beside: Shape;
  /** The body is a multipart form with this one file field. */
  fileField?: string;
  /** The file may be so large: the handler is given its bytes as they arrive. */
  streamsMegabytes?: number;
  /** Answers a file where all goes well; refusals are JSON as everywhere. */
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

/** What the browser gets of a call that answers a file. */
export type Download = { fileName: string; content: Blob };

export type CallInput<C extends Call> = z.input<C['input']>;
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type CallData<C extends Call> = z.output<C['data']>;
/** What a handler gives for it: as the core has it, before dates become text and unnamed fields are left out. */
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
