import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type PageWeight = {
  scripts: Part;
  styles: Part;
  /** The biggest head among the answers: a phone pays for it with each file. */
  assetHeaderBytes: number;
  documentBytes: number;
  documentBrotliBytes: number;
  elements: number;
};

type Part = { files: number; bytes: number };

/**
 * Opens a page as a first visit and weighs what came for the first view: bodies as they were sent, and the document
 * compressed at one fixed quality, so that the figure does not depend on how busy the server was.
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  const document = await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', collect);
  if (!document?.ok()) throw new Error(`${path} was answered with ${document?.status()}`);
  const html = await document.body();
  const ofKind = (kind: string) =>
    responses.filter((response) => response.request().resourceType() === kind && response.ok());
  const scripts = ofKind('script').filter((response) => !response.url().endsWith('/sw.js'));
  const styles = ofKind('stylesheet');
  const headers = await Promise.all(
    [...scripts, ...styles].map(async (response) => (await response.request().sizes()).responseHeadersSize),
  );
  return {
    scripts: await weigh(scripts),
    styles: await weigh(styles),
    assetHeaderBytes: Math.max(0, ...headers),
    documentBytes: html.length,
    documentBrotliBytes: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }).length,
    elements: await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return parsed.querySelectorAll('*').length;
    }, html.toString('utf8')),
  };
}

async function weigh(responses: Response[]): Promise<Part> {
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.request().sizes()).responseBodySize),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
