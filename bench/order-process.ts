import { createDatabase } from '#db/client.ts';
import { type Cart, orderInLanes } from './order-scene.ts';

// One of several processes that order at the same time, as with WEB_CONCURRENCY: it orders the carts that it is sent, and reports when it
// is done.
const [connectionString = ''] = process.argv.slice(2);
const db = createDatabase(connectionString, { applicationName: 'shop bench', poolSize: 10 });

process.on('message', async ({ carts, lanes }: { carts: Cart[]; lanes: number }) => {
  await orderInLanes(db, carts, lanes);
  process.send?.('done');
});
process.once('disconnect', () => void db.destroy());
process.send?.('ready');
