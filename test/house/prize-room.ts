import { dollars } from '#core/money';
import { type Offering, wholeOffering } from '#core/rulebook';
import { RULEBOOK } from '../../rulebook/index.ts';
import { CHECKED, offeringOf, Room } from './room.ts';

export const cards = (text: string) => text.split(' ') as never[];
export const activityOf = (id: string) => RULEBOOK.find(one => one.id === id || one.key === id)!;

/** A room in which an activity runs, with a table of the game and a player-dealer in seat 6. */
export const roomOf = (offering: Offering, game: string, seats: readonly number[], reserve?: number): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  if (reserve !== undefined) {
    const holds = { pools: { main: dollars(700) }, reserve: dollars(reserve), advance: dollars(0) };
    room.both({ type: 'TakeOverFund', activity: offering.activity, holds });
  }
  room.do({ type: 'StartOffering', activity: offering.activity }, { at: '2026-03-02T19:00:00Z' });
  const plays = { game, isLive: true, isTournament: false, betMin: dollars(10), betMax: dollars(100) };
  room.do({ type: 'OpenTable', table: 1, plays });
  for (const seat of [...seats, 6])
    room.do({
      type: 'SeatPlayer',
      table: 1,
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    });
  return room;
};
const CARIBBEAN = 'caribbean-stud-bonus-hands';

/** Four eights in seat 1, on which two people have bet; `second` is the wager of the other one. */
export const sharedByWager = () => {
  const offering: Offering = {
    ...wholeOffering(activityOf(CARIBBEAN)),
    allocation: { 'straight-flush': 40, quads: 30, 'full-house': 20, flush: 10 },
  };
  const room = roomOf(offering, 'caribbean-stud-poker', [1, 2, 3]);
  const backline = { seat: 1, position: 2, player: { type: 'anonymous' }, role: 'backline' } as const;
  room.do({ type: 'SeatPlayer', table: 1, seated: backline });
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: CARIBBEAN, row: 'bonus/2' });
  const hands = [
    { seat: 1, cards: cards('8c 8d 8h 8s 3h') },
    { seat: 2, cards: cards('Kc Qd 9h 7s 2d') },
    { seat: 3, cards: cards('Jc Td 6h 5s 2c') },
    { seat: 6, cards: cards('Ac Kd 9c 7d 4c') },
  ];
  const verify = (...second: readonly number[]) => {
    const wagers = [dollars(30), ...second.map(dollars)];
    const places = wagers.map((wager, place) => ({ seat: 1, position: place + 1, wager }));
    const seen = { board: [], dealerCards: [], reachedShowdown: true, hands, places };
    return { type: 'VerifyHands', table: 1, activity: CARIBBEAN, seen, seal: 'S-1', ...CHECKED } as const;
  };
  return { room, verify };
};

const FAST_CASH = 'GEAR-001092';

/** A natural royal flush at Pai Gow in seat 1, verified: $800 that surveillance has not seen yet. */
export const watched = (): Room => {
  const room = roomOf(wholeOffering(activityOf(FAST_CASH)), 'pai-gow-poker', [1, 2]);
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: FAST_CASH, row: 'all/2' });
  const hands = [
    { seat: 1, cards: cards('As Ks Qs Js Ts 4h 4d') },
    { seat: 2, cards: cards('Kc Qd Jh 9s 7d 4s 3c') },
    { seat: 6, cards: cards('Kh Qh Td 9h 8c 5c 2h') },
  ];
  const places = [1, 2].map(seat => ({ seat, wager: dollars(10) }));
  const seen = { board: [], dealerCards: [], reachedShowdown: true, hands, places };
  room.both({ type: 'VerifyHands', table: 1, activity: FAST_CASH, seen, seal: 'S-1', ...CHECKED });
  return room;
};

const CAR = 'blackjack-poker-car-drawing';

/** A pair of suited aces called at a table of $10, for tickets; and what the floor asks. */
export const suitedAces = () => {
  const { times: _, ...chosen } = wholeOffering(activityOf(CAR));
  const room = roomOf(offeringOf(CAR, chosen), 'blackjack-poker', [1]);
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  const row = activityOf(CAR)
    .charts.flatMap(({ rows }) => rows)
    .find(({ table }) => table?.type === 'live')!.key;
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: CAR, row });
  const hands = [
    { seat: 1, cards: cards('Ah Ah') },
    { seat: 6, cards: cards('9h 5d') },
  ];
  const places = [{ seat: 1, wager: dollars(5) }];
  const seen = { board: [], dealerCards: [], reachedShowdown: true, hands, places, tableLimit: dollars(5) };
  const verify = { type: 'VerifyHands', table: 1, activity: CAR, seen, seal: 'S-1', ...CHECKED } as const;
  return { room, verify };
};
