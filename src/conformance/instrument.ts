import { answer, defined, type Refusal } from '#core/base';
import type { CommandIn, StateIn } from '#core/house';
import { type InstrumentRule, instrumentRule, OUTCOMES } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES, type InstrumentType, instrumentTermsOf } from '#core/mechanisms/instrument/terms';
import { Amount, type Cents, cents, minus, NOTHING, plus, times, total } from '#core/money';
import {
  AtLeastOne,
  anything,
  type Filled,
  loose,
  one,
  optional,
  otherwise,
  record,
  Text,
  Texts,
  tuple,
  Whole,
  yes,
} from '#core/shape';
import type { SetTable } from './floor.ts';
import type { Journal } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, Moment } from './read.ts';
import { commitAll, open, type Stage } from './stage.ts';

const Given = loose({
  activity: Approved,
  offering: otherwise(record(Text, anything), {}),
  instrument: loose({
    type: one([...INSTRUMENT_TYPES, 'certificate']),
    cents: Amount,
    multiPlay: otherwise(yes, false),
    expires: optional(Moment),
    redemptionFee: optional(Amount),
  }),
  wager: loose({
    cents: Amount,
    on: one(['base', 'bonus']),
    side: optional(Text),
    at: optional(Moment),
    collection: otherwise(Amount, NOTHING),
    live: otherwise(Amount, NOTHING),
    count: optional(AtLeastOne),
    odds: otherwise(tuple(Whole, Whole), [1, 1]),
    alsoOn: otherwise(Texts, []),
    liveOn: otherwise(Texts, []),
  }),
  outcome: otherwise(one(OUTCOMES), 'win'),
});
type Scenario = ReturnType<typeof noticed>;

/** A certificate is what the notice at the table says: a free play, or else a match play. */
const noticed = ({ instrument: given, ...scenario }: Filled<typeof Given>) => {
  const type: InstrumentType = scenario.offering['chart'] === 'free' ? 'free-play' : 'match-play';
  return { ...scenario, instrument: { ...given, type: given.type === 'certificate' ? type : given.type } };
};

/** What a scenario does not tell is as it must be: sold and played whenever it says, for a game that is named. */
const GAME = 'baccarat';
const ALWAYS = { from: '2020-01-01T00:00:00Z', to: '2040-01-01T00:00:00Z' };

/** They are played until the day that is on them. */
const postedOf = ({ instrument: { expires } }: Scenario) => ({
  games: [GAME],
  sells: ALWAYS,
  plays: { ...ALWAYS, ...defined({ to: expires?.toString() }) },
});

/** A scenario tells no price: a cent below the face of what is sold at once. */
const soldFor = (face: Cents): Cents => minus(face, cents(1));

/** The player of the scenario and one more, at a live table of that game. */
const FLOOR: readonly SetTable[] = [{ table: 1, game: GAME, seats: [{ seat: 1, member: 'player' }, { seat: 2 }] }];

type Command = CommandIn<'instrument'>;
type Instruments = StateIn<'instrument'>;
type InstrumentStage = Stage<'instrument'>;

/** Kind `instrument`: one wager with coupons or promotional chips, from the issue to the cage. */
export const instrument = kindOf(Given, async (given, journal) => {
  const scenario = noticed(given);
  const { redemptionFee } = scenario.instrument;
  const { chart } =
    (instrumentTermsOf(scenario.activity)?.kinds ?? []).find(({ type }) => type === scenario.instrument.type) ?? {};
  const promotion = promotionOf(scenario.activity, { ...defined({ chart, redemptionFee }), ...scenario.offering });
  const posted = postedOf(scenario);
  const terms = instrumentRule(promotion, posted);
  if (!terms.ok) throw new Error(terms.message);
  const buyIns = salesOf(terms.value, scenario).map(face => ({ face, price: soldFor(face) }));
  const rule = answer({ ...terms.value, posted: { ...posted, buyIns } });
  const stage = await open(journal, promotion, 'instrument', rule.value.posted);
  if (!stage.ok) return stage;
  const unset = await journal.scene.floor(FLOOR);
  if (unset !== undefined) return unset;
  return (
    (await playThrough(rule.value, scenario, stage.value)) ?? answer(await asWritten(scenario, stage.value, journal))
  );
});

/** Issues, exchanges vouchers, places, settles and redeems; a refusal ends it. */
const playThrough = async (
  rule: InstrumentRule,
  scenario: Scenario,
  stage: InstrumentStage,
): Promise<Refusal | undefined> => {
  const now = scenario.wager.at ?? scenario.instrument.expires ?? SOME_TIME;
  for (const step of [issuing, swapping, placing, settling, redeeming]) {
    const refused = await commitAll(stage, step(rule, scenario, stage.state()), now);
    if (refused !== undefined) return refused;
  }
  return undefined;
};

const SOME_TIME = Temporal.Instant.from('2026-01-01T20:00Z');

/** What the scenario plays, and one more for each side on which the player has one already. */
const issuing = (rule: InstrumentRule, scenario: Scenario): readonly Command[] => {
  const { type: kind, cents: face, multiPlay: isMultiPlay, expires } = scenario.instrument;
  const isSold = rule.terms.kinds.some(({ type, isSold: sold }) => type === kind && sold);
  return [idsOf(rule, scenario), ...scenario.wager.alsoOn.map(side => [`other-${side}`])].map(ids => ({
    type: 'IssueInstruments',
    ids,
    kind,
    face,
    holder: 'player',
    isMultiPlay,
    ...defined({ expires: expires?.toString() }),
    ...(isSold ? { price: soldFor(times(face, ids.length)) } : {}),
  }));
};

/** The face of everything that is sold at once. */
const salesOf = (rule: InstrumentRule, scenario: Scenario): readonly Cents[] =>
  issuing(rule, scenario).flatMap(one =>
    one.type === 'IssueInstruments' && one.price !== undefined ? [times(one.face, one.ids.length)] : [],
  );

const swapping = (_: InstrumentRule, __: Scenario, { byId }: Instruments): readonly Command[] =>
  [...byId.values()].filter(({ where }) => where.type === 'voucher').map(({ id }) => ({ type: 'SwapVoucher', id }));

const placing = (rule: InstrumentRule, scenario: Scenario): readonly Command[] => {
  const { wager, instrument: given } = scenario;
  const ids = idsOf(rule, scenario);
  const isAlone = playsAlone(rule, scenario);
  const common = {
    type: 'PlaceWager',
    round: 'round',
    holder: 'player',
    table: 1,
    seat: 1,
    bet: wager.on,
  } as const;
  const others = wager.alsoOn.map((side): Command => {
    const live = isAlone ? NOTHING : given.cents;
    return { ...common, wager: `on-${side}`, ids: [`other-${side}`], side, live, staked: given.cents, liveOn: [] };
  });
  return [
    ...others,
    {
      ...common,
      wager: 'wager',
      ids,
      staked: isAlone ? wager.cents : times(given.cents, ids.length),
      live: isAlone ? wager.live : plus(wager.cents, wager.live),
      liveOn: wager.liveOn,
      ...defined({ side: wager.side }),
    },
  ];
};

const settling = (_: InstrumentRule, { outcome, wager }: Scenario): readonly Command[] => [
  { type: 'SettleWager', wager: 'wager', outcome, odds: wager.odds, playerDealer: 'player-dealer' },
];

const redeeming = (_: InstrumentRule, __: Scenario, { byId }: Instruments): readonly Command[] =>
  [...byId.values()].filter(({ where }) => where.type === 'owed').map(({ id }) => ({ type: 'RedeemAtCage', id }));

const playsAlone = ({ terms }: InstrumentRule, { instrument: { type } }: Scenario): boolean =>
  terms.kinds.some(kind => kind.type === type && kind.stake === 'alone');

/** As many as the scenario says; chips that make up a wager by themselves are counted by their face. */
const idsOf = (rule: InstrumentRule, scenario: Scenario): readonly string[] => {
  const { wager, instrument: given } = scenario;
  const inWager = playsAlone(rule, scenario) ? Math.max(1, Math.floor(wager.cents / given.cents)) : 1;
  return Array.from({ length: wager.count ?? inWager }, (_, n) => `own-${n + 1}`);
};

/** What came of the wager, by the names that scenarios have for it. */
const asWritten = async ({ wager }: Scenario, { events }: InstrumentStage, journal: Journal) => {
  const pieces = Object.values(await journal.shown('instruments'));
  const placed = events.filter(event => event.type === 'WagerPlaced' && event.ids.includes('own-1'));
  const fees = placed.flatMap(event => ('redemptionFee' in event ? [event.redemptionFee] : []));
  const settled = events.filter(event => event.type === 'WagerSettled');
  const redeemed = events.filter(event => event.type === 'InstrumentRedeemed');
  const lost = settled.map(({ playerLoses }) => playerLoses);
  return {
    playerReceives: total(settled.map(({ playerReceives }) => playerReceives)),
    playerPays: total([...fees, ...lost, wager.collection]),
    instrumentAfter: pieces.find(({ id }) => id === 'own-1')?.where.type === 'held' ? 'kept' : 'gone',
    cagePaysDealer: total(redeemed.map(({ amount }) => amount)),
  };
};
