import type { Json } from '#core/shape';

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

/** What answers say beside their body. */
export const HEADERS: Json = {
  ETag: text('Of exactly this answer. Sent back in If-None-Match, it gets 304 while the answer is the same.'),
  'Retry-After': { description: 'In how many seconds to ask again.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': text('How to say who asks: Bearer.'),
  Allow: text('The methods that the address takes.'),
  RateLimit: text('How many requests are left now, and in how many seconds there are all of them: "station";r=150;t=1'),
  'RateLimit-Policy': text(
    'How many requests fit at once, and in how many seconds they come back: "station";q=200;w=4',
  ),
};

const refTo = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

export const OF_STATION: Json = { RateLimit: refTo('RateLimit'), 'RateLimit-Policy': refTo('RateLimit-Policy') };
export const OF_READ: Json = { ETag: refTo('ETag'), ...OF_STATION };
