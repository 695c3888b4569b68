import { createServer } from 'node:net';
import { StartProblem } from './start-problem.ts';

/** Fails if the shop could not listen on the port, before anything is started or written. */
export function requireFreePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(portProblem(host, port, cause)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

export function portProblem(host: string, port: number, cause: Error): StartProblem {
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    const sentence = `Port ${port} is already in use, perhaps by a shop that still runs: stop it, or choose another port, for example PORT=${port + 1}.`;
    return new StartProblem(sentence, { cause });
  }
  if (code === 'EACCES') {
    return new StartProblem(`This account may not listen on port ${port}: choose one above 1023 with PORT.`, {
      cause,
    });
  }
  return new StartProblem(
    `The shop cannot listen on ${host}, port ${port} (${cause.message}): check HOST and PORT.`,
    { cause },
  );
}
