import { join } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from '#adapters/media/s3-picture-files.ts';
import { bucketIn } from './env-bucket.ts';

export const backupVariables = {
  BACKUP_DAILY: z.enum(['on', 'off'], 'must be on or off').optional(),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w/.-]*$/, 'may hold letters, digits and / . - _ only')
    .default(''),
};

type BackupVariables = z.infer<z.ZodObject<typeof backupVariables>>;

export type BackupSettings = {
  /** An absolute path where backups are stored if there is no bucket. */
  folder: string;
  s3: S3Settings | undefined;
  /** Without it, backups are readable by everyone who has the files. */
  key: string | undefined;
  isDaily: boolean;
};

const bucketVariables = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

export const backupRules = [
  {
    isBroken: (env: BackupVariables) => {
      const given = bucketVariables.filter((name) => env[name] !== undefined).length;
      return given > 0 && given < bucketVariables.length;
    },
    sentence: `${bucketVariables.join(', ')} go together: set all of them, or none.`,
  },
];

export function readBackupSettings(
  values: BackupVariables,
  { dataFolder, hasOwnDatabase }: { dataFolder: string; hasOwnDatabase: boolean },
): BackupSettings {
  return {
    folder: values.BACKUP_FOLDER ?? join(dataFolder, 'backups'),
    s3: bucketIn({
      endpoint: values.BACKUP_S3_ENDPOINT,
      bucket: values.BACKUP_S3_BUCKET,
      accessKeyId: values.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: values.BACKUP_S3_SECRET_ACCESS_KEY,
      region: values.BACKUP_S3_REGION,
      prefix: values.BACKUP_S3_PREFIX,
    }),
    key: values.BACKUP_KEY,
    isDaily: (values.BACKUP_DAILY ?? (hasOwnDatabase ? 'on' : 'off')) === 'on',
  };
}
