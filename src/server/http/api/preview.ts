import { OTHER_ANSWERS } from '#api/schemas';
import { decideHouse } from '#core/house';
import { actorOf } from '#core/people';
import type { AskedCommand } from './ask.ts';
import { allowedCommand } from './commands.ts';
import type { ApiParts } from './parts.ts';
import { refuse } from './refusals.ts';
import { json, type Reply } from './reply.ts';
import type { CommandRoute } from './route.ts';

export const PREVIEW_PATH = '/preview';

/** What would become of a command asked now, from the very function that decides it; nothing is written. API-15 */
export const previewRoutes = (): readonly CommandRoute[] => [
  { type: 'command', method: 'POST', path: PREVIEW_PATH, answers: OTHER_ANSWERS.preview, answer: previewed },
];

const previewed = async (ask: AskedCommand, { house, durability }: ApiParts): Promise<Reply> => {
  const allowed = allowedCommand(ask.body, ask);
  if (!allowed.ok) return allowed;
  const decided = decideHouse(ask.house, allowed.value, { now: ask.now, actor: actorOf(ask.asker) });
  const status = house.status();
  if (status.type === 'out-of-service') return refuse('not-in-service', { reason: status.reason }, 'OPS-5');
  await durability.reached(status.seq); // What never came to be takes the house out of service; then nobody can ask.
  return decided.ok ? json({ events: decided.events }) : decided;
};
