import type { FastifyRequest } from 'fastify';
import { MalformedRequest } from '../plugins/errors.ts';

/** The bytes of the one file field of a form; undefined when the form has no such file. Too large a file throws (413). */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file();
    if (part === undefined) return undefined;
    const bytes = await part.toBuffer();
    return part.fieldname === field && bytes.length > 0 ? bytes : undefined;
  } catch (error) {
    // The parser of forms throws bare errors for a form it cannot read; its limits carry a code.
    if (error instanceof Error && !('code' in error)) throw new MalformedRequest('form', { cause: error });
    throw error;
  }
}
