import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#core/exchange/start-import.ts';
import { MalformedRequest } from '../plugins/errors.ts';

/** The one file field of a form as it arrives; who reads it counts the bytes. */
export async function openUpload(request: FastifyRequest, field: string): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file({ limits: { fileSize: Number.POSITIVE_INFINITY } });
    if (part?.fieldname !== field) {
      part?.file.resume();
      return undefined;
    }
    return { name: part.filename, content: part.file };
  } catch (error) {
    throw asMalformed(error);
  }
}

/** The bytes of the one file field of a form; undefined when the form has no such file. Too large a file throws (413). */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file();
    if (part === undefined) return undefined;
    const bytes = await part.toBuffer();
    return part.fieldname === field && bytes.length > 0 ? bytes : undefined;
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
