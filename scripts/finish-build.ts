import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { joinSheets } from './pages/join-sheets.ts';
import { splitLanguages } from './pages/one-language.ts';

// Runs after React Router has built the pages: joins the admin's sheet, splits the scripts by language, builds the service worker, and compresses all
// of it.

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'build', 'client');

await joinSheets(join(client, 'assets'));
await splitLanguages(client);
await buildServiceWorker(root);
await compressAssets(client);
