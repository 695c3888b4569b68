import type { PaymentProvider } from '#core/payments/payment-provider.ts';
import type { SandboxDesk } from '#core/payments/sandbox-desk.ts';
import { onlineMethods } from '#shared/payment-methods.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

export type SandboxUse = 'on' | 'off' | 'without_keys';

/**
 * Adds the sandbox for methods without keys, unless a provider takes real money: next to it, a method that only seems to take
 * money would give goods away. `on` adds it anyway, for trying out one provider after another.
 */
export function withSandbox(
  providers: readonly PaymentProvider[],
  sandbox: Sandbox,
  use: SandboxUse,
): { payments: readonly PaymentProvider[]; sandbox: SandboxDesk | undefined } {
  const takesMoney = providers.some(({ isSimulated }) => !isSimulated);
  const isUsed = use === 'on' || (use === 'without_keys' && !takesMoney);
  const served = onlineMethods.flatMap((method) => {
    const provider =
      providers.find((known) => known.method === method) ??
      (isUsed ? sandbox.providerFor(method) : undefined);
    return provider ? [provider] : [];
  });
  return { payments: served, sandbox: served.some(({ id }) => id === 'sandbox') ? sandbox.desk : undefined };
}
