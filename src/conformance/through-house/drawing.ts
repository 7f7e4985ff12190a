import { answer, type Refusal } from '#core/base';
import { commitmentTo, winnersOf } from '#core/draws';
import { type Context, decideHouse } from '#core/house';
import { drawingOn } from '../drawing.ts';
import type { Promotion } from '../promotion-json.ts';
import { type Journal, type Through, TWO } from './journal.ts';
import { PROMOTION, throughHouse } from './promotion.ts';

/** Kind `drawing`: the drum is taken over, and every draw is a command. */
export const drawingThroughHouse = (json: unknown): Through =>
  throughHouse((open, journal) =>
    drawingOn(json, (promotion, { keepsDrum, people: _, ...takenOver }) => {
      const stage = open(withWeeks(promotion), 'drawing', { keepsDrum, takenOver, startedOn: STARTED_ON });
      if (!stage.ok) return stage;
      const { state, commit } = stage.value;
      return answer({
        state,
        get events() {
          return stage.value.events;
        },
        commit: (command, at) => {
          // The drawings of a scenario follow each other by the hour, as those of a last day do.
          const now = at.add({ hours: Math.max(0, state().opened - (command.type === 'OpenDrawing' ? 0 : 1)) });
          const refused = commit(command, now);
          const isComputed = command.type === 'DrawEntry' && refused?.code === 'drawn-by-computer';
          return isComputed ? drawnByComputer(journal(), command, { ...TWO, now }, refused) : refused;
        },
      });
    }),
  );

/** Four weeks before the end of the day on which scenarios draw. */
const STARTED_ON = '2026-02-06';
const withWeeks = ({ activity, offering }: Promotion): Promotion => {
  const hasWeeks = activity.settings.some(({ key }) => key === 'weeks');
  const settings = { ...(hasWeeks ? { weeks: [4] } : {}), ...offering.settings };
  return { activity, offering: { ...offering, settings } };
};

/** Where the computer draws, a scenario can only say what came out by the secret that brings it out. */
const drawnByComputer = (
  journal: Journal,
  { ticket, people }: { readonly ticket: string; readonly people: NonNullable<Commit['people']> },
  context: Context,
  refused: Refusal,
): Refusal | undefined => {
  const commit = (secret: string): Commit => ({
    type: 'CommitDraw',
    promotion: PROMOTION,
    commitment: commitmentTo(secret),
    people,
  });
  const decided = decideHouse(journal.house(), commit(secretAt(0)), context);
  const committed = decided.ok ? decided.events.find(event => event.type === 'DrawCommitted') : undefined;
  if (committed === undefined || !committed.entries.some(([name]) => name === ticket)) return refused;
  const { draw, entries } = committed;
  for (let i = 0; ; i++) {
    const secret = secretAt(i);
    if (winnersOf({ draw, entries, secret, count: 1 })[0] === ticket)
      return journal.ask(commit(secret), context) ?? journal.ask({ type: 'RevealDraw', draw, secret }, context);
  }
};

type Commit = Extract<Parameters<Journal['ask']>[0], { type: 'CommitDraw' }>;

const secretAt = (i: number): string => i.toString(16).padStart(64, '0');
