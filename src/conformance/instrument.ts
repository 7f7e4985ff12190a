import { z } from 'zod';
import type { Refusal } from '#core/base';
import type { CommandIn, StateIn } from '#core/house';
import { type InstrumentRule, instrumentRule, OUTCOMES } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES, type InstrumentType } from '#core/mechanisms/instrument/terms';
import { cents, minus, NOTHING, plus, times, total } from '#core/money';
import { floorAt } from './floor.ts';
import { type HouseStage, throughHouse } from './house-stage.ts';
import { AT, type Through } from './journal.ts';
import { Moment } from './moment-json.ts';
import { differsIn, Money, readPromotion, refusalOf, outcome as refusalOutcome } from './promotion-json.ts';

const Sides = z.array(z.string()).default([]);
const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({}).default({}),
  instrument: z.object({
    type: z.enum([...INSTRUMENT_TYPES, 'certificate']),
    cents: Money,
    multiPlay: z.boolean().default(false),
    expires: Moment.optional(),
    redemptionFee: Money.optional(),
  }),
  wager: z.object({
    cents: Money,
    on: z.enum(['base', 'bonus']),
    side: z.string().optional(),
    at: Moment.optional(),
    collection: Money.default(NOTHING),
    live: Money.default(NOTHING),
    count: z.int().min(1).optional(),
    odds: z.tuple([z.int(), z.int()]).default([1, 1]),
    alsoOn: Sides,
    liveOn: Sides,
  }),
  outcome: z.enum(OUTCOMES).default('win'),
  expect: z.object({
    playerReceives: z.int().optional(),
    playerPays: z.int().optional(),
    instrumentAfter: z.enum(['kept', 'gone']).optional(),
    cagePaysDealer: z.int().optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = ReturnType<typeof readScenario>;

/** A certificate is what the notice at the table says: a free play, or else a match play. */
const readScenario = (json: unknown) => {
  const { instrument: given, ...scenario } = Scenario.parse(json);
  const noticed: InstrumentType = scenario.offering['chart'] === 'free' ? 'free-play' : 'match-play';
  return { ...scenario, instrument: { ...given, type: given.type === 'certificate' ? noticed : given.type } };
};

/** What a scenario does not tell is as it must be: sold and played whenever it says, for a game that is named. */
const GAME = 'baccarat';
const ALWAYS = { from: '2020-01-01T00:00:00Z', to: '2040-01-01T00:00:00Z' };
const AS_POSTED = { games: [GAME], sells: ALWAYS, plays: ALWAYS };

/** The player of the scenario and one more, at a live table of that game. */
const FLOOR = floorAt(
  [
    {
      table: 1,
      game: GAME,
      isLive: true,
      isTournament: false,
      seats: [
        { seat: 1, member: 'player', isDealtIn: false },
        { seat: 2, isDealtIn: false },
      ],
    },
  ],
  AT,
);

type Command = CommandIn<'instrument'>;
type Instruments = StateIn<'instrument'>;
type InstrumentStage = HouseStage<'instrument'>;

/** Kind `instrument`: one wager with coupons or promotional chips, from the issue to the cage. */
export const instrument = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const scenario = readScenario(json);
    const { redemptionFee } = scenario.instrument;
    const posted = redemptionFee === undefined ? {} : { redemptionFee };
    const promotion = readPromotion(scenario.activity, { ...scenario.offering, ...posted }, {});
    const rule = instrumentRule(promotion, AS_POSTED);
    if (!rule.ok) return [rule.message];
    const stage = open(promotion, 'instrument', AS_POSTED);
    if (stage.ok) journal().happened(...FLOOR);
    const refusal = stage.ok ? playThrough(rule.value, scenario, stage.value) : stage;
    const refusals = refusal === undefined ? [] : [refusal];
    const refused = refusalOutcome(scenario.expect.refused, refusalOf(promotion, refusals));
    return refused ?? (stage.ok ? differences(scenario, stage.value) : []);
  });

/** Issues, exchanges vouchers, places, settles and redeems; a refusal ends it. */
const playThrough = (rule: InstrumentRule, scenario: Scenario, stage: InstrumentStage): Refusal | undefined => {
  const now = scenario.wager.at ?? scenario.instrument.expires ?? SOME_TIME;
  for (const step of [issuing, swapping, placing, settling, redeeming]) {
    for (const command of step(rule, scenario, stage.state())) {
      const refused = stage.commit(command, now);
      if (refused !== undefined) return refused;
    }
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
    ...(expires === undefined ? {} : { expires: expires.toString() }),
    ...(isSold ? { price: minus(times(face, ids.length), cents(1)) } : {}),
  }));
};

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
      ...(wager.side === undefined ? {} : { side: wager.side }),
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

const differences = ({ wager, expect }: Scenario, { state, events }: InstrumentStage): readonly string[] => {
  const fees = events.flatMap(event => (event.type === 'WagerPlaced' && isOwn(event) ? [event.redemptionFee] : []));
  const settled = events.filter(event => event.type === 'WagerSettled');
  const redeemed = events.flatMap(event => (event.type === 'InstrumentRedeemed' ? [event.amount] : []));
  const lost = settled.map(({ playerLoses }) => playerLoses);
  const isKept = state().byId.get('own-1')?.where.type === 'held';
  return [
    ...differsIn('playerReceives', expect.playerReceives, total(settled.map(event => event.playerReceives))),
    ...differsIn('playerPays', expect.playerPays, total([...fees, ...lost, wager.collection])),
    ...differsIn('instrumentAfter', expect.instrumentAfter, isKept ? 'kept' : 'gone'),
    ...differsIn('cagePaysDealer', expect.cagePaysDealer, total(redeemed)),
  ];
};

const isOwn = ({ wager }: { readonly wager: string }): boolean => wager === 'wager';
