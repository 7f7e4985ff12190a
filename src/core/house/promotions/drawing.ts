import { answer } from '#core/base';
import { prizeDue } from '#core/mechanisms';
import {
  chances,
  type Drawing,
  type DrawingCommand,
  type DrawingContext,
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
import { isExcluded } from '#core/people';
import { type Activity, clauseOf } from '#core/rulebook';
import type { HouseView } from '../house.ts';
import { momentFrom } from '../moments.ts';
import { becauseOf, moneyOrGoods } from './because.ts';
import type { People } from './draw.ts';
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
    const decided = decideDrawing(rules, state, commandOf(command), {
      now: context.now,
      clock: house.settings.clock,
      holders: holdersIn(house, people),
    });
    if (!decided.ok) return decided;
    return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, event)) });
  },
  evolve: evolveDrawing,
  passes: ({ open }) => (open?.drawn === undefined ? [] : [{ type: 'LetTimePass' }]),
  unfinished: ({ open, pending, wins }) => {
    if (open !== undefined) return `a drawing with ${open.prizes.length} prizes is open`;
    if (pending.length > 0) return `${pending.length} winners may still bring their ID`;
    const untaken = wins.filter(({ isToBeRaised }) => isToBeRaised === true).map(({ player }) => player);
    return untaken.length === 0 ? undefined : `the prize is not yet taken or played for by ${untaken.join(', ')}`;
  },
  byHand: command => (command.type === 'DrawEntry' ? command.ticket : undefined),
  computed: {
    isSo: ({ terms }, { byComputer = false }) => byComputer || terms.entries.some(({ type }) => type === 'hour'),
    lots: ({ rules, state, house, context: { now } }, people) => {
      const context = { now, clock: house.settings.clock, holders: holdersIn(house, people) };
      return drawObjection(rules, state, context) ?? answer([...chances(rules, state, context)]);
    },
    drawn: (ticket, people) => ({ type: 'DrawEntry', ticket, people }),
  },
  drawnInVain: event => {
    if (event.type === 'DrawnInVain') return { inVain: event.why };
    return event.type === 'PrizeCarriedOver' || event.type === 'DrawingClosed' ? {} : undefined;
  },
};

/** As the desk has said, and whom the club has excluded in any case. CLB-5 */
const holdersIn = ({ members }: HouseView, people: People): DrawingContext['holders'] => {
  const told = new Map(Object.entries(people));
  return {
    get: name => (isExcluded(members, name) ? { role: 'player', ...told.get(name), isExcluded: true } : told.get(name)),
  };
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
  gives: moneyOrGoods(isThing(activity, what) ? undefined : amount, nameOf(activity, what)),
  prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
  because: becauseOf(`${what}, drawn with ${ticket}`, clauseOf(activity, clause)),
  isClaimed: true,
});

/** A prize that has one form only, which is not money: logo merchandise, collections paid for a year. */
const isThing = (activity: Activity, key: string): boolean => {
  const [form, ...others] = formsOf(activity, key);
  return form !== undefined && others.length === 0 && !MONEY.includes(form);
};

const MONEY = ['cash', 'chips'];

const nameOf = (activity: Activity, key: string): string => (isThing(activity, key) ? formsOf(activity, key)[0]! : key);

const formsOf = ({ prizes }: Activity, key: string): readonly string[] =>
  prizes.find(prize => prize.key === key)?.forms ?? [];
