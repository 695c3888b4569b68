import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { bodyReadAhead } from './body-read-ahead.ts';
import { UnsupportedMedia } from './errors.ts';
import { UPLOAD_MEGABYTES } from './upload-limit.ts';

/** By far the largest body is a product with all its texts in two languages. */
export const JSON_BODY_BYTES = 1024 * 1024;

/** A full cart with a guest's addresses is about 70 kB. A person without an account cannot make the shop hold more than this. */
export const SHOPPER_BODY_BYTES = 128 * 1024;

/** Reads the two accepted kinds of body: JSON, and a form with one file. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients always send the header, even with calls that have no input.
    if (body === '') done(null, {});
    else parseJson(request, String(body), done);
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const body = bodyReadAhead(request.raw);
    return body === undefined ? payload : Readable.from([body]);
  });
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: UPLOAD_MEGABYTES * 1024 * 1024,
      files: 1,
      fields: 10,
      parts: 11,
      fieldSize: 10_000,
      headerPairs: 50,
    },
  });
  app.addHook('preValidation', async (request) => {
    const call = request.routeOptions.config.call;
    const takesFile = call?.fileField !== undefined;
    const sendsForm = request.isMultipart();
    const sendsJson = request.headers['content-type'] !== undefined && !sendsForm;
    if (call && ((takesFile && sendsJson) || (!takesFile && sendsForm))) {
      throw new UnsupportedMedia(request.headers['content-type']);
    }
  });
}
