import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const example = new URL('../.env.example', import.meta.url);

/** Loads .env; variables that are already set take precedence. Warns of names that are not read, as a misspelt one leaves its default in force. */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  process.loadEnvFile();
  const unread = unreadNames(readFileSync('.env', 'utf8'), readFileSync(example, 'utf8'));
  if (unread.length > 0) {
    console.warn(
      `WARNING: the shop does not read ${unread.join(', ')} of .env. The names it reads are in .env.example.`,
    );
  }
}

/** The names in an environment file that neither the shop, by its example, nor Node and PostgreSQL's client read. */
export function unreadNames(file: string, exampleFile: string): string[] {
  const read = new Set(exampleFile.match(/^[A-Z0-9_]+(?==)/gm));
  return Object.keys(parseEnv(file)).filter((name) => !read.has(name) && !/^(NODE_|PG|SSL_|TZ$)/.test(name));
}
