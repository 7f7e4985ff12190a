import type { Json } from '#core/shape';
import type { Route } from '../line/route.ts';
import { codesOf } from '../line/status.ts';

/** What each status means to a program, by the name of its component. */
const REFUSED = {
  400: ['NotUnderstood', 'Not understood: the body, the address or the question. `errors` names each place.'],
  401: ['NobodyKnown', 'Nobody known asks, or nobody is signed on where a person is needed.'],
  403: ['NotAllowed', 'Whoever asks may not: not by this role, not at this station, not of this table.'],
  404: ['NotThere', 'There is no such thing.'],
  405: ['OtherMethod', 'The address takes other methods; `Allow` names them.'],
  409: ['RefusedNow', 'Refused in the present state of the house; nothing has changed.'],
  413: ['TooBig', 'The body is larger than what is taken here.'],
  415: ['NotJson', 'The body is not sent as application/json.'],
  421: ['OtherHost', 'The server does not answer under that name.'],
  422: ['OtherCommand', 'The key was used before with another command.'],
  428: ['KeyMissing', 'The Idempotency-Key is missing or not in the right form.'],
  429: ['TooOften', 'Too many requests; `Retry-After` says when to ask again.'],
  500: ['Failed', 'The server has made a mistake. A command may be done or not: send it again with the same key.'],
  503: ['OutOfService', 'Out of service, or the outcome is not known: send it again with the same key.'],
} as const;
type Status = keyof typeof REFUSED;

const STATUSES = Object.keys(REFUSED).map(Number) as readonly Status[]; // Keys of a table.

const problem: Json = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const HEADERS_OF: { readonly [Code in Status]?: Json } = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  405: { Allow: { $ref: '#/components/headers/Allow' } },
  429: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
};

/** Every refusal by its status, described once. `x-codes` are those that have this status at every address. */
export const REFUSALS: Json = Object.fromEntries(
  STATUSES.map(status => {
    const [name, description] = REFUSED[status];
    const headers = HEADERS_OF[status];
    const more = { 'x-codes': codesOf(status), ...(headers === undefined ? {} : { headers }) };
    return [name, { description, ...more, content: problem }];
  }),
);

/** With which statuses a request at this address may be refused. */
export const refusedAt = (route: Route): Json => {
  const statuses = STATUSES.filter(status => mayRefuse(route, status));
  return {
    ...Object.fromEntries(statuses.map(status => [`${status}`, refTo(status)])),
    default: { description: 'Any other refusal: nothing was changed.', content: problem },
  };
};

const refTo = (status: Status): Json => ({ $ref: `#/components/responses/${REFUSED[status][0]}` });

const mayRefuse = (route: Route, status: Status): boolean => {
  const hasBody = route.type === 'command' || (route.type === 'open' && route.body !== undefined);
  const isAsked = route.type !== 'open' || route.id === 'feed';
  switch (status) {
    case 400:
    case 405:
    case 421:
    case 429:
    case 500:
      return true;
    case 401:
    case 403:
    case 503:
      return isAsked || route.id === 'enrollment';
    case 404:
      return route.path.includes('{') || route.type === 'command' || route.id === 'feed';
    case 409:
      return hasBody;
    case 413:
    case 415:
      return hasBody;
    case 422:
    case 428:
      return route.type === 'command' && route.isKeyless !== true;
  }
};
