import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameHand, gameAtTable } from '#core/house';
import { dollars } from '#core/money';
import { viewOf, type Waiting } from '#core/views';
import {
  backOutRoundCommand,
  canReject,
  canValidate,
  correctCardsCommand,
  EMPTY_HAND,
  handAsked,
  handsToCorrect,
  leftForHand,
  needsSecondFor,
  papersCommand,
  refuseHandCommand,
  validateCommand,
} from '#entry';
import { CRAZY_4, cards, chosen, DEALER, FLOOR, GameRoom, SUPERVISOR } from './house/game-room.ts';

/** What the floor finds in its queue. */
const waiting = ({ house }: GameRoom): readonly GameHand[] => {
  const { keys, part } = viewOf('queue');
  return [...keys(house)]
    .map(key => part(house, key) as Waiting)
    .flatMap(what => (what.type === 'game-hand' ? [what] : []));
};

const counting = (): GameRoom => new GameRoom(chosen(CRAZY_4, { way: 'count' }));
const press = (seat: number, wager: 'fourCardProgressive' | 'handBonusOnDealer' | 'handBonusOnPlayer', hand: string) =>
  ({ type: 'PressHandButton', seat, wager, hand }) as const;

test('[B101-2] [B101-12] [C4P 9] a hand that was keyed waits in the floor’s queue, is seen card by card, then waits for its papers', () => {
  const room = counting();
  room.bets([1, { fourCardProgressive: 1 }], [2, { fourCardProgressive: 5 }]);
  room.coinIn();
  assert.deepEqual(waiting(room), []);
  room.play(press(2, 'fourCardProgressive', 'four-aces'));
  const [hand] = waiting(room);
  assert.ok(hand !== undefined);
  assert.deepEqual(
    [hand.table, hand.seat, hand.step, hand.asks, hand.amount, hand.wins[0]?.meter, hand.wins[0]?.hand.message],
    [3, 2, 'verify', ['seat'], 600_120, 600_120, 'four aces'],
  );
  assert.equal(needsSecondFor(hand), true);
  assert.equal(canReject(hand), true);
  assert.equal(canValidate(hand, EMPTY_HAND), false);
  const seen = { ...EMPTY_HAND, seat: cards('As Ah Ad Ac 3c') };
  assert.equal(leftForHand(seen, 'As'), 0);
  room.do(validateCommand(hand, seen), { actor: FLOOR, second: SUPERVISOR });
  const [papers] = waiting(room);
  assert.deepEqual([papers?.step, papers?.seat, papers?.asks, papers?.awards], ['documents', 2, [], [1]]);
  room.do(papersCommand(papers!), { actor: FLOOR });
  assert.deepEqual(waiting(room), []);
  room.finish();
});

test('[B101-12] envy does not mix hands up: each seat is verified by the cards it holds', () => {
  const room = counting();
  room.bets([1, { fourCardProgressive: 1 }], [2, { fourCardProgressive: 1 }]);
  room.coinIn();
  room.play(press(1, 'fourCardProgressive', 'four-aces'), press(2, 'fourCardProgressive', 'straight-flush'));
  const [first, second] = waiting(room);
  assert.deepEqual([first?.seat, second?.seat], [1, 2]);
  room.do(validateCommand(second!, { ...EMPTY_HAND, seat: cards('9h Th Jh Qh 2d') }), {
    actor: FLOOR,
    second: SUPERVISOR,
  });
  const wrong = validateCommand(first!, { ...EMPTY_HAND, seat: cards('9h Th Jh Qh 2d') });
  assert.equal(room.refused(wrong, { actor: FLOOR, second: SUPERVISOR }).code, 'cards-not-the-hand');
});

test('[B101-12] a seat that has won with its own hand and with the dealer’s shows both', () => {
  const room = counting();
  room.bets([1, { handBonusOnPlayer: 1, handBonusOnDealer: 1 }], [2, { handBonusOnDealer: 1 }]);
  room.coinIn();
  room.play(press(1, 'handBonusOnPlayer', 'full-house'), press(1, 'handBonusOnDealer', 'straight-flush'));
  const [both, dealers] = waiting(room);
  assert.deepEqual([both?.asks, dealers?.asks], [['seat', 'dealer'], ['dealer']]);
  const own = { ...EMPTY_HAND, seat: cards('Jh Jd Jc 3d 3c') };
  assert.deepEqual([handAsked(both!, EMPTY_HAND), handAsked(both!, own)], ['seat', 'dealer']);
  const two = { actor: FLOOR, second: SUPERVISOR };
  const { dealerCards: _, ...half } = validateCommand(both!, own);
  assert.equal(room.refused(half, two).code, 'cards-needed');
  const seen = { ...own, dealer: cards('9h 8h 7h 6h 5h') };
  room.do(validateCommand(both!, seen), two);
  room.do(validateCommand(dealers!, { ...EMPTY_HAND, dealer: seen.dealer }), two);
});

test('[B101-34] [C4P 9] who rejects a hand has not dealt the round, and verifies the right one', () => {
  const room = counting();
  room.bets([1, { fourCardProgressive: 1 }]);
  room.coinIn();
  room.play(press(1, 'fourCardProgressive', 'four-aces'));
  room.do(refuseHandCommand(waiting(room)[0]!, 'four eights'), { actor: FLOOR });
  assert.deepEqual(waiting(room), []);
  room.play(press(1, 'fourCardProgressive', 'four-of-a-kind'));
  const seen = { ...EMPTY_HAND, seat: cards('8s 8h 8d 8c 3c') };
  room.do(validateCommand(waiting(room)[0]!, seen), { actor: FLOOR });
  room.finish();
});

test('[PRO-6] in full the cards speak: nothing is entered again and nothing rejected; a wrong card is corrected', () => {
  const room = new GameRoom(CRAZY_4, [1]);
  room.bets([1, { ante: 10, superBonus: 10, fourCardProgressive: 1 }]);
  room.coinIn();
  room.deal({ 1: 'As Ah Ad Ac 3c' }, 'Kd 9s 7d 5h 3h');
  room.play({ type: 'MakePlay', seat: 1, amount: dollars(10) }, { type: 'RevealDealer' });
  const [hand] = waiting(room);
  assert.deepEqual([hand?.asks, hand?.cards], [[], cards('As Ah Ad Ac 3c')]);
  assert.deepEqual([canValidate(hand!, EMPTY_HAND), canReject(hand!)], [true, false]);
  const game = gameAtTable(room.house, room.house.tables.get(3)!)!;
  assert.deepEqual(handsToCorrect(game), [1, 'dealer']);
  room.do(correctCardsCommand(3, 1, cards('As Ah Ad Kc 3c'), 'wrong card tapped'), { actor: FLOOR });
  assert.deepEqual(waiting(room), []);
  room.play({ type: 'RevealDealer' });
  // Three of a kind still pays, from the tray.
  assert.equal(room.shows('fourCard'), 600_020);
});

test('[B101-9] [FCP 7] the table lists what its settled rounds have paid, and two people back one out', () => {
  const room = counting();
  room.bets([1, { fourCardProgressive: 1 }], [2, { fourCardProgressive: 1 }]);
  room.coinIn();
  room.play(press(1, 'fourCardProgressive', 'straight-flush'));
  const seen = { ...EMPTY_HAND, seat: cards('9h Th Jh Qh 2d') };
  room.do(validateCommand(waiting(room)[0]!, seen), { actor: FLOOR, second: SUPERVISOR });
  for (const papers of waiting(room)) room.do(papersCommand(papers), { actor: FLOOR });
  room.finish();
  const settled = () => gameAtTable(room.house, room.house.tables.get(3)!)?.settled ?? [];
  const [{ round, wins }] = settled() as [ReturnType<typeof settled>[number]];
  assert.deepEqual(
    wins.map(({ seat, hand }) => [seat, hand.message]),
    [[1, 'straight flush']],
  );
  const back = backOutRoundCommand(3, round, 'button of another hand', 1);
  assert.equal(room.refused(back, { actor: DEALER }).code, 'second-person-missing');
  room.both(back);
  assert.deepEqual(settled()[0]?.wins, []);
  room.both(backOutRoundCommand(3, round, 'never dealt'));
  assert.deepEqual(settled(), []);
  assert.equal(room.shows('fourCard'), 600_000);
});
