// React chooses its production code when it is loaded: nothing may load it before this is set.
process.env.NODE_ENV ??= 'production';
const { builtPages } = await import('./built-pages.ts');
const { serve } = await import('./serve.ts');

await serve({ preparePages: builtPages });

export {};
