import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupPlace } from './backup-place.ts';

const count = z.number().int().min(0);

const manifestShape = z.object({
  format: z.literal(1),
  /** The moment of the snapshot that all rows come from. */
  madeAt: z.iso.datetime(),
  /** The version of the shop that made it. */
  version: z.string(),
  database: z.object({
    migrations: z.array(z.object({ file: z.string(), checksum: z.string() })),
    tables: z.array(
      z.object({
        name: z.string(),
        columns: z.array(z.string()),
        rows: count,
        checksum: z.string(),
      }),
    ),
    sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  pictures: z.array(z.object({ name: z.string(), bytes: count, checksum: z.string() })),
  /** The size of the packed tables and the pictures. */
  bytes: count,
});

const manifestText = z
  .string()
  .transform((json, problems): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      problems.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(manifestShape);

export type Manifest = z.infer<typeof manifestShape>;
export type StoredPicture = Manifest['pictures'][number];

export const manifestFile = 'manifest.json';

export function manifestPath(backup: string): string {
  return `${backup}/${manifestFile}`;
}

export function tablePath(backup: string, table: string): string {
  return `${backup}/${table}.copy.gz`;
}

/** All backups share this folder, because a picture never changes under its name. */
export const picturesFolder = 'pictures/';

export function picturePath(name: string): string {
  return `${picturesFolder}${name}.webp`;
}

/** Writes the manifest, last of all files: without one, files do not count as a backup. */
export async function writeManifest(place: BackupPlace, backup: string, manifest: Manifest): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await place.write(manifestPath(backup), Readable.from([content]));
}

/** The manifest of a backup; undefined if there is no complete backup of this name. A damaged one is a `BackupProblem`. */
export async function readManifest(place: BackupPlace, backup: string): Promise<Manifest | undefined> {
  const content = await place.read(manifestPath(backup));
  if (!content) return undefined;
  const manifest = manifestText.safeParse(await text(content));
  if (!manifest.success) {
    throw new BackupProblem(
      `The backup ${backup} has a manifest that is damaged, or that this version of the shop cannot read.`,
    );
  }
  return manifest.data;
}

/** A refusal of a backup or a restore, as a sentence for the operator. */
export class BackupProblem extends Error {}
