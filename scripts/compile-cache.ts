import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What Node makes of the sources is kept for the next start. Where nothing can be written, each start makes it anew.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)));
