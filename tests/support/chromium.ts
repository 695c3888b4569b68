import { access, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Chromium = {
  executablePath: string;
  args: string[];
  /** Environment variables to add for the browser. */
  env: Record<string, string>;
  /** One line for the reader of the test output. */
  description: string;
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPrograms = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const carriedFolder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
// Chromium's own sandbox does not work for root, and most containers do not allow it. The browser opens only our pages.
const args = ['--no-sandbox', '--disable-dev-shm-usage'];

/**
 * The browser at CHROMIUM_PATH; else the one of an npm package with its libraries and fonts; else, where that cannot run (it is for Linux
 * on x64), the system's. The packaged one is the same everywhere and opens no windows: it needs a third less processor time than a whole
 * browser.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!(await isProgram(given))) throw new Error(`CHROMIUM_PATH is ${given}, which is not a program.`);
    return { executablePath: given, args, env: {}, description: `Chromium: ${given} (CHROMIUM_PATH)` };
  }
  if (platform() === 'linux' && arch() === 'x64') return unpackCarried();
  const installed = await findInstalled();
  if (installed)
    return { executablePath: installed, args, env: {}, description: `Chromium: ${installed} (system)` };
  throw new Error('There is no Chromium on this system: name one in CHROMIUM_PATH.');
}

/** A whole browser installed on this machine, with windows and apps, which the packaged one does not have. */
export function findInstalled(): Promise<string | undefined> {
  return findProgram(names, platform() === 'darwin' ? macPrograms : []);
}

/** The first of these names that is a program on this machine's PATH, or the first of these paths that is one. */
export async function findProgram(
  searched: readonly string[],
  paths: readonly string[] = [],
): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = searched.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const candidate of [...candidates, ...paths]) {
    if (await isProgram(candidate)) return candidate;
  }
  return undefined;
}

async function unpackCarried(): Promise<Chromium> {
  const executablePath = join(carriedFolder, 'chromium');
  if (!(await isProgram(executablePath))) await unpackInto(carriedFolder);
  return {
    executablePath,
    args: [...args, '--headless=shell', '--no-zygote'],
    env: {
      LD_LIBRARY_PATH: join(carriedFolder, 'al2023', 'lib'),
      FONTCONFIG_FILE: await writeFontSettings(carriedFolder),
    },
    description: 'Chromium: carried by the npm package @sparticuz/chromium',
  };
}

/** The package's own settings name folders of another machine; without any font the browser crashes at the first letter. */
async function writeFontSettings(folder: string): Promise<string> {
  const settings = join(folder, 'shop-fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'font-cache')}</cachedir>
    </fontconfig>`,
  );
  return settings;
}

// The package unpacks into the temporary folder: that is a draft here, renamed when complete.
async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const temporaryFolder = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    const { default: carried, inflate } = await import('@sparticuz/chromium');
    await carried.executablePath();
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  } finally {
    if (temporaryFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporaryFolder;
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
