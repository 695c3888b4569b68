import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { DrivenBrowser } from './driven-browser.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-web-kit.ts';

type OtherBrowser = {
  name: string;
  /** Undefined where its programs are not on this machine. */
  open: (() => Promise<DrivenBrowser>) | undefined;
  /** The names of the Debian packages to install. */
  packages: string;
};

/** Firefox and the engine of Safari, if this machine has them: no npm package contains them. */
export function otherBrowsers(): OtherBrowser[] {
  const firefox = find(['firefox-esr', 'firefox']);
  const [driver, screen] = [find(['WebKitWebDriver']), find(['Xvfb'])];
  const browser = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser')[0];
  const hasWebKit = driver !== undefined && screen !== undefined && browser !== undefined;
  return [
    { name: 'Firefox', packages: 'firefox-esr', open: firefox ? () => openFirefox(firefox) : undefined },
    {
      name: 'WebKitGTK',
      packages: 'webkit2gtk-driver and xvfb',
      open: hasWebKit ? () => openWebKit({ driver, screen, browser }) : undefined,
    },
  ];
}

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
