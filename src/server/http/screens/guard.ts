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

const EVERYWHERE = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const ON_PAGES = {
  ...EVERYWHERE,
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Scripts, styles and letters are parts of a page, whose policy holds for them; opened alone they may do nothing. */
const ON_PARTS = { ...EVERYWHERE, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** A worker obeys the policy that its own script came with, so it has the page's. */
const isPart = (path: string): boolean => path.startsWith('/assets/') && !path.startsWith('/assets/worker-');

/** Only the club desk takes photographs. */
const devicesAt = (path: string): string =>
  `camera=${path.startsWith('/club/') ? '(self)' : '()'}, geolocation=(), microphone=(), payment=()`;

/** The security headers of every answer, also of refusals and failures. */
export const guardAt = (path: string): Readonly<Record<string, string>> =>
  isPart(path) ? ON_PARTS : { ...ON_PAGES, 'permissions-policy': devicesAt(path) };
