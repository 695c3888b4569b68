import type { PictureWork } from '#adapters/media/picture-work.ts';
import type { FromWorker, PictureTask, ToWorker } from './messages.ts';

type Waiting = { resolve: (made: unknown) => void; reject: (failure: Error) => void };

/** Makes a worker's pictures in the picture process of the main process: a machine has one, for any number of workers. */
export function relayPictures(send: (message: FromWorker) => void) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function ask<Made>(task: PictureTask): Promise<Made> {
    lastId += 1;
    const id = lastId;
    const made = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    send({ kind: 'picture', id, task });
    // The other side is makePicture below: the answer is the result of the task.
    return made as Promise<Made>;
  }

  const pictures: PictureWork = {
    decode: (bytes) => ask({ does: 'decode', with: bytes }),
    plain: (source) => ask({ does: 'plain', with: source }),
    encode: async (encoding) => bufferOf(await ask({ does: 'encode', with: encoding })),
    encodeAtLeisure: async (encoding) => bufferOf(await ask({ does: 'encodeAtLeisure', with: encoding })),
    print: async (sheet) => bufferOf(await ask({ does: 'print', with: sheet })),
  };
  return {
    pictures,
    answer(message: Extract<ToWorker, { kind: 'picture' }>): void {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('failure' in message) asked?.reject(new Error(message.failure));
      else asked?.resolve(message.made);
    },
  };
}

/** Runs in the main process. */
export function makePicture(pictures: PictureWork, task: PictureTask): Promise<unknown> {
  switch (task.does) {
    case 'decode':
      return pictures.decode(bufferOf(task.with));
    case 'plain':
      return pictures.plain(bufferOf(task.with));
    case 'encode':
      return pictures.encode({ ...task.with, source: bufferOf(task.with.source) });
    case 'encodeAtLeisure':
      return pictures.encodeAtLeisure({ ...task.with, source: bufferOf(task.with.source) });
    case 'print':
      return pictures.print(task.with);
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
