import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-address': (f: { method: string; path: string }) =>
    `There is nothing to ${f.method} at ${f.path}. All addresses are listed at /api/v1/.`,
  'method-not-allowed': (f: { method: string; path: string; methods: string }) =>
    `${f.path} cannot be asked with ${f.method}. Use ${f.methods}.`,
  'question-not-understood': (f: { fields: string }) => `The question after "?" is not understood. ${f.fields}`,
  'not-json': (f: { got: string }) => `The body has to be application/json; ${f.got} came. Nothing was done.`,
  'json-broken': (f: { why: string }) => `The body is not JSON: ${f.why}. Nothing was done.`,
  'json-too-deep': (f: { deepest: number }) =>
    `The body is nested more than ${f.deepest} levels deep. Nothing was done.`,
  'json-forbidden-key': (f: { key: string }) => `No field may be called ${f.key}. Nothing was done.`,
  'body-too-big': (f: { mostKb: number }) => `The body is more than ${f.mostKb} KB. Nothing was done.`,
  'body-cut-off': (_: Record<never, never>) => 'The body ended before it was whole. Nothing was done; send it again.',
  'fields-wrong': (f: { fields: string }) => `Nothing was done, because of these fields. ${f.fields}`,
  'unknown-command': (f: { type: string }) =>
    `There is no command ${f.type}. All commands are listed at /api/v1/. Nothing was done.`,
  'key-missing': (_: Record<never, never>) =>
    'A command needs an Idempotency-Key of 8 to 100 letters, digits, ".", "_" or "-", new for each command and the same ' +
    'when it is sent again. Nothing was done.',
  'too-many-requests': (f: { seconds: number }) => `Too many requests came from here. Ask again in ${f.seconds} s.`,
  'other-origin': (f: { origin: string }) =>
    `A page of ${f.origin} may not use the sign-on of a station. Open the screens at the address of the house.`,
  'server-failed': (_: Record<never, never>) =>
    'The server failed at this and wrote down why. It may be done or not: ask again with the same key.',
  'not-in-service': (f: { reason: string }) => `The house is out of service. ${f.reason}`,
  'reports-behind': (_: Record<never, never>) =>
    'The reports are still being brought up to date. Ask again in a minute.',
  'not-kept-here': (f: { what: string }) => `This server keeps no ${f.what}.`,
  'no-such-thing': (f: { what: string; name: string }) => `There is no ${f.what} ${f.name}.`,
  'not-paid-yet': (f: { award: number }) => `Award ${f.award} is not paid, so there is no slip yet.`,
} as const;

export const refuse = refusals(SENTENCES);
