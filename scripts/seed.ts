import { parseArgs } from 'node:util';
import { isDatabaseOutage } from '#db/database-outage.ts';
import { fillBigCatalogue, OtherCatalogue } from '#demo/seed/fill-big-catalogue.ts';
import { createClosingSteps } from '#server/closing-steps.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { StartProblem, sentenceOf } from '#server/start-problem.ts';
import { loadEnvFile } from './load-env-file.ts';

// npm run seed -- --products 100000: fills the database of npm start with a catalogue for measuring.
const usage = 'Write the number behind two dashes: npm run seed -- --products 100000';
// A database without room for its log ends, so only its absence is noticed.
const databaseLost =
  'The database was lost meanwhile: look whether its disk has room, then start again. What was added stays, and the rest is added to it.';
const closing = createClosingSteps((step, error) => console.error(`Closing: ${step}:`, error));
try {
  loadEnvFile();
  const products = readProducts();
  const { db } = await openDatabase(readEnv(process.env), closing, console.error);
  const startedAt = Date.now();
  const added = await fillBigCatalogue(db, {
    products,
    onProgress: (made) => console.log(`${made} products …`),
  });
  console.log(`${added} products added in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(sentenceOfSeed(error) ?? error);
  process.exitCode = 1;
} finally {
  await closing.run();
}

function sentenceOfSeed(error: unknown): string | undefined {
  if (error instanceof OtherCatalogue) return error.message;
  return sentenceOf(error) ?? (isDatabaseOutage(error) ? databaseLost : undefined);
}

function readProducts(): number {
  // npm takes options before `--` for itself.
  if (process.env.npm_config_products !== undefined) throw new StartProblem(usage);
  const { values, positionals } = parseArgs({
    options: { products: { type: 'string', default: '400' } },
    allowPositionals: true,
    strict: false,
  });
  if (positionals.length > 0 || typeof values.products !== 'string') throw new StartProblem(usage);
  if (!/^\d{1,7}$/.test(values.products)) {
    throw new StartProblem(`--products takes a number of products up to 9999999, not "${values.products}".`);
  }
  return Number(values.products);
}
