import type { Refusal } from '#core/base';
import { dollars } from '#core/money';
import { CRAZY_4, cards, chosen, DEALER, FLOOR, FOUR_CARD, GameRoom, SUPERVISOR } from './game-room.ts';

const MAIN = { ante: 10, superBonus: 10 };
const FOUR_ACES = { type: 'PressHandButton', seat: 2, wager: 'fourCardProgressive', hand: 'four-aces' } as const;
const VERIFY = { type: 'VerifyGameHand', table: 3, seat: 2 } as const;
const BACK_OUT = { type: 'BackOutRound', table: 3, round: 1, reason: 'a wrong hand' } as const;
const BOTH = { actor: FLOOR, second: SUPERVISOR };
const ACES = cards('As Ah Ad Ac 3c');

const counting = (): GameRoom => {
  const room = new GameRoom(chosen(CRAZY_4, { way: 'count' }));
  room.bets([1, { fourCardProgressive: 1 }], [2, { fourCardProgressive: 5 }]);
  room.coinIn();
  return room;
};
const keyed = (): GameRoom => {
  const room = counting();
  room.play(FOUR_ACES);
  return room;
};
/** With four aces dealt to seat 2, entered and revealed. */
const revealed = (): GameRoom => {
  const room = new GameRoom(CRAZY_4);
  room.bets([2, { ...MAIN, fourCardProgressive: 1 }]);
  room.coinIn();
  room.deal({ 2: 'As Ah Ad Ac 3c' }, 'Kd 9s 7d 5h 3h');
  room.play({ type: 'MakePlay', seat: 2, amount: dollars(10) }, { type: 'RevealDealer' }, FOUR_ACES);
  return room;
};
export const wonAtGame = (): GameRoom => {
  const room = keyed();
  room.do({ ...VERIFY, cards: ACES }, BOTH);
  room.do({ type: 'CompleteGameDocuments', table: 3, seat: 2 }, { actor: FLOOR });
  room.finish();
  return room;
};
const bet = (seat: number) =>
  ({ type: 'PlaceBets', table: 3, bets: [{ seat, wager: 'ante', amount: dollars(10) }] }) as const;

/** What a house refuses about the play of its table games. */
export const GAME_REFUSALS = {
  'cards-not-followed': () =>
    new GameRoom(CRAZY_4).refused({ type: 'KeepCards', table: 3, act: { type: 'OpenDecks' } }, { actor: DEALER }),
  'no-rules-for-cards': () =>
    new GameRoom(FOUR_CARD).refused(chosen(FOUR_CARD, { cards: 'shuffler' }), { second: SUPERVISOR }),
  'play-by-moves': () => {
    const deal = { type: 'poker', seats: [{ seat: 1, cards: [], wagers: {} }], dealer: [] } as const;
    return counting().refused({ type: 'SettleRound', table: 3, deal });
  },
  'limits-not-posted': () => {
    const room = new GameRoom(CRAZY_4);
    room.do({ type: 'ChangeGame', table: 3, plays: { game: 'crazy-4-poker', isLive: true, isTournament: false } });
    return room.refused(bet(1));
  },
  'no-bets-here': () => {
    const room = new GameRoom(CRAZY_4);
    room.do({ type: 'ChangeGame', table: 3, plays: { game: 'crazy-4-poker', isLive: false, isTournament: false } });
    return room.refused(bet(1));
  },
  'no-play-on': () => new GameRoom(CRAZY_4).refused({ type: 'FinishRound', table: 3 }),
  'bets-are-locked': () => counting().refused(bet(1)),
  'nobody-to-bet': () => new GameRoom(CRAZY_4).refused(bet(5)),
  'bettor-not-dealt-in': () => {
    const room = new GameRoom(CRAZY_4);
    room.bets([1, MAIN], [2, MAIN]);
    room.do({ type: 'SitOut', table: 3, seat: 2, isOut: true });
    return room.refused({ type: 'CoinIn', table: 3 });
  },
  'chance-missing': () => {
    const room = new GameRoom(CRAZY_4);
    room.bets([1, MAIN]);
    return room.refused({ type: 'CoinIn', table: 3 });
  },
  'keyed-by-same-person': () => keyed().refused({ ...VERIFY, cards: ACES }, { actor: DEALER, second: SUPERVISOR }),
  'nothing-to-verify': () => counting().refused(VERIFY, BOTH),
  'cards-needed': () => keyed().refused(VERIFY, BOTH),
  'cards-not-the-hand': () => keyed().refused({ ...VERIFY, cards: cards('As Ah Ad Kc 3c') }, BOTH),
  'cards-not-as-dealt': () => revealed().refused({ ...VERIFY, cards: cards('As Ah Ad Ac 2c') }, BOTH),
  'cards-decide': () =>
    revealed().refused({ type: 'RefuseGameHand', table: 3, seat: 2, reason: 'three aces' }, { actor: FLOOR }),
  'unknown-played-round': () => counting().refused({ ...BACK_OUT, round: 9 }, { second: SUPERVISOR }),
  'nothing-left-of-round': () => {
    const room = wonAtGame();
    room.both({ ...BACK_OUT, seat: 2 });
    return room.refused({ ...BACK_OUT, seat: 2 }, { second: SUPERVISOR });
  },
  'meter-moved-on': () => {
    // The whole of a meter of $1 was won, it was reset to $2,000, and a tenth of that is gone since.
    const meters = { progressive: { posted: dollars(1), reset: dollars(2_000), reserve: dollars(0) } };
    const room = new GameRoom(chosen(FOUR_CARD, { way: 'count', schedules: { progressive: 'PMG-01' }, meters }));
    for (const [hand, seen] of [
      ['royal-flush', 'As Ks Qs Js Ts'],
      ['straight-flush', '9s 8s 7s 6s 5s'],
    ] as const) {
      room.bets([2, { progressive: 1 }]);
      room.coinIn();
      room.play({ type: 'PressHandButton', seat: 2, wager: 'progressive', hand });
      room.do({ ...VERIFY, cards: cards(seen) }, BOTH);
      room.finish();
    }
    return room.refused(BACK_OUT, { second: SUPERVISOR });
  },
  'prize-paid-first': () => {
    const room = wonAtGame();
    room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
    return room.refused(BACK_OUT, { second: SUPERVISOR });
  },
} satisfies Readonly<Record<string, () => Refusal>>;
