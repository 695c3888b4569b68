import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Lighthouse = (
  url: string,
  options: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>;

/** The parts of Lighthouse's report that the bench reads. */
export type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url));
const entry = new URL('lighthouse/node_modules/lighthouse/core/index.js', import.meta.url);

/** Lighthouse is in a separate package: 170 MB that only those who measure need (docs/decisions/381-lighthouse-apart.md). */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(entry)) {
    console.info('Installing Lighthouse once into bench/browser/lighthouse …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  const { default: lighthouse }: { default: Lighthouse } = await import(entry.href);
  return lighthouse;
}
