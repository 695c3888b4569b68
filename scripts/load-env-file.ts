import { existsSync } from 'node:fs';

/** What the surroundings say wins over the file. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile();
}
