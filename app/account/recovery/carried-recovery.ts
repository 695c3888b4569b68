// Each step of the recovery requires what the previous step handed over in the navigation state (spec §4).

/** Handed over by the page of the forgotten password to the page of the code. */
export type CarriedEmail = { email: string };

/** Handed over by the page of the code to the page of the new password: the answer to the right code, and the e-mail. */
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
