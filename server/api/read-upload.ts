import type { MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MalformedRequest } from '../plugins/errors.ts';
import type { ArrivingFile } from './handler.ts';

/** The one file field of a form as it arrives; who reads it counts the bytes. */
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
 * The bytes of the one file field of a form, and the texts that come before it; no bytes when the form has no such file. Too large
 * a file throws (413).
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
    // The parser looks for the limit with each piece, so it overlooks a file of which a piece ended exactly there.
    if (part.file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
    const isGiven = part.fieldname === field && bytes.length > 0;
    return { ...(isGiven ? { file: bytes } : {}), fields: textFields(part.fields) };
  } catch (error) {
    throw asMalformed(error);
  }
}

/** The parser of forms throws bare errors for a form it cannot read; its limits carry a code. */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && !('code' in error)
    ? new MalformedRequest('form', { cause: error })
    : error;
}
