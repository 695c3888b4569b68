import { readFileSync } from 'node:fs';
import { z } from 'zod';

const description = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The version of the release, as in CHANGELOG.md. */
export const shopVersion = z.object({ version: z.string() }).parse(description).version;
