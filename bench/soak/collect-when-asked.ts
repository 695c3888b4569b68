// Loaded into the shop under test before its own code: says how much it holds after a collection.

const megabyte = 1024 ** 2;

process.on('message', (message) => {
  if (message !== 'held') return;
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  process.send?.({ heap: heapUsed / megabyte, buffers: arrayBuffers / megabyte });
});
process.channel?.unref();
