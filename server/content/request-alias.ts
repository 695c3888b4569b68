import type { IncomingMessage } from 'node:http';
import { bodyReadAhead } from '../plugins/body-read-ahead.ts';
import { askedLanguage } from './asked-language.ts';

const longestAlias = 1_500;
/** Parameters that advertising adds to a link, different for each visitor; no page reads them. */
const campaign =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|igsh|mc_[ce]id)(?:=|$)/;

/**
 * A request in its raw form: two with the same alias ask for the same. Undefined if it is too long to be remembered. The
 * texts of the API follow the reader's language; a page's language is in its address.
 */
export function aliasOf(request: IncomingMessage): string | undefined {
  const { url = '' } = request;
  const body = bodyReadAhead(request);
  if (url.length + (body?.length ?? 0) > longestAlias) return undefined;
  if (!url.startsWith('/api/')) return withoutCampaign(url);
  const language = askedLanguage(request.headers['accept-language']);
  return body === undefined ? `${url}\n${language}` : `${url}\n${language}\n${body.toString('latin1')}`;
}

function withoutCampaign(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const fields = url.slice(start + 1).split('&');
  const query = fields.filter((field) => field !== '' && !campaign.test(field)).join('&');
  return query === '' ? url.slice(0, start) : `${url.slice(0, start)}?${query}`;
}
