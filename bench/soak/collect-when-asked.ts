// Loaded into the shop under test before its own code: reports how much memory it holds after a garbage collection.

const megabyte = 1024 ** 2;

process.on('message', (message) => {
  if (message !== 'held') return;
  // Measured before the collection, which gives much of it back to the system.
  const taken = process.memoryUsage.rss();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const [heap, buffers] = [heapUsed / megabyte, arrayBuffers / megabyte];
  process.send?.({ heap, buffers, taken: taken / megabyte });
});
process.channel?.unref();
