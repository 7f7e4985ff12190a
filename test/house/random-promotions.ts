import fc from 'fast-check';
import type { CommandIn, HouseCommand, MechanismName } from '#core/house';
import { dollars } from '#core/money';
import { committing, revealing } from '../draws/computed.ts';
import { setFloor } from './floor.ts';
import {
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
  SPIN,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from './promotions.ts';
import { offeringOf, type Room } from './room.ts';

const EVENT = 'GETR-000056';
/** A wheel that the computer turns, and the drum in which spins were won. */
const SCREEN = 'screen';
const SPINS = 'spins';

export const PROMOTION_OFFERINGS = [CASH_OFFERING, COUPONS_OFFERING, SPIN_OFFERING, offeringOf(EVENT, {})];

/** Names for a promotion of this kind in the room. */
const RUNS: readonly HouseCommand[] = [
  opening(CASH, 'drawing', DRUM),
  opening(COUPONS, 'instrument', COUPONS_POSTED),
  opening(SPIN, 'wheel', WHEEL),
  opening(SPIN, 'wheel', { ...WHEEL, byComputer: true }, SCREEN),
  opening(SPIN, 'drawing', spinsWonBy('ana', 'ben', 'cem', 'dia'), SPINS),
  opening(EVENT, 'tournament', {
    structure: { buyIn: dollars(100), entryFee: dollars(20), payout: { type: 'percent', percents: [70, 30] } },
  }),
];

/** Everything runs, a drum, an event with players in it, coupons in hands. */
export const openPromotions = (room: Room): void => {
  const second = { id: 'bo', role: 'supervisor' };
  for (const command of RUNS) room.do(command, { second });
  setFloor(room, { 9: { plays: { game: 'ez-baccarat' }, waiting: [1, 2] } });
  room.do(running('tournament', EVENT, { type: 'OpenSignUps' }));
};

const running = <Name extends MechanismName>(
  mechanism: Name,
  promotion: string,
  command: CommandIn<Name>,
): HouseCommand => ({ type: 'RunPromotion', promotion, mechanism, command }) as HouseCommand; // One name for both.

const player = fc.constantFrom('ana', 'ben', 'cem', 'dia');
const ticket = fc.constantFrom('m1', 'm2', 'm3');
const coupon = fc.integer({ min: 1, max: 6 }).map(number => `c-${number}`);
const isThere = fc.boolean();

const drawing = fc.oneof(
  fc.constant({ type: 'OpenDrawing' } as const),
  ticket.map(drawn => ({ type: 'DrawEntry', ticket: drawn }) as const),
  fc.record({
    type: fc.constant('ClaimPrize' as const),
    showsId: isThere,
    showsProof: isThere,
    isNameSame: isThere,
    forfeits: isThere,
  }),
  fc.constantFrom({ type: 'GiveUpPrize' } as const, { type: 'CloseDrawing' } as const),
);

const instrument = fc.oneof(
  fc.record({ coupon, player }).map(
    given =>
      ({
        type: 'IssueInstruments',
        ids: [given.coupon],
        kind: 'match-play',
        face: dollars(25),
        holder: given.player,
        expires: '2026-03-05T20:00:00Z',
        isMultiPlay: false,
      }) as const,
  ),
  fc.record({ coupon, player }).map(
    given =>
      ({
        type: 'PlaceWager',
        wager: given.coupon,
        round: 'r-1',
        holder: given.player,
        ids: [given.coupon],
        bet: 'base',
        live: dollars(25),
        table: 9,
        seat: 1,
        staked: dollars(25),
        liveOn: [],
      }) as const,
  ),
  fc.record({
    type: fc.constant('SettleWager' as const),
    wager: coupon,
    outcome: fc.constantFrom('win', 'lose', 'push'),
    odds: fc.constant([1, 1] as const),
    playerDealer: fc.constant('bank'),
  }),
  coupon.map(id => ({ type: 'RedeemAtCage', id }) as const),
);

const wheel = fc.oneof(
  player.map(name => ({ type: 'StepUp', player: name }) as const),
  player.map(name => ({ type: 'GiveUpSpin', player: name }) as const),
  fc.constantFrom('peg' as const, 0, 1, 2).map(rest => ({ type: 'Spin', rest }) as const),
);

const tournament = fc.oneof(
  player.map(name => ({ type: 'RegisterPlayer', player: name, entry: 'paid' }) as const),
  fc.constant({ type: 'CloseEntries' } as const),
  player.map(name => ({ type: 'EliminatePlayers', out: [{ player: name, by: [], chips: 1 }] }) as const),
  player.map(name => ({ type: 'PayPlayer', player: name, showsId: true }) as const),
);

const draw = fc.integer({ min: 1, max: 6 });
const computed = fc.oneof(
  wheel.map(command => running('wheel', SCREEN, command)),
  fc.constant({ ...committing(), promotion: SCREEN }),
  draw.map(number => revealing(number)),
  draw.map(number => ({ type: 'VoidDraw', draw: number, reason: 'by chance' }) as const),
);

/** What somebody might press about promotions. */
export const PROMOTION_COMMANDS: readonly [weight: number, command: fc.Arbitrary<HouseCommand>][] = [
  [10, drawing.map(command => running('drawing', CASH, command))],
  [10, instrument.map(command => running('instrument', COUPONS, command))],
  [6, wheel.map(command => running('wheel', SPIN, command))],
  [8, computed],
  [8, tournament.map(command => running('tournament', EVENT, command))],
  [2, fc.constantFrom(...RUNS)],
  [
    1,
    fc.record({
      type: fc.constant('EndPromotion'),
      promotion: fc.constantFrom(CASH, COUPONS, SPIN, SCREEN, SPINS, EVENT),
      reason: fc.constant('by chance'),
    }),
  ],
];
