export const SENTENCES = {
  'no-such-address': 'There is nothing to {method} at {path}. All addresses are listed at /api/v1/.',
  'method-not-allowed': '{path} cannot be asked with {method}. Use {methods}.',
  'question-not-understood': 'The question after "?" is not understood. {fields}',
  'not-json': 'The body has to be application/json; {got} came. Nothing was done.',
  'json-broken': 'The body is not JSON: {why}. Nothing was done.',
  'json-too-deep': 'The body is nested more than {deepest} levels deep. Nothing was done.',
  'json-forbidden-key': 'No field may be called {key}. Nothing was done.',
  'body-too-big': 'The body is more than {mostKb} KB. Nothing was done.',
  'body-cut-off': 'The body ended before it was whole. Nothing was done; send it again.',
  'fields-wrong': 'Nothing was done, because of these fields. {fields}',
  'unknown-command': 'There is no command {type}. All commands are listed at /api/v1/. Nothing was done.',
  'key-missing':
    'A command needs an Idempotency-Key of 8 to 100 letters, digits, ".", "_" or "-", new for each command and the same when it is sent again. Nothing was done.',
  'too-many-requests': 'Too many requests came from here. Ask again in {seconds} s.',
  'other-origin':
    'A page of {origin} may not use the sign-on of a station. Open the screens at the address of the house.',
  'server-failed': 'The server failed at this and wrote down why. It may be done or not: ask again with the same key.',
  'not-in-service': 'The house is out of service. {reason}',
  'reports-behind': 'The reports are still being brought up to date. Ask again in a minute.',
  'not-kept-here': 'This server keeps no {what}.',
  'no-such-thing': 'There is no {what} {name}.',
  'not-paid-yet': 'Award {award} is not paid, so there is no slip yet.',
} as const;
