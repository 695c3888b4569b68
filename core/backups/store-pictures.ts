import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PictureFiles } from '../media/picture-files.ts';
import type { BackupPlace } from './backup-place.ts';
import { findNewestBackup } from './list-backups.ts';
import { picturePath, picturesFolder, type StoredPicture } from './manifest.ts';

type Parts = {
  place: BackupPlace;
  files: Pick<PictureFiles, 'readOriginal'>;
  onProgress?: ((sentence: string) => void) | undefined;
};

const progressEvery = 500;

/** Copies missing pictures to the place of the backups; skips the demo's, and those removed from the shop meanwhile. */
export async function storePictures(
  { place, files, onProgress }: Parts,
  names: string[],
): Promise<StoredPicture[]> {
  const known = await findStored(place);
  const stored: StoredPicture[] = [];
  for (const [index, name] of names.entries()) {
    const picture = known.get(name) ?? (await storePicture({ place, files }, name));
    if (picture) stored.push(picture);
    if ((index + 1) % progressEvery === 0) onProgress?.(`${index + 1} of ${names.length} pictures …`);
  }
  return stored;
}

/** The pictures that the newest backup names and that are still stored. */
async function findStored(place: BackupPlace): Promise<Map<string, StoredPicture>> {
  const manifest = (await findNewestBackup(place))?.manifest;
  const paths = new Set(await place.list(picturesFolder));
  const there = manifest?.pictures.filter(({ name }) => paths.has(picturePath(name))) ?? [];
  return new Map(there.map((picture) => [picture.name, picture]));
}

async function storePicture({ place, files }: Parts, name: string): Promise<StoredPicture | undefined> {
  const bytes = await files.readOriginal(name);
  if (!bytes) return undefined;
  await place.write(picturePath(name), Readable.from([bytes]));
  return { name, bytes: bytes.length, checksum: hash('sha256', bytes) };
}
