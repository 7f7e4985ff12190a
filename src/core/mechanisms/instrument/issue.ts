import { accept, type Decision, defined, type Refusal } from '#core/base';
import { eligiblePerson, eligibleTable, unmet } from '#core/eligibility';
import { type Cents, formatAmount, times } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { clauseOf } from '#core/rulebook';
import { momentFrom, personNamed } from '#core/state';
import { formatMoment, isBefore, type Now } from '#core/time';
import { kindFact } from './kind-fact.ts';
import { momentsOf, within } from './posted.ts';
import { refuse, speak } from './refusals.ts';
import { type Asked, type AtInstruments, checkFace, type InstrumentRule, kindOf } from './rule.ts';
import type { BuyIn, Instrument, InstrumentEvent, Instruments } from './shape.ts';
import type { InstrumentKind } from './terms.ts';

type Issue = Asked<'IssueInstruments'>;

/** Gives coupons and vouchers out, or sells chips below their face. INS-2 */
export const issueInstruments = (at: AtInstruments, command: Issue): Decision<InstrumentEvent> => {
  const { rules: rule, state, house, context } = at;
  const when = { now: context.now, clock: house.settings.clock };
  const known = kindOf(rule, command.kind);
  if (!known.ok) return known;
  const kind = known.value;
  const printed = printedOn(rule, command);
  const objection =
    personObjection(at, command) ??
    numberObjection(rule, state, command) ??
    saleObjection(rule, kind, when) ??
    faceObjection(rule, kind, command) ??
    priceObjection(rule, state, kind, command) ??
    printObjection(rule, printed, when);
  if (objection !== undefined) return objection;
  const { ids, price } = command;
  const instruments = ids.map(id => made(kind, command, printed, id));
  const sold = price === undefined ? {} : { price };
  return accept({ type: 'InstrumentsIssued', instruments, at: context.now.toString(), by: context.actor.id, ...sold });
};

/** What is on it; what the house posted for all of them need not be told for each. */
type Printed = Pick<Issue, 'games' | 'expires'>;
const printedOn = (
  { posted }: InstrumentRule,
  { games = posted.games, expires = posted.plays?.to }: Issue,
): Printed => ({
  ...defined({ games, expires }),
});

const made = (
  kind: InstrumentKind,
  { face, holder, isMultiPlay }: Issue,
  { games, expires }: Printed,
  id: string,
): Instrument => ({
  id,
  type: kind.type,
  face,
  holder,
  isKeptOnWin: kind.uses === 'as-printed' ? isMultiPlay : kind.uses === 'until-lost',
  isFeePaid: false,
  where: { type: kind.startsAs === 'voucher' ? 'voucher' : 'held' },
  ...defined({ games, expires }),
});

/** A person who may not take part can neither buy nor get any; a player-dealer may hold them but not play them. */
const personObjection = (
  { rules: { activity }, house }: AtInstruments,
  { holder, seen }: Issue,
): Refusal | undefined => {
  const person = { ...personNamed(house, holder), ...seen, isPlayerDealer: false, isSeated: true };
  const verdict = eligiblePerson(activity, person);
  if (verdict.met) return undefined;
  return refuse('person-may-not-play', { why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
};

const numberObjection = ({ activity }: InstrumentRule, { byId }: Instruments, { ids }: Issue): Refusal | undefined => {
  const id = ids.find((each, place) => byId.has(each) || ids.indexOf(each) !== place);
  return id === undefined ? undefined : refuse('number-in-use', { id }, clauseOf(activity, 'Records'));
};

/** What is sold is sold at the posted times, for the posted times. INS-11 */
const saleObjection = (
  { activity, posted }: InstrumentRule,
  { isSold, type }: InstrumentKind,
  { now, clock }: Now,
): Refusal | undefined => {
  if (!isSold) return undefined;
  const clause = clauseOf(activity, 'How it runs');
  const { sells, plays, buyIns } = posted;
  if (sells === undefined || plays === undefined || buyIns === undefined)
    return refuse('sale-not-posted', { kind: kindFact(type) }, clause);
  return within(sells, now) ? undefined : refuse('no-sale-now', momentsOf(sells, clock), clause);
};

/** Where the approval wants the games and the last moment on it, they are; and it outlives no promotion. INS-12 */
const printObjection = (
  { activity, terms, posted }: InstrumentRule,
  { games, expires }: Printed,
  { now, clock }: Now,
): Refusal | undefined => {
  const clause = clauseOf(activity, terms.clause);
  const { names = [] } = terms;
  if (names.includes('games') && (games === undefined || games.length === 0))
    return refuse('games-missing', {}, clause);
  const other = games?.find(game => !eligibleTable(activity, { game, isLive: true, isTournament: false }).met);
  if (other !== undefined)
    return refuse('game-not-covered', { game: nameOfGame(other), activity: activity.name }, clause);
  if (expires === undefined) return names.includes('expiry') ? refuse('expiry-missing', {}, clause) : undefined;
  const at = (moment: string) => ({ moment: formatMoment(clock, momentFrom(moment)) });
  if (isBefore(momentFrom(expires), now)) return refuse('expires-before-now', { expires: at(expires) }, clause);
  const end = posted.plays?.to;
  if (end === undefined || !isBefore(momentFrom(end), momentFrom(expires))) return undefined;
  return refuse('expires-after-end', { expires: at(expires), end: at(end) }, clause);
};

const priceObjection = (
  { activity, offering, posted: { buyIns = [] } }: InstrumentRule,
  { sales }: Instruments,
  kind: InstrumentKind,
  { price, kind: type, ...issue }: Issue,
): Refusal | undefined => {
  const clause = clauseOf(activity, 'How it runs');
  if (!kind.isSold) return price === undefined ? undefined : refuse('not-for-sale', { kind: kindFact(type) }, clause);
  const most = offering.settings['sales']?.[0];
  if (most !== undefined && sales >= most) return refuse('all-sold', { sales: most }, clause);
  const face = facesOf(issue);
  if (price === undefined) return refuse('price-missing', { face: formatAmount(face) }, clause);
  if (price >= face) {
    return refuse('price-not-below-face', { price: formatAmount(price), face: formatAmount(face) }, clause);
  }
  if (buyIns.some(buyIn => buyIn.face === face && buyIn.price === price)) return undefined;
  return refuse(
    'price-not-posted',
    { price: formatAmount(price), face: formatAmount(face), buyIns: inWords(buyIns) },
    clause,
  );
};

const inWords = (buyIns: readonly BuyIn[]) =>
  buyIns.map(({ face, price }) => speak('coupon.buy-in', { face: formatAmount(face), price: formatAmount(price) }));

const faceObjection = ({ activity, offering }: InstrumentRule, { isSold }: InstrumentKind, issue: Issue) =>
  checkFace(activity, offering, isSold ? facesOf(issue) : issue.face);

const facesOf = ({ face, ids }: Pick<Issue, 'face' | 'ids'>): Cents => times(face, ids.length);
