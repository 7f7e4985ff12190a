/** 409, a refusal in the present state, unless the code is one of these. */
const REFUSED = 409;

/** What a program should make of a refusal by its number; the code says it exactly. API-2 */
export const statusOf = (code: string): number =>
  STATUS[code] ?? (code.startsWith('unknown-') || code.startsWith('no-such-') ? 404 : REFUSED);

const STATUS: Readonly<Record<string, number>> = {
  'body-cut-off': 400,
  'fields-wrong': 400,
  'json-broken': 400,
  'json-forbidden-key': 400,
  'json-not-utf8': 400,
  'json-too-deep': 400,
  'not-a-name': 400,
  'not-a-reading': 400,
  'reading-ahead': 400,
  'reading-failed': 500,
  'pin-as-before': 400,
  'pin-not-digits': 400,
  'pin-too-easy': 400,
  'pin-too-short': 400,
  'present-pin-missing': 400,
  'question-not-understood': 400,
  'number-not-understood': 400,
  'cursor-unknown': 400,
  'no-topics': 400,
  'too-many-topics': 400,
  'unknown-command': 400,
  'sign-on-first': 401,
  'opening-code-first': 401,
  'opening-code-wrong': 401,
  'station-unknown-here': 401,
  'badge-or-pin-wrong': 401,
  'card-first': 401,
  'card-or-pin-wrong': 401,
  'not-at-this-station': 403,
  'change-pin-first': 403,
  'pin-again': 403,
  'device-clock-off': 403,
  'record-at-desk': 403,
  'concerns-you': 403,
  'not-by-this-role': 403,
  'not-your-session': 403,
  'only-the-house': 403,
  'other-origin': 403,
  'other-table': 403,
  'not-paid-yet': 404,
  'nothing-to-open': 404,
  'method-not-allowed': 405,
  'body-too-big': 413,
  'not-json': 415,
  'other-host': 421,
  'key-of-another-command': 422,
  'key-missing': 428,
  'too-many-requests': 429,
  'server-failed': 500,
  'house-out-of-service': 503,
  'not-in-service': 503,
  'not-the-writer': 503,
  'outcome-unknown': 503,
  'reports-behind': 503,
};

/** The codes that always have this status. */
export const codesOf = (status: number): readonly string[] =>
  Object.entries(STATUS).flatMap(([code, number]) => (number === status ? [code] : []));
