import pg from 'pg';
import { eachHost, findWritable, forgetWritable, type Host, watchWritable } from './writable-host.ts';

/**
 * A connection to the one of several hosts that takes writes; after a failover the host is looked up again. With one host
 * it is an ordinary client. node-postgres supports neither several hosts nor `target_session_attrs`.
 */
export class WritableClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    const [first = '', ...others] = eachHost(config.connectionString ?? '');
    super({ ...config, connectionString: first });
    if (others.length > 0) followWritable(this, config.connectionString ?? '');
  }
}

type Connect = (callback: (error?: Error | null) => void) => void;

/** Looks up the writable host before connecting, and closes the connection when another host has taken over. */
function followWritable(client: pg.Client, connectionString: string): void {
  const connect: Connect = pg.Client.prototype.connect.bind(client);
  const connectToWritable: Connect = (callback) => {
    findWritable(connectionString).then((host) => {
      goTo(client, host);
      const unwatch = watchWritable(connectionString, host, () => {
        client.connection.stream.destroy(new Error('Connection terminated: another host takes writes now'));
      });
      client.once('end', unwatch);
      client.once('error', () => forgetWritable(connectionString, host));
      connect((error) => {
        if (error) forgetWritable(connectionString, host);
        callback(error);
      });
    }, callback);
  };
  Object.defineProperty(client, 'connect', {
    value: (callback?: (error?: Error | null) => void) =>
      callback === undefined
        ? new Promise<pg.Client>((resolve, reject) => {
            connectToWritable((error) => (error ? reject(error) : resolve(client)));
          })
        : connectToWritable(callback),
  });
}

/** Sets the host for `connect`; the types declare it read-only. */
function goTo(client: pg.Client, { host, port }: Host): void {
  Object.assign(client, { host, port });
}
