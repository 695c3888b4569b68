import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Keeps Node's compiled code of the sources for the next start. If nothing can be written, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)));
