import { createCipheriv, createDecipheriv, type DecipherGCM, hash, hkdfSync, randomBytes } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import { BackupProblem } from '#core/backups/manifest.ts';

// A file consists of salt, content encrypted with AES-256-GCM, and tag. Each file has its own key, derived from the salt and
// its path: files cannot be swapped, and no key encrypts two contents, so the initialisation vector may be constant.
const algorithm = 'aes-256-gcm';
const saltBytes = 32;
const tagBytes = 16;
const vector = Buffer.alloc(12);

/** Encrypts backups: without the key they cannot be read, or altered unnoticed. Backups of another key are in another folder. */
export function sealPlace(place: BackupPlace, key: string): BackupPlace {
  const folder = `sealed-${hash('sha256', `id ${key}`).slice(0, 8)}/`;
  return {
    name: place.name,
    list: async (beginning) =>
      (await place.list(`${folder}${beginning}`)).map((path) => path.slice(folder.length)),
    write: (path, content) => place.write(`${folder}${path}`, seal(content, key, path)),
    read: async (path) => {
      const content = await place.read(`${folder}${path}`);
      return content && unseal(content, key, path);
    },
    remove: (path) => place.remove(`${folder}${path}`),
  };
}

function seal(content: Readable, key: string, path: string): Readable {
  const salt = randomBytes(saltBytes);
  const cipher = createCipheriv(algorithm, keyOf(key, salt, path), vector);
  const sealed = new Transform({
    construct(done) {
      this.push(salt);
      done();
    },
    transform: (chunk: Buffer, _encoding, done) => done(null, cipher.update(chunk)),
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  // An error also destroys `sealed`, so its reader gets the error.
  pipeline(content, sealed, () => undefined);
  return sealed;
}

/** Decrypts a file. Its tag is checked only at the end, so the reader must do nothing lasting before that. */
function unseal(content: Readable, key: string, path: string): Readable {
  let decipher: DecipherGCM | undefined;
  let buffered: Buffer = Buffer.alloc(0);
  const opened = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      buffered = Buffer.concat([buffered, chunk]);
      if (!decipher && buffered.length >= saltBytes) {
        decipher = createDecipheriv(algorithm, keyOf(key, buffered.subarray(0, saltBytes), path), vector);
        buffered = buffered.subarray(saltBytes);
      }
      if (!decipher || buffered.length <= tagBytes) return done();
      const text = decipher.update(buffered.subarray(0, -tagBytes));
      buffered = buffered.subarray(-tagBytes);
      done(null, text);
    },
    flush(done) {
      try {
        if (!decipher || buffered.length < tagBytes) throw new Error('It is too short.');
        decipher.setAuthTag(buffered);
        done(null, decipher.final());
      } catch (cause) {
        done(
          new BackupProblem(`The file ${path} of the backup is damaged, or sealed with another key.`, {
            cause,
          }),
        );
      }
    },
  });
  pipeline(content, opened, () => undefined);
  return opened;
}

function keyOf(key: string, salt: Buffer, path: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `shop backup ${path}`, 32));
}
