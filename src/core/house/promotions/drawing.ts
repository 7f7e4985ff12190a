import { answer } from '#core/base';
import { prizeDue } from '#core/mechanisms';
import {
  chances,
  type Drawing,
  type DrawingCommand,
  type DrawingEvent,
  type DrawingRule,
  decideDrawing,
  drawingRule,
  drawObjection,
  type Entry,
  evolveDrawing,
  type Holder,
  newDrawing,
  type Pending,
  type Win,
} from '#core/mechanisms/drawing';
import type { Cents } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { momentFrom } from '../moments.ts';
import { becauseOf, moneyOrGoods } from './because.ts';
import type { Mechanism, Told, Won } from './promotion.ts';

export type DrawingTypes = {
  readonly rules: DrawingRule;
  readonly posted: {
    /** Where the approval leaves it to the house: the drum is kept to the end. */
    readonly keepsDrum?: boolean;
    /** The tickets are in the computer, which draws. Points of tracked play always are. */
    readonly byComputer?: boolean;
    /** What was in the drum before this house kept its drawings here. */
    readonly takenOver?: {
      readonly entries: readonly Entry[];
      readonly wins: readonly Win[];
      readonly carried: Cents;
    };
  };
  readonly state: Drawing;
  /** `people`: who is behind a name; somebody not listed is a player of full age. */
  readonly command: Told<DrawingCommand> & { readonly people?: Readonly<Record<string, Holder>> };
  readonly event: DrawingEvent;
};

/** Tickets in a drum: who is drawn and comes in time with ID has won. DRW-1 to DRW-9 */
export const DRAWING: Mechanism<DrawingTypes> = {
  rules: ({ activity, offering }, { keepsDrum = false }) => {
    const rules = drawingRule(activity, offering);
    return rules.ok ? answer({ ...rules.value, keepsDrum }) : rules;
  },
  begins: ({ takenOver }) => {
    if (takenOver === undefined) return newDrawing();
    const { entries, wins, carried } = takenOver;
    return { ...newDrawing(entries), wins, carried };
  },
  decide: ({ rules, state, house, context }, { people = {}, ...command }) => {
    const holders = new Map(Object.entries(people));
    const decided = decideDrawing(rules, state, commandOf(command), {
      now: context.now,
      clock: house.settings.clock,
      holders,
    });
    if (!decided.ok) return decided;
    return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, event)) });
  },
  evolve: evolveDrawing,
  passes: ({ open }) => (open?.drawn === undefined ? [] : [{ type: 'LetTimePass' }]),
  unfinished: ({ open, pending }) => {
    if (open !== undefined) return `a drawing with ${open.prizes.length} prizes is open`;
    return pending.length === 0 ? undefined : `${pending.length} winners may still bring their ID`;
  },
  byHand: command => (command.type === 'DrawEntry' ? command.ticket : undefined),
  computed: {
    isSo: ({ terms }, { byComputer = false }) => byComputer || terms.entries.some(({ type }) => type === 'hour'),
    lots: ({ rules, state, house, context: { now } }, people) => {
      const context = { now, clock: house.settings.clock, holders: new Map(Object.entries(people)) };
      return drawObjection(rules, state, context) ?? answer([...chances(rules, state, context)]);
    },
    drawn: (ticket, people) => ({ type: 'DrawEntry', ticket, people }),
  },
  drawnInVain: event => {
    if (event.type === 'DrawnInVain') return { inVain: event.why };
    return event.type === 'PrizeCarriedOver' || event.type === 'DrawingClosed' ? {} : undefined;
  },
};

const commandOf = (told: Told<DrawingCommand>): DrawingCommand => {
  if (told.type === 'AddPoint') return { ...told, hour: momentFrom(told.hour) };
  if (told.type === 'EmptyDrum') return { ...told, postedFor: momentFrom(told.postedFor) };
  if (told.type !== 'IssueTickets') return told;
  const { earned } = told;
  return { ...told, earned: earned.type === 'hand' ? earned : { ...earned, postedAt: momentFrom(earned.postedAt) } };
};

/** A prize that may be gambled up is awarded at the end of that contest. LAD-1 */
const wonBy = ({ activity, terms }: DrawingRule, event: DrawingEvent): readonly Won[] => {
  const isWon = event.type === 'PrizeWon' || event.type === 'IdBrought';
  return isWon && activity.ladder === undefined ? [prizeOf({ activity, clause: terms.clause }, event)] : [];
};

const prizeOf = (
  { activity, clause }: Pick<DrawingRule, 'activity'> & { readonly clause: string },
  { ticket, player, prize: { what, amount } }: Pending,
): Won => ({
  to: { player },
  gives: moneyOrGoods(amount, what),
  prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
  because: becauseOf(`${what}, drawn with ${ticket}`, clauseOf(activity, clause)),
  isClaimed: true,
});
