import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import project from '../package.json' with { type: 'json' };

/** The flags of `npm start`. */
const flagsOfStart = project.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Opens the built shop in a separate process. */
export async function openShop(place: {
  connectionString: string;
  dataFolder: string;
  port: number;
}): Promise<ChildProcess> {
  const opened = fork(new URL('./shop-process.ts', import.meta.url).pathname, {
    execArgv: flagsOfStart,
    env: {
      ...process.env,
      DATABASE_URL: place.connectionString,
      DATA_DIR: place.dataFolder,
      PORT: String(place.port),
      ADMIN_EMAIL: 'bench@example.com',
      ADMIN_PASSWORD: 'une-boutique-a-douala',
      LOG_LEVEL: 'warn',
    },
  });
  await once(opened, 'message');
  return opened;
}

export async function closeShop(opened: ChildProcess): Promise<void> {
  if (!opened.connected) return;
  const ended = once(opened, 'exit');
  opened.send('close');
  await ended;
}
