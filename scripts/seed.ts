import { parseArgs } from 'node:util';
import { fillBigCatalogue } from '#demo/seed/fill-big-catalogue.ts';
import { createClosingSteps } from '#server/closing-steps.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { StartProblem, sentenceOf } from '#server/start-problem.ts';
import { loadEnvFile } from './load-env-file.ts';

// npm run seed -- --products 100000: a catalogue for measuring, in the database that npm start uses.
const usage = 'Write the number behind two dashes: npm run seed -- --products 100000';
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
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
} finally {
  await closing.run();
}

function readProducts(): number {
  // npm takes what comes before `--` for itself.
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
