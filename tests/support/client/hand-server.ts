import { setImmediate } from 'node:timers/promises';
import type { CartProduct } from '#app/client/shop-state.ts';
import { francs } from '#shared/money.ts';

type Line = { _id: string; quantity: number; productId: string };
type Account = {
  _id: string;
  email: string;
  lines: Line[];
  addresses: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  wishlist: string[];
  viewed: string[];
};
type Asked = {
  call: string;
  key: string | undefined;
  bearer: string | undefined;
  body: Record<string, unknown>;
};
type Answer = { status?: number; code?: string; message?: string; data?: unknown };

/**
 * The shop's server as a client meets it, in memory: accounts, tokens, carts, one merge and one order per key. A test can hold its answers
 * back, cut its network, or let its tokens expire. It tests the client; the real server is tested with the real server.
 */
export type HandServer = ReturnType<typeof handServer>;

export function handServer() {
  const products = new Map<string, CartProduct>();
  const accounts = new Map<string, Account>();
  const accessTokens = new Map<string, Account>();
  /** By session name: a refresh token is `session.turn`, and each turn hands out the next. */
  const sessions = new Map<string, { account: Account; turn: number }>();
  const doneByKey = new Map<string, unknown>();
  const asked: Asked[] = [];
  const gates = new Map<string, Promise<void>>();
  const outages = new Map<string, 'no network' | 'answer lost' | 503>();
  let ids = 0;
  let pending = 0;

  function newId(kind: string): string {
    ids += 1;
    return `${kind}-${ids}`;
  }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    pending += 1;
    try {
      const headers = new Headers(init.headers);
      const path = String(input).split('?')[0] ?? '';
      const call = path.replace('/api/', '');
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      const bearer = headers.get('authorization')?.replace('Bearer ', '');
      const outage = outages.get(call) ?? outages.get('everything');
      if (outage === 'no network') throw new TypeError('Failed to fetch');
      asked.push({ call, key: headers.get('idempotency-key') ?? undefined, bearer, body });
      await gates.get(call);
      if (outage === 503) return Response.json({ message: 'Later' }, { status: 503 });
      const answer = answerTo(call, body, bearer, headers.get('idempotency-key') ?? undefined);
      if (outage === 'answer lost') throw new TypeError('Failed to fetch');
      const { status = 200, ...rest } = answer;
      return Response.json({ success: status < 400, error: status >= 400, ...rest }, { status });
    } finally {
      pending -= 1;
    }
  }

  function answerTo(
    call: string,
    body: Record<string, unknown>,
    bearer: string | undefined,
    key: string | undefined,
  ): Answer {
    if (call === 'user/login') return logIn(String(body.email));
    if (call === 'phone-account/open') return openByPhone();
    if (call === 'user/refresh-token') {
      return refresh(bearer ?? '');
    }
    if (call === 'session/leave') {
      for (const name of Array.isArray(body.sessions) ? body.sessions : []) sessions.delete(String(name));
      return { message: 'Logged out' };
    }
    if (call === 'product/get-product-details') {
      const product = products.get(String(body.productId));
      return product ? { data: product } : { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'Gone' };
    }
    if (call === 'product/get-by-ids') {
      const ids = Array.isArray(body.ids) ? body.ids : [];
      return { data: ids.flatMap((id) => products.get(String(id)) ?? []) };
    }
    const account = accessTokens.get(bearer ?? '');
    if (!account) return { status: 401, message: 'Log in again' };
    return answerToUser(account, call, body, key);
  }

  function answerToUser(
    account: Account,
    call: string,
    body: Record<string, unknown>,
    key: string | undefined,
  ): Answer {
    const { lines, addresses } = account;
    const line = lines.find(({ _id }) => _id === body._id);
    switch (call) {
      case 'user/user-details':
        return { data: { _id: account._id, email: account.email, name: account.email, role: 'USER' } };
      case 'user/logout':
        return { message: 'Logged out' };
      case 'auth/merge-guest-data':
        return { data: once(key, () => merge(account, body)) };
      case 'cart/get':
        return {
          data: lines.map(({ productId, ...rest }) => ({ ...rest, productId: products.get(productId) })),
        };
      case 'cart/create': {
        const productId = String(body.productId);
        const known = lines.find((candidate) => candidate.productId === productId);
        if (known) known.quantity += 1;
        else lines.push({ _id: newId('line'), quantity: 1, productId });
        return { data: lines.find((candidate) => candidate.productId === productId) };
      }
      case 'cart/update-qty': {
        if (!line) return { status: 404, code: 'CART_ITEM_NOT_FOUND', message: 'Not in the cart' };
        const stock = products.get(line.productId)?.stock ?? 0;
        if (Number(body.qty) > stock)
          return { status: 409, code: 'STOCK_SHORT', message: `Only ${stock} left` };
        line.quantity = Number(body.qty);
        return { data: line };
      }
      case 'cart/delete-cart-item':
        account.lines = lines.filter((other) => other !== line);
        return {};
      case 'wishlist/sync': {
        const { added = [], removed = [] } = body;
        const changed = [added, removed].flat();
        const kept = account.wishlist.filter((id) => !changed.includes(id));
        account.wishlist = [...(Array.isArray(added) ? added.map(String) : []), ...kept];
        return { data: { ids: account.wishlist } };
      }
      case 'viewed/sync': {
        const [viewed, removed] = [body.viewed, body.removed].map((ids) =>
          Array.isArray(ids) ? ids.map(String) : [],
        );
        const changed = [viewed, removed].flat();
        const kept = body.isCleared ? [] : account.viewed.filter((id) => !changed.includes(id));
        account.viewed = [...(viewed ?? []), ...kept].slice(0, 12);
        return { data: { ids: account.viewed } };
      }
      case 'address/get':
        return { data: addresses };
      case 'address/create':
        addresses.push({ ...body, _id: newId('address'), status: true });
        return { message: 'Address added', data: addresses.at(-1) };
      case 'order/order-list':
        return { data: account.orders };
      case 'order/cash-on-delivery':
        return { message: 'Ordered', data: once(key, () => ({ orderId: newId('order') })) };
      default:
        return { status: 404, message: `No call ${call}` };
    }
  }

  function once<Done>(key: string | undefined, work: () => Done): unknown {
    const done = doneByKey.get(key ?? '') ?? work();
    if (key !== undefined) doneByKey.set(key, done);
    return done;
  }

  function merge(account: Account, body: Record<string, unknown>): unknown {
    const guestLines = Array.isArray(body.guestCart) ? body.guestCart : [];
    for (const { productId, quantity } of guestLines) {
      const known = account.lines.find((line) => line.productId === productId);
      if (known) known.quantity += quantity;
      else account.lines.push({ _id: newId('line'), quantity, productId });
    }
    return { capped: [], dropped: [] };
  }

  function logIn(email: string): Answer {
    const account = accounts.get(email);
    if (!account) return { status: 401, message: 'Wrong password' };
    const { accessToken, refreshToken } = startSession(account);
    return { message: 'Welcome', data: { accesstoken: accessToken, refreshToken } };
  }

  /** Each order with a number that is not proven opens a new account. */
  function openByPhone(): Answer {
    const tokens = startSession(addAccount(`${newId('phone')}@example.com`));
    return { message: 'Welcome', data: { codeId: null, channel: null, tokens } };
  }

  function startSession(account: Account): { accessToken: string; refreshToken: string } {
    const session = newId('session');
    sessions.set(session, { account, turn: 1 });
    return { accessToken: newAccessToken(account), refreshToken: `${session}.1` };
  }

  function addAccount(email: string): Account {
    const account: Account = {
      _id: newId('user'),
      email,
      lines: [],
      addresses: [],
      orders: [],
      wishlist: [],
      viewed: [],
    };
    accounts.set(email, account);
    return account;
  }

  /** The current token works until the next one is used for the first time; a used one that comes again ends the session. */
  function refresh(token: string): Answer {
    const [name = '', turn] = token.split('.');
    const session = sessions.get(name);
    if (!session || Number(turn) < session.turn) {
      sessions.delete(name);
      return { status: 401, message: 'Log in again' };
    }
    session.turn = Number(turn);
    return {
      data: { accessToken: newAccessToken(session.account), refreshToken: `${name}.${session.turn + 1}` },
    };
  }

  function newAccessToken(account: Account): string {
    const token = newId('access');
    accessTokens.set(token, account);
    return token;
  }

  return {
    fetch,
    asked,
    /** How often the call was made. */
    count: (call: string) => asked.filter((each) => each.call === call).length,
    addProduct: (product: Partial<CartProduct> & { _id: string }): CartProduct => {
      const whole = {
        name: product._id,
        nameFr: null,
        image: [],
        unit: '30 ml',
        stock: 10,
        price: francs(1000),
        discount: 0,
      };
      products.set(product._id, { ...whole, ...product });
      return { ...whole, ...product };
    },
    removeProduct: (id: string) => products.delete(id),
    addAccount,
    /** Puts the line into the account's cart, as another device would. */
    putInto: (account: Account, productId: string, quantity: number): void => {
      account.lines = account.lines.filter((line) => line.productId !== productId);
      account.lines.push({ _id: newId('line'), quantity, productId });
    },
    quantitiesOf: ({ lines }: Account) =>
      Object.fromEntries(lines.map((line) => [line.productId, line.quantity])),
    /** Holds back the answers to the call until the returned function is called. */
    holdBack: (call: string): (() => void) => {
      const gate = Promise.withResolvers<void>();
      gates.set(call, gate.promise);
      return () => {
        gates.delete(call);
        gate.resolve();
      };
    },
    /** Later answers come at once; those already held back stay so. */
    letThrough: (call: string) => gates.delete(call),
    /** `undefined` mends it. */
    breakCall: (call: string, how: 'no network' | 'answer lost' | 503 | undefined): void => {
      if (how === undefined) outages.delete(call);
      else outages.set(call, how);
    },
    /** Whether the server has the session, by its name in the refresh token. */
    isInUse: (session: string) => sessions.has(session),
    namesOfSessions: () => [...sessions.keys()],
    letAccessTokensGoStale: () => accessTokens.clear(),
    endSessions: () => {
      accessTokens.clear();
      sessions.clear();
    },
    /** Waits until no request is open, apart from those held back. */
    quiet: async (): Promise<void> => {
      for (let calm = 0, last = -1; calm < 5; ) {
        await setImmediate();
        const now = asked.length * 1000 + pending;
        calm = now === last ? calm + 1 : 0;
        last = now;
      }
    },
  };
}
