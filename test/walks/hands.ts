import assert from 'node:assert/strict';
import type { Seen } from '#core/house';
import { dollars } from '#core/money';
import { CHECKED, type Room } from '../house/room.ts';

type Dealt = Pick<Seen, 'board' | 'hands' | 'dealerCards'> & Partial<Seen> & { readonly holder?: number };

const cards = (text: string) => (text === '' ? [] : text.split(' ')) as never[]; // Cards in our notation.
const against = (own: string, bank: string): Dealt => ({
  board: [],
  hands: [
    { seat: 1, cards: cards(own) },
    { seat: 2, cards: cards(bank), isPlayerDealer: true },
  ],
  dealerCards: [],
});
const coup = (player: string, banker: string): Dealt => ({
  ...against('', ''),
  coup: { player: cards(player), banker: cards(banker) },
});

/** A deal for each row that is ticketed in the walks: the hand is in seat 1, or where `holder` says. */
export const DEALS = {
  'a pair of aces': against('As Ah', 'Tc 7d'),
  'suited aces': against('As As', 'Tc 7d'),
  'three of a kind': against('7c 7d 7h', '2c 5d 9h'),
  'naturals that tie': coup('8s Kd', '8c Qd'),
  'dragon 7': coup('2s 3d', 'Ks 3h 4c'),
  'nine in the bank': { ...against('2c 5d 8h', '2d 3h 4s'), holder: 2 },
  'a pair before two pair': {
    board: [],
    hands: [
      {
        seat: 1,
        cards: cards('8s 8h Ks Kd Qc Qd 3s'),
        set: { front: cards('8s 8h'), back: cards('Ks Kd Qc Qd 3s') },
      },
      {
        seat: 2,
        cards: cards('2c 4d 6h 7s 9c Jd Ah'),
        set: { front: cards('9c Jd'), back: cards('2c 4d 6h 7s Ah') },
        isPlayerDealer: true,
      },
    ],
    dealerCards: [],
  },
  'aces full beaten by kings': {
    board: cards('As Ah Kd Kc 2s'),
    hands: [
      { seat: 1, cards: cards('Ac 3d') },
      { seat: 2, cards: cards('Ks Kh') },
    ],
    dealerCards: [],
  },
  'four kings': {
    board: cards('As 9h Kd Kc 2s'),
    hands: [
      { seat: 1, cards: cards('Ks Kh') },
      { seat: 2, cards: cards('3c 4d') },
    ],
    dealerCards: [],
  },
  'a straight': {
    board: cards('5s 6h 7d Kc 2s'),
    hands: [
      { seat: 1, cards: cards('8s 9h') },
      { seat: 2, cards: cards('3c Jd') },
    ],
    dealerCards: [],
  },
} as const satisfies Readonly<Record<string, Dealt>>;
export type DealName = keyof typeof DEALS;

const ANONYMOUS = { type: 'anonymous' } as const;
const member = (id: string) => ({ type: 'member', id }) as const;

/** A round in which this player, or one without a card, has the hand: called, verified, over. Returns its award. */
export const handOf = (
  room: Room,
  hand: { readonly activity: string; readonly row: string; readonly player?: string; readonly deal: DealName },
  table: { readonly game: string; readonly isLive: boolean; readonly betMin?: number },
): number => {
  const { holder = 1, ...dealt }: Dealt = DEALS[hand.deal];
  const { game, isLive, betMin = 5 } = table;
  const number = isLive ? 51 : 52;
  const plays = { game, isLive, isTournament: false };
  room.do(
    room.house.tables.get(number)?.openedAt === undefined
      ? { type: 'OpenTable', table: number, plays }
      : { type: 'ChangeGame', table: number, plays },
  );
  for (const seat of [1, 2]) {
    const player = seat === holder && hand.player !== undefined ? member(hand.player) : ANONYMOUS;
    room.do({ type: 'SeatPlayer', table: number, seated: { seat, position: 1, player, role: 'player' } });
  }
  const banks = dealt.hands.some(({ isPlayerDealer }) => isPlayerDealer === true) ? { playerDealer: 2 } : {};
  room.do({ type: 'StartGame', table: number, ...banks, pot: dollars(60) });
  const { activity, row } = hand;
  room.do({ type: 'CallHand', table: number, seat: holder, activity, row });
  const seen: Seen = {
    reachedShowdown: true,
    places: [{ seat: 1, wager: dollars(betMin) }],
    tableLimit: dollars(betMin),
    ...dealt,
  };
  room.both({ type: 'VerifyHands', table: number, activity, seen, seal: 'S-1', ...CHECKED });
  room.do({ type: 'GameOver', table: number });
  for (const seat of [1, 2]) room.do({ type: 'LeaveSeat', table: number, seat, position: 1 });
  const award = [...room.house.awards.values()].findLast(one => one.player === hand.player && one.row === row);
  assert.ok(award !== undefined, `${hand.deal} did not earn ${row} of ${activity}`);
  return award.award;
};
