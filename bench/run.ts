// `npm run bench`: runs one bench after another, each on a temporary PostgreSQL. Compare the ratios, not the times.
await import('./requests.ts');
await import('./catalogue.ts');
await import('./orders.ts');
await import('./catalogue-files.ts');
await import('./order-desk.ts');
await import('./payment-questions.ts');
