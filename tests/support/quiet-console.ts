import { afterEach, beforeEach, expect, vi } from 'vitest';

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockClear();
});

// An error on the console is a fault that no assertion looked for: it fails the test that caused it.
afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
});
