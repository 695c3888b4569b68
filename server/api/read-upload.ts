import type { MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MalformedRequest } from '../plugins/errors.ts';
import type { ArrivingFile } from './handler.ts';

/** The one file field of a form as it arrives; the caller has to count its bytes. */
export async function openUpload(request: FastifyRequest, field: string): Promise<ArrivingFile | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file({ limits: { fileSize: Number.POSITIVE_INFINITY } });
    if (part?.fieldname !== field) {
      part?.file.resume();
      return undefined;
    }
    return { content: part.file, fields: textFields(part.fields) };
  } catch (error) {
    throw asMalformed(error);
  }
}

function textFields(fields: MultipartFields): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const [first] = [field].flat();
    return first?.type === 'field' && typeof first.value === 'string' ? [[name, first.value]] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * The bytes of the one file field of a form, and the text fields before it; no bytes if the form has no such file. Throws (413) if
 * the file is too large.
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
): Promise<{ file?: Buffer; fields: Record<string, string> }> {
  if (!request.isMultipart()) return { fields: {} };
  try {
    const part = await request.file();
    if (part === undefined) return { fields: {} };
    const bytes = await part.toBuffer();
    // The parser checks the limit with each chunk, so it misses a file with a chunk that ended exactly at the limit.
    if (part.file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
    const isGiven = part.fieldname === field && bytes.length > 0;
    return { ...(isGiven ? { file: bytes } : {}), fields: textFields(part.fields) };
  } catch (error) {
    throw asMalformed(error);
  }
}

/** The parser throws bare errors for a form it cannot read; errors about its limits carry a code. */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && !('code' in error)
    ? new MalformedRequest('form', { cause: error })
    : error;
}
