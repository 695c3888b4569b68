import { getPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPictureProcess } from './picture-process.ts';

const forked = vi.hoisted((): { children: import('node:child_process').ChildProcess[] } => ({
  children: [],
}));

// The real fork, with a record of its processes, which the adapter itself does not expose.
vi.mock(import('node:child_process'), async (original) => {
  const processes = await original();
  const fork = (...given: Parameters<typeof processes.fork>) => {
    const child = processes.fork(...given);
    forked.children.push(child);
    return child;
  };
  // The overloads of fork differ in which arguments may be left out.
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

test('a picture process without work ends, and starts again with the next picture', async () => {
  const begun = forked.children.length;
  const pictures = createPictureProcess({ idleSeconds: 0.05, niceness: 19 });
  const render = (name: string) =>
    pictures.render({ name, source: drawing(name), width: 160, format: 'webp' });
  await render('red');
  const child = forked.children[begun];
  expect(getPriority(child?.pid)).toBe(19);
  await expect.poll(() => child?.exitCode, { timeout: 5_000 }).toBe(0);
  expect((await render('blue')).length).toBeGreaterThan(0);
  expect(forked.children).toHaveLength(begun + 2);
});

test('a sheet is printed with the picture on its left, as a JPEG', async () => {
  const pictures = createPictureProcess();
  const picture = { bytes: drawing('#0000ff'), width: 40, height: 90 };
  const printed = await pictures.print({ svg: drawing('#ff0000').toString(), picture });
  expect(await sharp(printed).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 90 });
  expect(await colourAt(printed, 10, 45)).toMatch(/^[0-9] [0-9] 2\d\d$/);
  expect(await colourAt(printed, 80, 45)).toMatch(/^2\d\d [0-9] [0-9]$/);
});

test('a picture that cannot be drawn is refused with the reason', async () => {
  const pictures = createPictureProcess();
  const broken = { name: 'broken', source: Buffer.from('<svg'), width: 160, format: 'webp' } as const;
  await expect(pictures.render(broken)).rejects.toThrow(/unsupported|corrupt|svg/i);
});

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].join(' ');
}
