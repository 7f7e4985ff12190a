import { accept, type Decision, type Refusal } from '#core/base';
import { eligiblePerson, unmet } from '#core/eligibility';
import { type Cents, formatAmount, times } from '#core/money';
import { checkOffering, clauseOf, type InstrumentKind } from '#core/rulebook';
import type {
  Instrument,
  InstrumentCommand,
  InstrumentContext,
  InstrumentEvent,
  InstrumentRule,
  Instruments,
} from './instrument.ts';
import { kindOf } from './kind.ts';
import { refuse } from './refusals.ts';

type Issue = Extract<InstrumentCommand, { type: 'IssueInstruments' }>;

/** Gives coupons and vouchers out, or sells chips below their face. INS-2 */
export const issueInstruments = (
  rule: InstrumentRule,
  state: Instruments,
  command: Issue,
  { now }: InstrumentContext,
): Decision<InstrumentEvent> => {
  const known = kindOf(rule, command.kind);
  if (!known.ok) return known;
  const kind = known.value;
  const objection =
    personObjection(rule, command) ??
    numberObjection(rule, state, command) ??
    priceObjection(rule, state, kind, command) ??
    faceObjection(rule, kind, command);
  if (objection !== undefined) return objection;
  const { ids, by, price } = command;
  const instruments = ids.map(id => made(kind, command, id));
  const sold = price === undefined ? {} : { price };
  return accept({ type: 'InstrumentsIssued', instruments, at: now.toString(), by, ...sold });
};

const made = (kind: InstrumentKind, { face, holder, expires, isMultiPlay }: Issue, id: string): Instrument => ({
  id,
  type: kind.type,
  face,
  holder,
  isKeptOnWin: kind.uses === 'as-printed' ? isMultiPlay : kind.uses === 'until-lost',
  isFeePaid: false,
  where: { type: kind.startsAs === 'voucher' ? 'voucher' : 'held' },
  ...(expires === undefined ? {} : { expires: expires.toString() }),
});

/** Who may not take part may neither buy nor be given any; a player-dealer may have them and not play them. */
const personObjection = ({ activity }: InstrumentRule, { person }: Issue): Refusal | undefined => {
  const verdict = eligiblePerson(activity, { ...person, isPlayerDealer: false, isSeated: true });
  if (verdict.met) return undefined;
  return refuse('person-may-not-play', { why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
};

const numberObjection = ({ activity }: InstrumentRule, { byId }: Instruments, { ids }: Issue): Refusal | undefined => {
  const id = ids.find((each, place) => byId.has(each) || ids.indexOf(each) !== place);
  return id === undefined ? undefined : refuse('number-in-use', { id }, clauseOf(activity, 'Records'));
};

const priceObjection = (
  { activity, offering }: InstrumentRule,
  { sales }: Instruments,
  kind: InstrumentKind,
  { price, kind: type, ...issue }: Issue,
): Refusal | undefined => {
  const clause = clauseOf(activity, 'How it runs');
  if (!kind.isSold) return price === undefined ? undefined : refuse('not-for-sale', { kind: type }, clause);
  const most = offering.settings['sales']?.[0];
  if (most !== undefined && sales >= most) return refuse('all-sold', { sales: most }, clause);
  const face = facesOf(issue);
  if (price !== undefined && price < face) return undefined;
  const asked = price === undefined ? 'nothing at all' : formatAmount(price);
  return refuse('price-not-below-face', { price: asked, face: formatAmount(face) }, clause);
};

/** The approved face is that of one coupon, or of all chips in one sale. */
const faceObjection = (
  { activity, offering }: InstrumentRule,
  { isSold }: InstrumentKind,
  issue: Issue,
): Refusal | undefined => {
  const face = isSold ? facesOf(issue) : issue.face;
  const checked = checkOffering(activity, { ...offering, settings: { ...offering.settings, face: [face] } });
  return checked.ok ? undefined : checked;
};

const facesOf = ({ face, ids }: Pick<Issue, 'face' | 'ids'>): Cents => times(face, ids.length);
