import type { S3Settings } from '#adapters/media/s3-picture-files.ts';

type Given = { [Part in keyof S3Settings]: S3Settings[Part] | undefined } & { prefix: string };

/** The bucket named in environment variables, if all four of its parts are set. */
export function bucketIn(given: Given & Pick<S3Settings, 'region'>): S3Settings | undefined {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region, prefix } = given;
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  )
    return undefined;
  return {
    ...{ bucket, accessKeyId, secretAccessKey, region },
    endpoint: endpoint.replace(/\/$/, ''),
    prefix: prefix === '' ? '' : `${prefix.replace(/^\/|\/$/g, '')}/`,
  };
}
