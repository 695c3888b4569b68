import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type SandboxDecision, sandboxDecisions } from '#core/payments/sandbox-desk.ts';
import { francs } from '#shared/money.ts';
import { onlineMethods } from '#shared/payment-methods.ts';

// A provider remembers by itself, not in the shop's database: a session is one file, written once, and its decision another, which
// only the first press can make. Both outlive the process, as a real provider does.

const sessionFile = z.object({
  attemptId: z.string(),
  method: z.enum(onlineMethods),
  orderNumber: z.string(),
  amount: z.number().transform(francs),
  payerPhone: z.string().nullable(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.coerce.date(),
});
export type SessionFile = z.output<typeof sessionFile>;

const decisionFile = z.object({ decision: z.enum([...sandboxDecisions, 'closed']), at: z.coerce.date() });
export type DecisionFile = z.output<typeof decisionFile>;

const referenceShape = /^sandbox_[0-9a-f-]{36}$/;

export class SessionFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(reference: string, session: SessionFile): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = this.#path(reference, 'session');
    // Whole or not at all: a process may be killed between two bytes.
    await writeFile(`${path}.new`, JSON.stringify(session), { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  async read(reference: string): Promise<SessionFile | undefined> {
    const text = await this.#readText(reference, 'session');
    return text === undefined ? undefined : sessionFile.parse(JSON.parse(text));
  }

  async readDecision(reference: string): Promise<DecisionFile | undefined> {
    const text = await this.#readText(reference, 'decision');
    return text === undefined || text === '' ? undefined : decisionFile.parse(JSON.parse(text));
  }

  /** False where another press was first. */
  async decide(reference: string, decision: SandboxDecision | 'closed', at: Date): Promise<boolean> {
    try {
      await writeFile(this.#path(reference, 'decision'), JSON.stringify({ decision, at }), {
        flag: 'wx',
        mode: 0o600,
      });
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  }

  async deleteEndedBefore(moment: Date): Promise<void> {
    for (const name of await this.#names()) {
      const [, reference] = /^(sandbox_[0-9a-f-]{36})\.session\.json$/.exec(name) ?? [];
      const session = reference === undefined ? undefined : await this.read(reference);
      if (reference === undefined || session === undefined || session.expiresAt >= moment) continue;
      // The session last: a process may die in between, and by it the rest is found again.
      await rm(this.#path(reference, 'decision'), { force: true });
      await rm(this.#path(reference, 'session'), { force: true });
    }
  }

  /** None until it is paid here. */
  async #names(): Promise<string[]> {
    try {
      return await readdir(this.#folder);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    }
  }

  async #readText(reference: string, kind: 'session' | 'decision'): Promise<string | undefined> {
    if (!referenceShape.test(reference)) return undefined;
    try {
      return await readFile(this.#path(reference, kind), 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  /** The reference comes from an address: only one of ours ever becomes part of a path. */
  #path(reference: string, kind: 'session' | 'decision'): string {
    if (!referenceShape.test(reference)) throw new Error('This is no reference of the sandbox.');
    return join(this.#folder, `${reference}.${kind}.json`);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
