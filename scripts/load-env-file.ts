import { existsSync } from 'node:fs';

/** Loads .env; variables that are already set take precedence. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile();
}
