import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CommandOf, type GameAtTable, gameAtTable } from '#core/house';
import { cardKeys, cardsCommand, doneWith, gameKey, recutCommand, stubsFor, verifyCardsCommand } from '#entry';
import { CRAZY_4, chosen, DEALER, FLOOR, GameRoom, SUPERVISOR } from './house/game-room.ts';

type Act = CommandOf<'KeepCards'>['act'];

/** A table that counts progressive bets only, whose cards the house follows. */
class CardRoom extends GameRoom {
  constructor(cards: string, dealing = 'automated-shoe') {
    super(chosen(CRAZY_4, { way: 'count', cards, dealing }));
  }

  get shown(): GameAtTable {
    const shown = gameAtTable(this.house, this.house.tables.get(3)!);
    assert.ok(shown?.cards !== undefined);
    return shown;
  }

  get step() {
    return this.shown.cards!.step;
  }

  act(act: Act) {
    return this.do(cardsCommand(3, act), { actor: DEALER });
  }

  /** The key under the coach's words. */
  done(): void {
    const act = doneWith(this.shown.cards!);
    assert.ok(act !== undefined, `nothing to be done at ${this.step}`);
    this.act(act);
  }

  /** New cards: inspected, verified by the floor, shown to the players. */
  open(): void {
    this.act({ type: 'OpenDecks' });
    this.do(verifyCardsCommand(3), { actor: FLOOR });
    this.done();
  }

  /** A round without a winner. */
  round(): void {
    this.begin();
    this.finish();
  }

  begin(): void {
    this.bets([1, { fourCardProgressive: 1 }]);
    this.coinIn();
  }

  refusesCoinIn(): string {
    return this.refused({ type: 'CoinIn', table: 3 }, { actor: DEALER, chance: () => [0, 1, 2, 3] }).code;
  }

  /** What the journal has of the cards. */
  get record(): readonly string[] {
    return this.events.flatMap(event => (event.type === 'CardsKept' ? event.events.map(({ type }) => type) : []));
  }
}

test('[B101-13] [C4P 2] new cards are inspected by the dealer, verified by the floor and shown to the players before they are shuffled and cut, each step said by the coach and recorded', () => {
  const room = new CardRoom('by-hand');
  const said: string[] = [];
  const says = (): void => void said.push(room.shown.coach[0]!.message);
  assert.equal(room.step, 'open');
  assert.equal(gameKey(room.shown), 'cards', 'the big key is for the cards');
  says();
  room.done();
  says();
  assert.equal(doneWith(room.shown.cards!), undefined, 'the dealer waits');
  const same = { actor: { ...DEALER, role: 'floor' } };
  assert.equal(room.refused(verifyCardsCommand(3), same).code, 'same-inspector');
  room.do(verifyCardsCommand(3), { actor: FLOOR });
  says();
  room.done();
  says();
  room.done();
  says();
  room.bets([1, { fourCardProgressive: 1 }]);
  assert.equal(room.refusesCoinIn(), 'cut-first');
  assert.equal(room.refused(cardsCommand(3, { type: 'Cut', fromTop: 9 }), { actor: DEALER }).code, 'cut-too-shallow');
  room.done();
  assert.equal(gameKey(room.shown), 'coin-in');
  assert.deepEqual(said, [
    'Take new cards. Inspect front and back for defects, then call the floor.',
    'Wait for the floor to verify the inspection.',
    'Fan the cards face up by suit for the first player. Then turn them down, wash and stack them.',
    'Shuffle deck 1.',
    'Cut the cards. Put the cover card at least 10 cards from the top.',
  ]);
  room.coinIn();
  room.finish();
  assert.equal(room.step, 'shuffle', 'after every round');
  assert.deepEqual(room.record, [
    'DecksOpened',
    'InspectionVerified',
    'CardsShown',
    'DeckShuffled',
    'DeckCut',
    'DeckPlayed',
    'DeckRested',
  ]);
});

test('[B101-13] [C4P 2] the floor orders a recut before the deal', () => {
  const room = new CardRoom('by-hand');
  room.open();
  room.done();
  room.done();
  room.do(recutCommand(3), { actor: FLOOR });
  assert.equal(room.step, 'cut');
});

test('[B101-13] [C4P 1] cards are changed by the clock: after four hours from the hand, after eight from a shoe, no round starts', () => {
  for (const [dealing, hours] of [
    ['hand', 4],
    ['automated-shoe', 8],
  ] as const) {
    const room = new CardRoom('counting-shuffler', dealing);
    room.open();
    const opened = room.now;
    assert.equal(room.shown.cards!.changeBy, opened.add({ hours }).toString());
    room.bets([1, { fourCardProgressive: 1 }]);
    room.now = opened.add({ hours });
    assert.equal(room.refusesCoinIn(), 'deck-change-due', dealing);
    assert.ok(cardKeys(room.shown.cards!).includes('change'));
    room.open();
    room.coinIn();
  }
});

test('[B101-13] a shuffler shuffles without a tap: a round at such a table is bets, Coin In and Game Over', () => {
  const room = new CardRoom('two-decks-counting');
  room.open();
  for (const deck of [0, 1, 0]) {
    room.round();
    const last = room.events.findLast(event => event.type === 'CardsKept' && event.events.length > 1);
    assert.ok(last?.type === 'CardsKept');
    assert.deepEqual(
      last.events.map(event => ('deck' in event ? event.deck : undefined)),
      [deck, deck],
      'two decks alternate',
    );
  }
  room.act({ type: 'Shuffle', isWrongCount: true });
  assert.equal(room.step, 'open', 'a deck that is not whole leaves the table');
});

test('[B101-13] [C4P 5] the stub is counted at the latest in the fifth round; a misdeal voids it, and a wrong deck leaves the table', () => {
  const room = new CardRoom('shuffler');
  room.open();
  for (let round = 1; round <= 4; round += 1) room.round();
  room.begin();
  assert.equal(room.step, 'count');
  assert.equal(room.shown.coach[0]!.message, 'Count the stub face down in this round.');
  assert.equal(gameKey(room.shown), 'cards');
  assert.equal(room.refused({ type: 'FinishRound', table: 3 }, { actor: DEALER }).code, 'stub-count-due');
  const right = room.shown.cards!.stub!;
  assert.equal(right, 32, 'three players and the dealer have five each');
  assert.deepEqual(stubsFor(right), [32, 31, 33, 30, 34]);
  room.act({ type: 'CountStub', stub: right });
  room.finish();

  const meter = room.shows('fourCard');
  room.begin();
  room.act({ type: 'CountStub', stub: right - 1, isMisdealt: true });
  assert.equal(room.shown.phase, 'void', 'every bet goes back');
  room.finish();
  assert.equal(room.step, undefined, 'the deck stays after a misdeal');
  assert.equal(room.shows('fourCard'), meter);

  room.begin();
  room.act({ type: 'CountStub', stub: right - 1 });
  assert.equal(room.shown.phase, 'void');
  room.finish();
  assert.equal(room.step, 'open', 'a wrong deck is gone');
  assert.equal(room.shows('fourCard'), meter);
});

test('[B101-13] [C4P 10] a shuffler out of order is covered before cards are shuffled by hand, and works again once repaired', () => {
  const room = new CardRoom('shuffler');
  room.open();
  room.act({ type: 'ReportDevice' });
  assert.equal(room.step, 'cover');
  assert.equal(room.refused(cardsCommand(3, { type: 'Shuffle' }), { actor: DEALER }).code, 'device-not-covered');
  room.done();
  room.done();
  room.done();
  assert.equal(room.step, undefined, 'shuffled by hand and cut');
  room.round();
  room.act({ type: 'RepairDevice' });
  assert.equal(room.step, undefined, 'the shuffler shuffles');
  room.act({ type: 'SpreadCards' });
  room.round();
});

test('[B101-13] [C4P 1] [C4P 5] a set-up that the rules forbid is refused with its clause', () => {
  const room = new GameRoom(CRAZY_4);
  const refused = room.refused(chosen(CRAZY_4, { cards: 'by-hand', dealing: 'hand' }), { second: SUPERVISOR });
  assert.deepEqual([refused.code, refused.clause], ['hand-needs-shuffler', 'C4P 5']);
});
