import { createHash } from 'node:crypto';

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/gi;

/**
 * A finished page without its marker, and the policy for it: inline scripts that carry the marker are listed by hash, so
 * that a script injected past the escaping does not run. There are no inline styles (React sets styles through the DOM,
 * which is allowed), and structured data is not a script.
 */
export function ownScriptsOnly(
  rendered: string,
  marker: string,
  mode: 'production' | 'development',
): { html: string; policy: string } {
  const attribute = ` nonce="${marker}"`;
  const hashes = new Set<string>();
  for (const [, tag = '', script = ''] of rendered.matchAll(SCRIPT)) {
    if (!tag.includes(attribute) || /\ssrc=/.test(tag)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: rendered.replaceAll(attribute, ''), policy: policyOf([...hashes], mode) };
}

function policyOf(hashes: readonly string[], mode: 'production' | 'development'): string {
  // Vite's development client injects styles and opens a socket.
  const styles = mode === 'development' ? "'self' 'unsafe-inline'" : "'self'";
  const connections = mode === 'development' ? "'self' ws:" : "'self'";
  return [
    // Only `<link rel="prefetch">` has no directive of its own: Firefox uses this one for it; everything else is listed below.
    "default-src 'self'",
    "frame-src 'none'",
    "child-src 'none'",
    "object-src 'none'",
    "media-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
