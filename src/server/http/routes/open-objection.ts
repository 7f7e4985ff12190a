import type { Refusal } from '#core/base';
import type { Opened } from '../line/ask.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';

/** What anybody may look at, nobody may look at without end. API-6 */
export const openObjection = ({ request }: Opened, { limits, now }: ApiParts): Refusal | undefined =>
  tooOften(limits.open, request.socket.remoteAddress ?? '', now());
