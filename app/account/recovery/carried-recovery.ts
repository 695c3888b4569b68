// Each step of the recovery is guarded by what the step before carried over in the navigation state (spec §4).

/** From the forgotten password to the code. */
export type CarriedEmail = { email: string };

/** From the code to the new password: the answer to the right code, and the e-mail. */
export type CarriedProof = { data: { success: boolean; data: { resetToken: string } }; email: string };

export function carriedEmail(carried: unknown): string | undefined {
  return isRecord(carried) && typeof carried.email === 'string' && carried.email !== ''
    ? carried.email
    : undefined;
}

export function carriedProof(carried: unknown): { email: string; resetToken: string } | undefined {
  const email = carriedEmail(carried);
  if (email === undefined || !isRecord(carried) || !isRecord(carried.data)) return undefined;
  const answer = carried.data;
  if (answer.success !== true || !isRecord(answer.data)) return undefined;
  const { resetToken } = answer.data;
  return typeof resetToken === 'string' ? { email, resetToken } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
