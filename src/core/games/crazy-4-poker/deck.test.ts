import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeDueAtMs,
  type DeckCommand,
  type DeckSetup,
  type DeckState,
  decideDeck,
  evolveDeck,
  judgeStub,
  openDeckState,
  type SENTENCES,
} from './index.ts';

const HOUR_MS = 3_600_000;
const SETUP: DeckSetup = {
  dealing: 'manual-shoe',
  decks: 1,
  automatedShuffler: false,
  countingShuffler: false,
  backs: ['red'],
};
const TWO_DECKS: DeckSetup = { ...SETUP, decks: 2, automatedShuffler: true, backs: ['red', 'blue'] };

type Timed = DeckCommand & { readonly atMs?: number; readonly actor?: string };

const RECEIVED: Timed = { type: 'OpenDecks' };
const VERIFIED: Timed = { type: 'VerifyInspection', actor: 'fay' };
const OPEN: readonly Timed[] = [RECEIVED, VERIFIED, { type: 'ShowCards' }];
const SHUFFLE: Timed = { type: 'Shuffle', deck: 0, by: 'dealer' };
const BY_SHUFFLER: Timed = { type: 'Shuffle', deck: 0, by: 'shuffler' };
const CUT: Timed = { type: 'Cut', coverCardFromTop: 10 };
const START: Timed = { type: 'StartRound', deck: 0 };
const END: Timed = { type: 'EndRound' };
const ROUND = [SHUFFLE, CUT, START, END];

/** The state after the commands, or the refusal of the first that was refused. */
const run = (setup: DeckSetup, commands: readonly Timed[]) => {
  const opened = openDeckState(setup);
  if (!opened.ok) return opened;
  let state: DeckState = opened.value;
  for (const command of commands) {
    const decision = decideDeck(state, command, { nowMs: command.atMs ?? 0, actor: command.actor ?? 'dee' });
    if (!decision.ok) return decision;
    state = decision.events.reduce(evolveDeck, state);
  }
  return { ok: true, value: state } as const;
};

const after = (setup: DeckSetup, commands: readonly Timed[]): DeckState => {
  const result = run(setup, commands);
  assert.ok(result.ok, result.ok ? '' : result.message);
  return result.value;
};

const broken: readonly Timed[] = [...OPEN, { type: 'ReportDevice' }];
const fiveRounds = [ROUND, ROUND, ROUND, ROUND, ROUND].flat();

/** A row for every code, in the order of the codes. */
const ROWS: Readonly<Record<keyof typeof SENTENCES, readonly [clause: string, setup: DeckSetup, ...Timed[]]>> = {
  'two-decks-need-shuffler': ['C4P 1', { ...TWO_DECKS, automatedShuffler: false }],
  'hand-needs-shuffler': ['C4P 5', { ...SETUP, dealing: 'hand' }],
  'same-backs': ['C4P 1', { ...TWO_DECKS, backs: ['red', 'red'] }],
  'no-deck': ['C4P 2', SETUP, START],
  'inspection-first': ['C4P 2', SETUP, RECEIVED, SHUFFLE],
  'nothing-inspected': ['C4P 2', SETUP, ...OPEN, VERIFIED],
  'same-inspector': ['C4P 2', SETUP, RECEIVED, { ...VERIFIED, actor: 'dee' }],
  'deck-in-play': ['C4P 1', SETUP, ...OPEN, SHUFFLE, CUT, START, SHUFFLE],
  'no-round': ['C4P 5', SETUP, ...OPEN, { type: 'CountStub', stub: 42, hands: [5, 5] }],
  'deck-change-due': ['C4P 1', SETUP, ...OPEN, SHUFFLE, CUT, { ...START, atMs: 8 * HOUR_MS }],
  'other-deck-next': ['C4P 1', TWO_DECKS, ...OPEN, BY_SHUFFLER, START, END, BY_SHUFFLER, START],
  'not-shuffled': ['C4P 2', SETUP, ...OPEN, ...ROUND, START],
  'no-cut-due': ['C4P 2', TWO_DECKS, ...OPEN, BY_SHUFFLER, CUT],
  'cut-first': ['C4P 2', SETUP, ...OPEN, SHUFFLE, START],
  'cut-too-shallow': ['C4P 2', SETUP, ...OPEN, SHUFFLE, { type: 'Cut', coverCardFromTop: 9 }],
  'stub-count-due': ['C4P 5', SETUP, ...OPEN, ...fiveRounds],
  'device-broken': ['C4P 10', TWO_DECKS, ...broken, BY_SHUFFLER],
  'device-not-covered': ['C4P 10', TWO_DECKS, ...broken, SHUFFLE],
};
for (const [code, [clause, setup, ...commands]] of Object.entries(ROWS)) {
  test(`[${clause}] refused: ${code}`, () => {
    const result = run(setup, commands);
    assert.ok(!result.ok, 'it was accepted');
    assert.deepEqual([result.code, result.clause], [code, clause]);
  });
}

test('[C4P 1] cards are changed every 4 hours when dealt by hand, every 8 from a manual or automated shoe', () => {
  for (const [dealing, hours] of [
    ['hand', 4],
    ['manual-shoe', 8],
    ['automated-shoe', 8],
  ] as const) {
    const setup = { ...TWO_DECKS, dealing };
    assert.equal(changeDueAtMs(after(setup, [{ ...RECEIVED, atMs: 1_000 }])), 1_000 + hours * HOUR_MS);
    const start = (atMs: number): boolean => run(setup, [...OPEN, BY_SHUFFLER, { ...START, atMs }]).ok;
    assert.deepEqual([start(hours * HOUR_MS - 1), start(hours * HOUR_MS)], [true, false], dealing);
  }
});

test('[C4P 1] two decks alternate, one being shuffled while the other plays', () => {
  const other = { type: 'Shuffle', deck: 1, by: 'shuffler' } as const;
  const state = after(TWO_DECKS, [
    ...OPEN,
    BY_SHUFFLER,
    START,
    other,
    END,
    { type: 'StartRound', deck: 1 },
    BY_SHUFFLER,
  ]);
  assert.deepEqual([state.inPlay, state.isReady], [1, [true, true]]);
});

test('[C4P 2] a counting shuffler that finds other than 52 cards sends the deck off the table', () => {
  const counted = (cards: number) => after(TWO_DECKS, [...OPEN, { ...BY_SHUFFLER, counted: cards } as Timed]);
  assert.equal(counted(51).changedAtMs, undefined);
  assert.equal(counted(52).isReady[0], true);
});

test('[C4P 2] a floor person may order a recut before the deal; the recut is then due', () => {
  const recut: Timed = { type: 'OrderRecut' };
  const result = run(SETUP, [...OPEN, SHUFFLE, CUT, recut, START]);
  assert.ok(!result.ok && result.code === 'cut-first');
  assert.equal(after(SETUP, [...OPEN, SHUFFLE, CUT, recut, CUT, START]).inPlay, 0);
});

test('[C4P 2] at an idle table the cards are spread, and shuffled again before the next round', () => {
  const result = run(SETUP, [...OPEN, SHUFFLE, CUT, { type: 'SpreadCards' }, START]);
  assert.ok(!result.ok && result.code === 'not-shuffled');
});

test('[C4P 5] the stub is counted once in five rounds, unless the shuffler counts', () => {
  const count: Timed = { type: 'CountStub', stub: 42, hands: [5, 5] };
  const counted = [ROUND, ROUND, ROUND, ROUND, [SHUFFLE, CUT, START, count, END]].flat();
  assert.equal(after(SETUP, [...OPEN, ...counted, SHUFFLE, CUT, START]).roundsSinceCount, 1);
  const counting = { ...SETUP, countingShuffler: true };
  assert.equal(after(counting, [...OPEN, ...fiveRounds, SHUFFLE, CUT, START]).roundsSinceCount, 6);
});

test('[B101-33] a card set aside face up counts with the stub', () => {
  assert.equal(judgeStub(41, [5, 5], 1), undefined);
  assert.equal(judgeStub(41, [5, 5]), 'stub-wrong');
});

test('[C4P 5] what a count of the stub says', () => {
  assert.equal(judgeStub(42, [5, 5]), undefined, '52 cards, five each');
  assert.equal(judgeStub(41, [5, 6]), 'stub-misdealt', '52 cards, one hand has six');
  assert.equal(judgeStub(43, [5, 4]), 'stub-misdealt', '52 cards, one hand has four');
  assert.equal(judgeStub(41, [5, 5]), 'stub-wrong', 'a card is missing');
  assert.equal(judgeStub(42, [5, 6]), 'stub-wrong', '53 cards');
});

test('[C4P 5] a wrong deck leaves the table; after a misdeal it stays', () => {
  const count = (stub: number, hands: readonly number[]) =>
    after(SETUP, [...OPEN, SHUFFLE, CUT, START, { type: 'CountStub', stub, hands }]).changedAtMs;
  assert.equal(count(41, [5, 5]), undefined);
  assert.equal(count(41, [5, 6]), 0);
});

test('[C4P 10] a broken device is covered before another method is used, and works again once repaired', () => {
  const covered: readonly Timed[] = [...broken, { type: 'CoverDevice' }];
  assert.equal(after(TWO_DECKS, [...covered, SHUFFLE, CUT, START]).inPlay, 0);
  assert.equal(after(TWO_DECKS, [...covered, { type: 'RepairDevice' }, BY_SHUFFLER, START]).inPlay, 0);
});
