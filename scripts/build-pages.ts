import { buildPages } from './build.ts';

await buildPages(console.log);
