import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPictureProcess } from './picture-process.ts';

const forked = vi.hoisted((): { children: import('node:child_process').ChildProcess[] } => ({
  children: [],
}));

// The real fork, watched: which process it was is nobody else's business.
vi.mock(import('node:child_process'), async (original) => {
  const processes = await original();
  const fork = (...given: Parameters<typeof processes.fork>) => {
    const child = processes.fork(...given);
    forked.children.push(child);
    return child;
  };
  // The overloads of fork differ in what may be left out.
  return { ...processes, fork: fork as typeof processes.fork };
});

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="${colour}"/></svg>`,
  );

test('a picture process that dies fails what it was at, and the next picture starts another', async () => {
  onTestFinished(() => {
    for (const child of forked.children) child.kill('SIGKILL');
  });
  const pictures = createPictureProcess();
  const render = (name: string) =>
    pictures.render({ name, source: drawing(name), width: 160, format: 'webp' });
  expect((await render('red')).length).toBeGreaterThan(0);

  const cut = render('green');
  await setImmediate();
  forked.children[0]?.kill('SIGKILL');
  await expect(cut).rejects.toThrow('SIGKILL');

  expect((await render('blue')).length).toBeGreaterThan(0);
  expect(forked.children).toHaveLength(2);
});

test('what cannot be drawn is told by its reason', async () => {
  const pictures = createPictureProcess();
  const broken = { name: 'broken', source: Buffer.from('<svg'), width: 160, format: 'webp' } as const;
  await expect(pictures.render(broken)).rejects.toThrow(/unsupported|corrupt|svg/i);
});
