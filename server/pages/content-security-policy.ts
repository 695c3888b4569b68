import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The policy of one finished page: its own inline scripts are named by hash, so nothing injected can run.
 * React Router writes these scripts; there are no inline styles (React sets styles through the DOM, which is allowed).
 */
export function contentSecurityPolicy(html: string, mode: 'production' | 'development'): string {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  // Vite's development client injects styles and opens a socket.
  const styles = mode === 'development' ? "'self' 'unsafe-inline'" : "'self'";
  const connections = mode === 'development' ? "'self' ws:" : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
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
