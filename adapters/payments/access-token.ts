import { z } from 'zod';
import { callProvider, type ProviderAnswer, type ProviderCall } from './call-provider.ts';
import { ProviderNotAsked, ProviderTrouble } from './provider-trouble.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const renewalMarginSeconds = 60;

export type AccessToken = {
  /** Calls with a token; repeats the call once with a new one if the provider no longer accepts the old one. */
  use(call: (token: string) => Promise<ProviderAnswer>): Promise<ProviderAnswer>;
};

/** The access token of a provider: kept while it is valid, and fetched once for all calls that wait for it. */
export function createAccessToken(fetchToken: ProviderCall, now: () => number): AccessToken {
  let kept: { token: string; renewAt: number } | undefined;
  let underway: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const { access_token: token, expires_in: seconds } = await askForToken(fetchToken);
    kept = { token, renewAt: now() + (seconds - renewalMarginSeconds) * 1000 };
    return token;
  }

  function provide(): Promise<string> {
    if (kept && now() < kept.renewAt) return Promise.resolve(kept.token);
    underway ??= renew().finally(() => {
      underway = undefined;
    });
    return underway;
  }

  return {
    async use(call) {
      const token = await provide();
      const answer = await call(token);
      if (answer.status !== 401) return answer;
      if (kept?.token === token) kept = undefined;
      return call(await provide());
    },
  };
}

async function askForToken(call: ProviderCall): Promise<z.infer<typeof tokenAnswer>> {
  const answer = await callProvider(call).catch(throwAsUnavailable);
  if ([400, 401, 403].includes(answer.status)) {
    throw new ProviderNotAsked(
      'misconfigured',
      `${call.provider} refuses our keys (${answer.status}): check them in the settings`,
    );
  }
  const parsed = tokenAnswer.safeParse(answer.body);
  if (answer.status < 300 && parsed.success) return parsed.data;
  throw new ProviderNotAsked('provider_unavailable', `${call.provider} gave no token (${answer.status})`);
}

function throwAsUnavailable(error: unknown): never {
  if (!(error instanceof ProviderTrouble)) throw error;
  throw new ProviderNotAsked('provider_unavailable', error.message);
}
