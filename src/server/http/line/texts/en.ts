export const SENTENCES = {
  'no-such-address': 'There is nothing to {method} at {path}. See /api/v1/ for all addresses.',
  'method-not-allowed': "{path} doesn't take {method}. Use {methods}.",
  'question-not-understood': 'Check the address after "?": {fields}.',
  'number-not-understood': 'Check the numbers in the address: {fields}.',
  'cursor-unknown': 'The list has no place {after} to go on from. Begin again without "after".',
  'paper-needs-activity': 'This paper is about one activity. Choose which.',
  'paper-not-footed':
    'The totals on this paper don’t add up: {expected} expected, {found} found. It can’t be printed. Tell accounting.',
  'paper-not-set': "This paper can't be printed: no font here has {characters}. Change the name or the text.",
  'not-json': 'Send the body with the content type application/json.',
  'json-broken': "The body isn't valid JSON.",
  'json-not-utf8': "The body isn't UTF-8 text.",
  'json-too-deep': 'The body is nested more than {deepest, number} levels deep.',
  'json-forbidden-key': "A field can't be called {key}. Rename it.",
  'body-too-big': 'The request is larger than {mostKb, number} KB. Send less.',
  'body-cut-off': 'The request was cut off, so nothing was recorded. Send it again.',
  'fields-wrong': 'Check {count, plural, one {this field} other {these fields}}: {fields}.',
  'unknown-command': 'There is no command {type}. See /api/v1/ for all commands.',
  'key-missing':
    'A command needs an Idempotency-Key: 8 to 100 letters, digits, ".", "_" or "-". Use a new one for each command, and the same one to send it again.',
  'too-many-requests': 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'other-origin': "A page from {origin} can't use this station. Open the screens at the system's own address.",
  'other-host':
    "This server isn't known by that name. Open the system at its own address, or ask its administrator to allow the name.",
  'server-failed':
    "Something went wrong and was logged. It may or may not have gone through. Press again; it's recorded only once.",
  'not-in-service': 'The system is out of service. {reason}',
  'reports-behind': 'The reports are still updating. Try again in a minute.',
  'no-such-thing': 'There is no {what} {name}. Check the name or number.',
  'no-such-request': 'No request was made with this key. Ask again.',
  'device-clock-off':
    'The clock of this device is {minutes, plural, one {# minute} other {# minutes}} off. Set it right, then draw or pay.',
  'record-at-desk':
    "The record of draw {draw} names club cards, so it isn't shown to everybody. Ask at the promotions desk.",
  'not-paid-yet': "Prize {award} isn't paid yet. The slip prints with the payment.",
} as const;

export const TERMS = {
  'question.name-twice': 'each name can be there only once',
  'question.in-address': 'already in the address, leave it out',
  'metrics.how': 'Metrics can be read on this machine itself, or with the token.',
  'origin.other-site': 'another site ({site})',
  'thing.activity': 'activity',
  'thing.award': 'prize',
  'thing.club-card': 'club card',
  'thing.draw': 'revealed draw',
  'thing.drum': 'drum',
  'thing.member': 'member',
  'thing.offering': 'offering',
  'thing.promotion': 'promotion',
  'thing.refusal': 'kind of refusal',
  'thing.schema': 'file format',
  'thing.report': 'report',
  'thing.paper': 'paper',
  'thing.slip': 'slip',
  'thing.table': 'table',
  'thing.tournament': 'tournament',
} as const;
