import type { Readable } from 'node:stream';
import type { Asker, Browser } from '#core/accounts/browsers.ts';
import type { CurrentUser } from '#core/accounts/current-user.ts';
import type { Store } from '#core/store.ts';
import type { Access, SessionAccess } from '#shared/access.ts';
import type { Call, GivenBeside, GivenData, ParsedInput } from '#shared/contract/call.ts';
import type { Contract, Noun } from '#shared/contract/contract.ts';
import type { Language } from '#shared/language.ts';
import type { SuccessCode } from '#shared/messages/success-messages.ts';
import type { Refused } from '#shared/outcome.ts';

/** What a handler knows about the request besides its input. */
export type CallContext<A extends Access = Access> = {
  store: Store;
  language: Language;
  /** Present exactly where the call's access asks for a session. */
  user: A extends SessionAccess ? CurrentUser : undefined;
  /** How the browser names itself. */
  userAgent: string | undefined;
  /** The Bearer token as sent; only refresh-token reads it itself. */
  bearer: string | undefined;
  /** The browser and the network of the request. */
  asker: Asker;
  /** The password-reset grant from its HttpOnly cookie. */
  grantCookie: string | undefined;
  idempotencyKey: string | undefined;
  /** The uploaded file of a call with `fileField`. */
  file: Buffer | undefined;
  /** The uploaded file of a call with `streamsMegabytes`. */
  stream: ArrivingFile | undefined;
};

/** The file of a form while it arrives, and the fields that are before it. */
export type ArrivingFile = { content: Readable; fields: Record<string, string> };

/** The answer of a call with `isDownload`. */
export type FileAnswer = { fileName: string; contentType: string; content: Readable };

export type HandlerAnswer<C extends Call> = {
  message: SuccessCode;
  data: GivenData<C>;
  /** Sets the reset-grant cookie, or clears it with null. */
  grantCookie?: string | null;
  /** Sets the cookie that identifies this browser. */
  browser?: Browser;
} & (keyof GivenBeside<C> extends never ? unknown : { beside: GivenBeside<C> });

/** Input -> core -> presenter: handlers take no decisions about the shop. */
export type Handler<C extends Call> = (
  context: CallContext<C['access']>,
  input: ParsedInput<C>,
) => Promise<(C extends { isDownload: true } ? FileAnswer : HandlerAnswer<C>) | Refused>;

export type Handlers = {
  [N in Noun]: { [V in keyof Contract[N]]: Contract[N][V] extends Call ? Handler<Contract[N][V]> : never };
};

/** The handlers of one noun: `export const cartHandlers: NounHandlers<'cart'> = { create, get, … }`. */
export type NounHandlers<N extends Noun> = Handlers[N];
