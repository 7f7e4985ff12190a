import { type Answer, answer } from '#core/base';
import { type Cents, NOTHING } from '#core/money';
import { idsOf, isExcluded } from '#core/people';
import { type Activity, clauseOf, formsOf, isMoneyForm } from '#core/rulebook';
import {
  AT_DESK,
  type At,
  type Award,
  type HouseView,
  type Mechanism,
  type MomentText,
  momentFrom,
  type People,
  promotionsOf,
  type Told,
  type Won,
} from '#core/state';
import { formatMoment } from '#core/time';
import { becauseOf, goodsOf } from '../because.ts';
import { earnedBy } from '../by-award.ts';
import { ladderOf } from '../gamble-up/terms.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from '../refusals.ts';
import { hoursOf, trackingOf } from '../tracking/hours.ts';
import { seatedAt } from './at-seat.ts';
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
  holderOf,
  mayBeThing,
  newDrawing,
  type Pending,
  type Win,
} from './index.ts';
import { emptiedNext, runningOf, scheduleObjection } from './schedule.ts';

export type DrawingTypes = {
  readonly name: 'drawing';
  readonly rules: DrawingRule;
  readonly posted: {
    /** Where the approval leaves it to the house: the drum is kept to the end. */
    readonly keepsDrum?: boolean;
    /** The tickets are in the computer, which draws. Points of tracked play always are. */
    readonly byComputer?: boolean;
    /** The day on which entries were first handed out, where that was before it was opened here: `2026-03-02`. */
    readonly startedOn?: string;
    /** The times of day at which tickets are handed out, where the approval leaves them to the house. */
    readonly ticketTimes?: readonly string[];
    /** When each of its drawings is held; none is opened before. */
    readonly drawnAt?: readonly MomentText[];
    /** What the winner gets for the posted amount, where it is a thing: a car. */
    readonly thing?: string;
    /** What was in the drum before this house kept its drawings here. */
    readonly takenOver?: {
      readonly entries: readonly Entry[];
      readonly wins: readonly Win[];
      readonly carried: Cents;
    };
  };
  readonly state: Drawing;
  /** `people`: who is behind a name; somebody not listed is a player of full age. */
  readonly command: Asked & { readonly people?: Readonly<Record<string, Holder>> };
  readonly event: DrawingEvent;
};

/** When the drum is emptied is known from what was posted. */
type Asked = Exclude<Told<DrawingCommand>, { type: 'EmptyDrum' }> | { readonly type: 'EmptyDrum' };

/** Tickets in a drum: who is drawn and comes in time with ID has won. DRW-1 to DRW-11 */
export const DRAWING: Mechanism<DrawingTypes> = {
  name: 'drawing',
  may: AT_DESK,
  rules: ({ activity, offering }, { keepsDrum = false, ticketTimes }) => {
    const rules = drawingRule(activity, offering);
    if (!rules.ok) return rules;
    return answer({ ...rules.value, keepsDrum, ...(ticketTimes === undefined ? {} : { ticketTimes }) });
  },
  opens: ({ rules: { activity, terms }, posted: { thing } }) =>
    thing === undefined || mayBeThing(activity, terms)
      ? undefined
      : refuse('prize-is-money', { thing }, clauseOf(activity, terms.clause)),
  begins: ({ takenOver }) => {
    if (takenOver === undefined) return newDrawing();
    const { entries, wins, carried } = takenOver;
    return { ...newDrawing(entries), wins, carried };
  },
  decide: (at, { people = {}, ...asked }) => {
    const { rules, state, house, context } = at;
    const { clock } = house.settings;
    const seated = seatedFor(at, asked, people);
    if (!seated.ok) return seated;
    const command = commandOf(at, seated.value.asked);
    if (!command.ok) return command;
    const who = { now: context.now, clock, ...whoIsWho(at, seated.value.people) };
    const decided = decideDrawing(rules, state, command.value, who);
    if (!decided.ok) return decided;
    const proved = provenBy(at, command.value);
    if (!proved.ok) return proved;
    return answer({
      events: decided.events,
      won: decided.events.flatMap(event => wonBy(at, event)),
      ...(proved.value === undefined ? {} : { handsOver: proved.value }),
    });
  },
  evolve: evolveDrawing,
  handsOut: 'tickets',
  passes: ({ open }) => {
    if (open === undefined) return [{ type: 'EmptyDrum' }];
    return open.drawn === undefined ? [] : [{ type: 'LetTimePass' }];
  },
  unfinished: ({ open, pending, wins }) => {
    if (open !== undefined) return `a drawing with ${open.prizes.length} prizes is open`;
    if (pending.length > 0) return `${pending.length} winners may still bring their ID`;
    const untaken = wins.filter(({ isToBeRaised }) => isToBeRaised === true).map(({ player }) => player);
    return untaken.length === 0 ? undefined : `the prize is not yet taken or played for by ${untaken.join(', ')}`;
  },
  byHand: command => (command.type === 'DrawEntry' ? command.ticket : undefined),
  computed: {
    isSo: ({ terms }, { byComputer = false }) => byComputer || terms.entries.some(({ type }) => type === 'hour'),
    lots: (at, people) => {
      const { rules, state, house } = at;
      const context = { now: at.context.now, clock: house.settings.clock, ...whoIsWho(at, people) };
      return drawObjection(rules, state, context) ?? answer([...chances(rules, state, context)]);
    },
    drawn: (ticket, people) => ({ type: 'DrawEntry', ticket, people }),
  },
  drawnInVain: event => {
    if (event.type === 'DrawnInVain') return { inVain: event.why };
    return event.type === 'PrizeCarriedOver' || event.type === 'DrawingClosed' ? {} : undefined;
  },
};

type Who = Pick<DrawingContext, 'holders' | 'namesOf' | 'wonElsewhere'>;

/** As the desk has said, and whom the club has excluded in any case; merged cards are one person. CLB-4, CLB-5 */
const whoIsWho = ({ house, promotion, rule }: At<DrawingTypes>, people: People): Who => {
  const { members } = house;
  const told = new Map(Object.entries(people));
  const elsewhere = winsElsewhere(house, { promotion, activity: rule.activity.id });
  const get = (name: string) =>
    isExcluded(members, name) ? ({ role: 'player', ...told.get(name), isExcluded: true } as const) : told.get(name);
  return {
    holders: { get },
    namesOf: name => idsOf(members, name),
    wonElsewhere: names => elsewhere.filter(({ player }) => names.includes(player)),
  };
};

/** In other drawings of the activity: those that run, and those that ended since the gaming day began. DRW-5 */
const winsElsewhere = (
  { promotions, awards }: HouseView,
  { promotion, activity }: { readonly promotion: string; readonly activity: string },
): readonly Pick<Win, 'player' | 'at'>[] => [
  ...promotionsOf({ promotions }, DRAWING, activity)
    .filter(one => one.promotion !== promotion)
    .flatMap(({ state }) => state.wins),
  ...[...awards.values()]
    .filter(award => award.activity === activity && award.promotion !== undefined && !promotions.has(award.promotion))
    .flatMap(({ player, wonAt }) => (player === undefined ? [] : [{ player, at: wonAt }])),
];

/** A ticket for a seat of the house goes by what is dealt there and by who sits there. DRW-12 */
const seatedFor = (
  { rules: { activity, terms }, house }: At<DrawingTypes>,
  asked: Asked,
  people: People,
): Answer<{ readonly asked: Asked; readonly people: People }> => {
  if (asked.type !== 'IssueTickets' || asked.earned.type !== 'seat' || asked.earned.seat === undefined)
    return answer({ asked, people });
  const found = seatedAt(house, asked.earned.seat, asked.player, clauseOf(activity, terms.clause));
  if (!found.ok) return found;
  const { table, holder } = found.value;
  const name = holderOf(asked);
  // Whoever the floor has seated as a player may be told to be none; the other way round the floor is right.
  const known = holder.role === 'player' ? { ...holder, ...people[name] } : holder;
  return answer({ asked: { ...asked, table }, people: { ...people, [name]: known } });
};

const commandOf = (at: At<DrawingTypes>, asked: Asked): Answer<DrawingCommand> => {
  const { clock } = at.house.settings;
  switch (asked.type) {
    case 'AddPoint':
      return answer({ ...asked, hour: momentFrom(asked.hour) });
    case 'EmptyDrum': {
      const postedFor = emptiedNext(runningOf(at.rules, at), clock);
      return postedFor === undefined
        ? refuse('drum-is-kept', {}, clauseOf(at.rules.activity, at.rules.terms.clause))
        : answer({ ...asked, postedFor });
    }
    case 'IssueTickets': {
      const { earned } = asked;
      const told = earned.type === 'hand' ? earned : { ...earned, postedAt: momentFrom(earned.postedAt) };
      return answer({ ...asked, earned: told });
    }
    case 'OpenDrawing':
      return scheduleObjection(runningOf(at.rules, at), { now: at.context.now, clock }) ?? answer(asked);
    default: // The others say nothing of a time.
      return answer(asked);
  }
};

/** What an entry is earned by: the award of a verified hand, or an hour that a club card made count. PRO-9, TRK-9 */
const provenBy = ({ rules, house, context }: At<DrawingTypes>, command: DrawingCommand): Answer<Award | undefined> => {
  const { activity, terms } = rules;
  if (command.type === 'IssueTickets' && command.earned.type === 'hand') {
    const { tickets, earned } = command;
    const player = holderOf(command);
    const hand = { what: 'tickets', row: earned.row, count: tickets.length } as const;
    return earnedBy(house, { activity, clause: terms.clause, now: context.now }, { player, award: earned.award }, hand);
  }
  if (command.type !== 'AddPoint') return answer(undefined);
  const clause = clauseOf(activity, terms.clause);
  const tracking = trackingOf(house, activity.id, undefined, clause);
  if (!tracking.ok) return tracking;
  const { player, hour } = command;
  const isCounted = [...hoursOf(house, tracking.value, player)].some(one => momentFrom(one).equals(hour));
  const facts = { player, hour: formatMoment(house.settings.clock, hour) };
  return isCounted ? answer(undefined) : refuse('hour-not-tracked', facts, clause);
};

/** A prize that may be gambled up is awarded at the end of that contest. LAD-1 */
const wonBy = (at: At<DrawingTypes>, event: DrawingEvent): readonly Won[] => {
  const isWon = event.type === 'PrizeWon' || event.type === 'IdBrought';
  return isWon && ladderOf(at.rule.activity) === undefined ? [prizeOf(at, event)] : [];
};

const prizeOf = (
  { rules: { activity, terms }, posted }: At<DrawingTypes>,
  { ticket, player, prize: { what, amount } }: Pending,
): Won => ({
  to: { player },
  gives: givesOf(activity, what, amount, posted.thing),
  prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
  because: becauseOf(`${what}, drawn with ${ticket}`, clauseOf(activity, terms.clause)),
  isClaimed: true,
});

/** A pass and a spin are worth nothing by themselves; what they bring is a prize of its own. */
const givesOf = (activity: Activity, what: string, amount: Cents | undefined, thing?: string): Won['gives'] => {
  if (amount === undefined) return goodsOf(what, NOTHING);
  if (thing !== undefined) return goodsOf(thing, amount);
  return isThing(activity, what) ? goodsOf(formsOf(activity, what)[0]!, amount) : { type: 'money', amount };
};

/** A prize that has one form only, which is not money: logo merchandise, collections paid for a year. */
const isThing = (activity: Activity, key: string): boolean => {
  const [form, ...others] = formsOf(activity, key);
  return form !== undefined && others.length === 0 && !isMoneyForm(form);
};
