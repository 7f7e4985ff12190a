// Everything a screen needs is ours and comes from here; nothing may be added, framed or sent elsewhere.
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "worker-src 'self'",
  // No text becomes a page or the address of a script but through `src/web/kit/page/trusted.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types houseway',
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Only the club desk takes photographs. */
const devicesAt = (path: string): string =>
  `camera=${path.startsWith('/club/') ? '(self)' : '()'}, geolocation=(), microphone=(), payment=()`;

/** The security headers of every answer, also of refusals and failures. */
export const guardAt = (path: string): Readonly<Record<string, string>> => ({
  ...HEADERS,
  'permissions-policy': devicesAt(path),
});
