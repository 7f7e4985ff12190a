import { type Answer, accept, answer, assert, type Decision, defined, type Refusal } from '#core/base';
import { eligiblePerson, eligibleTable, type Person, type TableFacts, together, unmet } from '#core/eligibility';
import { cents, formatAmount, NOTHING, times, total } from '#core/money';
import { idsOf } from '#core/people';
import { isAmong, nameOfGame } from '#core/qualifying';
import { clauseOf } from '#core/rulebook';
import { dealtInAt, floorTable, isSame, momentFrom, openTable, personAt, refuse as refuseAtHouse } from '#core/state';
import { formatMoment, isInTime, type Now } from '#core/time';
import type { Fact } from '#core/words';
import { momentsOf, within } from './posted.ts';
import { refuse, speak } from './refusals.ts';
import { type Asked, type AtInstruments, type InstrumentRule, kindOf } from './rule.ts';
import type { Instrument, InstrumentEvent, Instruments, PlacedWager } from './shape.ts';
import type { InstrumentKind } from './terms.ts';

type Told = Asked<'PlaceWager'>;
/** With what the house knows by itself. */
type Place = Told & Required<Pick<Told, 'wager' | 'round' | 'holder' | 'position' | 'liveOn'>>;

/** Puts coupons or chips on a bet, by the rules of their kind. INS-3, INS-4 */
export const placeWager = (at: AtInstruments, told: Told): Decision<InstrumentEvent> => {
  const { rules: rule, state, house, context } = at;
  const asked = known(at, told);
  const command = asOnePerson(at, asked);
  const when = { now: context.now, clock: house.settings.clock };
  const clause = clauseOf(rule.activity, rule.terms.clause);
  if (state.wagers.has(command.wager)) return refuse('wager-in-use', { wager: command.wager }, clause);
  const twice = command.ids.find((id, n) => command.ids.indexOf(id) !== n);
  if (twice !== undefined) return refuse('scanned-twice', { id: twice }, clause);
  const found = allOf(command.ids.map(id => playable(rule, state, { id, holder: command.holder }, when)));
  if (!found.ok) return found;
  const instruments = found.value;
  assert(instruments.length > 0, 'a wager of no coupons and no chips');
  const kind = kindOf(rule, instruments[0]!.type, command.table);
  if (!kind.ok) return kind;
  if (instruments.some(({ type }) => type !== kind.value.type)) return refuse('kinds-mixed', {}, clause);
  const played = playedAt(at, asked);
  if (!played.ok) return played;
  const objection =
    personObjection(rule, played.value) ??
    roundObjection(at, command) ??
    timeObjection(rule, when) ??
    gameObjection(rule, played.value, instruments) ??
    betObjection(rule, state, command) ??
    stakeObjection(rule, kind.value, command, instruments);
  if (objection !== undefined) return objection;
  const { wager, round, holder, ids, bet, live, side, table, seat, position } = command;
  const placed: PlacedWager = { wager, round, holder, ids, bet, live, table, seat, position, ...defined({ side }) };
  return accept({ type: 'WagerPlaced', ...placed, redemptionFee: redemptionFee(rule, instruments) });
};

/** The round is the table's, the name of the bet is the next one in it, and the holder is on the coupon. */
const known = ({ state, house }: AtInstruments, told: Told): Place => {
  const table = house.tables.get(told.table);
  const number = table?.round?.round ?? (table?.rounds ?? 0) + 1;
  const { round = `${told.table}/${number}`, holder = state.byId.get(told.ids[0] ?? '')?.holder ?? '' } = told;
  const names = Array.from({ length: state.wagers.size + 1 }, (_, n) => `${round}/${n + 1}`);
  const { wager = names.find(name => !state.wagers.has(name)) ?? round, position = 1, liveOn = [] } = told;
  return { ...told, round, holder, wager, position, liveOn };
};

/** Bets are down before the cards are. INS-7 */
const roundObjection = ({ rules, house }: AtInstruments, { table: number }: Place): Refusal | undefined => {
  const round = house.tables.get(number)?.round?.round;
  if (round === undefined) return undefined;
  return refuse('cards-are-out', { table: number, round }, clauseOf(rules.activity, rules.terms.clause));
};

/** The coupon or chip, if this person may play it now. */
const playable = (
  { activity, terms }: InstrumentRule,
  { byId }: Instruments,
  { id, holder }: { readonly id: string; readonly holder: string },
  { now, clock }: Now,
): Answer<Instrument> => {
  const clause = clauseOf(activity, terms.clause);
  const instrument = byId.get(id);
  if (instrument === undefined) return refuse('unknown-instrument', { id }, clause);
  if (instrument.holder !== holder) return refuse('not-the-holder', { id, holder: instrument.holder }, clause);
  const { where, expires } = instrument;
  if (where.type !== 'held') return refuse('not-playable', { id, where: where.type }, clause);
  if (expires === undefined) return answer(instrument);
  const end = momentFrom(expires);
  return isInTime(now, end)
    ? answer(instrument)
    : refuse('instrument-expired', { id, until: { moment: formatMoment(clock, end) } }, clause);
};

/** The first refusal, or all values. */
const allOf = <Value>(answers: readonly Answer<Value>[]): Answer<readonly Value[]> => {
  const refused = answers.find(one => !one.ok);
  return refused ?? answer(answers.flatMap(one => (one.ok ? [one.value] : [])));
};

/** What was given to a card that was merged since is played by the same person. CLB-4 */
const asOnePerson = ({ state, house }: AtInstruments, command: Place): Place => {
  const holder = state.byId.get(command.ids[0] ?? '')?.holder;
  const isOwn = holder !== undefined && idsOf(house.members, command.holder).includes(holder);
  return isOwn ? { ...command, holder } : command;
};

/** Who sits where it is played, and what is dealt there to how many; the holder's card sits at no other seat. */
type Played = { readonly person: Person; readonly table: TableFacts & { readonly game: string } };
const playedAt = ({ rules, house }: AtInstruments, place: Place): Answer<Played> => {
  const { table: number, seat, position, holder } = place;
  const found = openTable(house, number);
  if (!found.ok) return found;
  const table = found.value;
  const sits = table.seated.find(one => isSame(one, { seat, position }));
  if (sits === undefined) return refuseAtHouse('seat-empty', { table: number, seat: `${seat}` }, 'HSE-2');
  const { player } = sits;
  if (player.type === 'member' && !idsOf(house.members, holder).includes(player.id)) {
    const facts = { table: number, seat };
    return refuse('seat-of-another', facts, clauseOf(rules.activity, rules.terms.clause));
  }
  const { game, isLive, isTournament } = table.plays;
  const playersDealtIn = dealtInAt(floorTable(table));
  return answer({ person: personAt(table, sits), table: { game, isLive, isTournament, playersDealtIn } });
};

const personObjection = ({ activity }: InstrumentRule, { person, table }: Played): Refusal | undefined => {
  const verdict = together([eligiblePerson(activity, { ...person, game: table.game }), eligibleTable(activity, table)]);
  if (verdict.met) return undefined;
  return refuse('person-may-not-play', { why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
};

/** Played at the posted times only. INS-11 */
const timeObjection = (
  { activity, terms, posted: { plays } }: InstrumentRule,
  { now, clock }: Now,
): Refusal | undefined =>
  plays === undefined || within(plays, now)
    ? undefined
    : refuse('not-played-now', momentsOf(plays, clock), clauseOf(activity, terms.clause));

/** Only in the games that are named on it. INS-12 */
const gameObjection = (
  { activity, terms }: InstrumentRule,
  { table: { game } }: Played,
  instruments: readonly Instrument[],
): Refusal | undefined => {
  const other = instruments.find(({ games }) => games !== undefined && !isAmong(games, game));
  if (other === undefined) return undefined;
  const facts = { id: other.id, games: other.games?.map(nameOfGame) ?? [], game: nameOfGame(game) };
  return refuse('game-not-named', facts, clauseOf(activity, terms.clause));
};

/** Which bet, how many on it, and what is on the other side. INS-3 */
const betObjection = ({ activity, terms }: InstrumentRule, state: Instruments, command: Place): Refusal | undefined => {
  const clause = clauseOf(activity, terms.clause);
  const { bet, side } = command;
  if (!terms.bets.includes(bet)) return refuse('bet-not-approved', { bet }, clause);
  const others = [...state.wagers.values()].filter(
    other => other.round === command.round && other.holder === command.holder && other.bet === bet,
  );
  const count = [command, ...others.filter(on => on.side === side)].flatMap(on => on.ids).length;
  if (terms.perWager === 'one' && count > 1) return refuse('one-per-wager', { count }, clause);
  const opposite = others.find(on => areOpposite(on.side, side));
  if (terms.bothSides === 'allowed' || bet === 'bonus' || opposite === undefined) return undefined;
  return refuse('both-sides', { side: sideFact(side), other: sideFact(opposite.side) }, clause);
};

/** Both sides of an opposite pair are named. */
const sideFact = (side = ''): Fact => (side === 'player' || side === 'banker' ? speak(`side.${side}`, {}) : side);

/** A tie is a side of its own that nothing is opposite to. */
const areOpposite = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b && a !== 'tie' && b !== 'tie';

/** The live chips that must, or must not, be beside it. INS-4 */
const stakeObjection = (
  { activity, terms }: InstrumentRule,
  kind: InstrumentKind,
  { live, liveOn, side, staked }: Place,
  instruments: readonly Instrument[],
): Refusal | undefined => {
  const clause = clauseOf(activity, terms.clause);
  const faces = total(instruments.map(({ face }) => face));
  const facts = { live: formatAmount(live), face: formatAmount(faces) };
  if (staked !== undefined && staked !== faces)
    return refuse('face-not-parted', { staked: formatAmount(staked), face: facts.face }, clause);
  switch (kind.stake) {
    case 'alone': {
      const isMixed = live > 0 || (side !== undefined && liveOn.includes(side));
      if (!isMixed) return undefined;
      return live > 0
        ? refuse('live-chips-mixed', { live: facts.live }, clause)
        : refuse('live-chips-beside', {}, clause);
    }
    case 'equal-live':
      return live === faces ? undefined : refuse('live-wager-not-equal', facts, clause);
    case 'live-at-least-face':
      return live >= faces ? undefined : refuse('live-wager-short', facts, clause);
  }
};

/** The posted fee for each that has not paid it yet. INS-7 */
const redemptionFee = ({ terms, offering }: InstrumentRule, instruments: readonly Instrument[]) => {
  const posted = offering.settings['redemptionFee']?.[0];
  if (!terms.redemptionFee || posted === undefined) return NOTHING;
  return times(cents(posted), instruments.filter(({ isFeePaid }) => !isFeePaid).length);
};
