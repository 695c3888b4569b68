import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type PageWeight = {
  scripts: Part;
  styles: Part;
  /** The largest headers among the answers of each kind: a phone pays for them with each file. */
  headerBytes: { document: number; parts: number; pictures: number; answers: number };
  documentBytes: number;
  documentBrotliBytes: number;
  elements: number;
  /** Pixels from the top of the page to the first product card. */
  firstCardTop: number;
};

type Part = { files: number; bytes: number };

/**
 * Opens a page as a first visit and weighs what was received for the first view: bodies as sent, and the document compressed at one fixed
 * quality, so that the figure does not depend on how busy the server was.
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
  return {
    scripts: await weigh(scripts),
    styles: await weigh(styles),
    headerBytes: {
      document: await biggestHead([document]),
      parts: await biggestHead([...scripts, ...styles, ...ofKind('font')]),
      pictures: await biggestHead(ofKind('image').filter((response) => response.url().includes('/media/'))),
      answers: await biggestHead(ofKind('fetch').filter((response) => response.url().includes('/api/'))),
    },
    documentBytes: html.length,
    documentBrotliBytes: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }).length,
    elements: await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return parsed.querySelectorAll('*').length;
    }, html.toString('utf8')),
    firstCardTop: Math.round((await page.locator('main article').first().boundingBox())?.y ?? 0),
  };
}

async function biggestHead(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.request().sizes()).responseHeadersSize),
  );
  return Math.max(0, ...sizes);
}

async function weigh(responses: Response[]): Promise<Part> {
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.request().sizes()).responseBodySize),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
