import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn, EventIn, HouseCommand } from '#core/house';
import { dollars, NOTHING } from '#core/money';
import { setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';

const SPORTS = 'sports-promotion';
type Command = CommandIn<'squares'>;
type Score = Extract<Command, { type: 'ScorePeriod' }>;
const BOARD: Command = {
  type: 'SetBoard',
  board: [
    { table: 5, top: 7, left: 0 },
    { table: 9, top: 3, left: 3 },
  ],
};
const period = (name: string, score: readonly [number, number], more: Partial<Score> = {}): Score => ({
  type: 'ScorePeriod',
  period: name,
  score,
  prizes: { cash: dollars(100), items: [] },
  isFinal: false,
  bowl: [],
  ...more,
});
const asked = (command: Command): HouseCommand => ({
  type: 'RunPromotion',
  promotion: SPORTS,
  mechanism: 'squares',
  command,
});

/** The periods of these commands, posted before the start; a final one after them where they have none. */
const postedFor = (commands: readonly Command[]) => {
  const scored = commands.filter(command => command.type === 'ScorePeriod');
  const last = scored.findIndex(({ isFinal }) => isFinal);
  const played = last === -1 ? [...scored, period('the end', [0, 0])] : scored.slice(0, last + 1);
  const names = [...new Set(played.map(one => one.period))];
  return { periods: names.map(name => ({ period: name, prizes: played.find(one => one.period === name)!.prizes })) };
};

/** Players at table 5, a proposition player among them; only one of those at table 9; a player at table 2. */
const room = (commands: readonly Command[]): Room => {
  const opened = promotionRoom(offeringOf(SPORTS, {}));
  const third = { seat: 2, role: 'proposition-player' } as const;
  setFloor(opened, { 5: { waiting: [1, third, 3] }, 9: { waiting: [third] }, 2: { waiting: [1] } });
  opened.do(opening(SPORTS, 'squares', postedFor(commands)));
  return opened;
};
const scoredIn = (at: Room): readonly EventIn<'squares'>[] =>
  at.events.flatMap(event =>
    event.type === 'PromotionMoved' && event.mechanism === 'squares' ? event.events.slice(-1) : [],
  );

test('[CON-6] [CON-7] the last digits pick a table, and those of them who may take part share the cash', () => {
  const commands = [BOARD, period('quarter', [17, 20])];
  const at = room(commands);
  for (const command of commands) at.do(asked(command));
  assert.deepEqual(scoredIn(at).at(-1), {
    type: 'PeriodScored',
    period: 'quarter',
    score: [17, 20],
    isFinal: false,
    table: 5,
    payouts: [
      { seat: 1, amount: 5_000 },
      { seat: 3, amount: 5_000 },
    ],
    carried: { cash: 0, items: [] },
  });
});

test('[CON-6] blank squares and tables without anybody to pay carry on; after the final score a bowl decides', () => {
  const goods = { prizes: { cash: NOTHING, items: ['jacket'] } };
  const commands = [
    BOARD,
    period('quarter', [1, 1]),
    period('half', [13, 3], goods),
    period('final', [20, 20], { isFinal: true, bowl: [9, 2, 5] }),
  ];
  const at = room(commands);
  for (const command of commands) at.both(asked(command));
  const last = scoredIn(at).at(-1);
  assert.ok(last?.type === 'PeriodScored');
  assert.equal(last.table, 2);
  assert.deepEqual(last.payouts, [
    { seat: 1, amount: 20_000 },
    { seat: 1, item: 'jacket' },
  ]);
});

test('[sports-promotion] a board, three periods, a blank one carried on, cash from the house', () => {
  const at = promotionRoom(offeringOf(SPORTS, { prizes: { posted: dollars(400) } }));
  setFloor(at, { 5: { waiting: [1, 2, 3, 4] } });
  const prizes = { cash: dollars(400), items: [] };
  const commands = [
    { type: 'SetBoard', board: [{ table: 5, top: 7, left: 0 }] } as const,
    period('quarter', [7, 0], { prizes }),
    period('half', [14, 3], { prizes }),
    period('final', [21, 13], { prizes, isFinal: true, bowl: [5] }),
  ];
  at.do(opening(SPORTS, 'squares', postedFor(commands)));
  for (const command of commands) at.both(asked(command));
  const won = [...at.house.awards.values()].map(({ gives }) => (gives.type === 'money' ? gives.amount : 0));
  assert.deepEqual(won, [...Array(4).fill(10_000), ...Array(4).fill(20_000)]);
});

test('[CON-7] nobody is believed to sit where the house knows nobody: a table that never opened, or has closed', () => {
  const at = promotionRoom(offeringOf(SPORTS, {}));
  setFloor(at, { 5: { waiting: [1] } });
  const quarter = period('quarter', [5, 10]);
  const final = period('final', [7, 10], { isFinal: true, bowl: [777, 5] });
  at.do(opening(SPORTS, 'squares', postedFor([quarter, final])));
  at.do(asked({ type: 'SetBoard', board: [5, 777].map(table => ({ table, top: table % 10, left: 0 })) }));
  at.do({ type: 'LeaveSeat', table: 5, seat: 1, position: 1 });
  at.do({ type: 'CloseTable', table: 5 });
  at.do(asked(quarter));
  at.both(asked(final));
  assert.equal(at.house.awards.size, 0);
});

const OFF: readonly [code: string, commands: readonly Command[], rule: string][] = [
  ['contest-over', [BOARD, period('final', [7, 0], { isFinal: true }), period('more', [7, 0])], '[CON-8]'],
  ['square-off-the-board', [{ type: 'SetBoard', board: [{ table: 1, top: 10, left: 0 }] }], '[CON-6]'],
  ['square-taken', [{ type: 'SetBoard', board: [1, 2].map(table => ({ table, top: 1, left: 0 })) }], '[CON-6]'],
  ['table-on-two-squares', [{ type: 'SetBoard', board: [1, 2].map(top => ({ table: 1, top, left: 0 })) }], '[CON-6]'],
  ['board-stands', [BOARD, BOARD], '[CON-6]'],
  ['period-scored', [BOARD, period('half', [7, 0]), period('half', [7, 0])], '[CON-8]'],
];
for (const [code, commands, rule] of OFF) {
  test(`${rule} on the board refused: ${code}`, () => {
    const at = room(commands);
    for (const command of commands.slice(0, -1)) at.do(asked(command));
    assert.equal(at.refused(asked(commands.at(-1)!)).code, code);
  });
}

test('[HG2-38] [CON-1] [CON-10] scoring periods and prizes are "decided and advertised prior to the start", within the approval', () => {
  const at = promotionRoom(offeringOf(SPORTS, {}));
  const [half, final] = [period('half', [7, 0]), period('final', [7, 0], { isFinal: true })];
  assert.equal(at.refused(opening(SPORTS, 'squares', {})).code, 'periods-not-posted');
  const low = period('half', [7, 0], { prizes: { cash: dollars(9), items: [] } });
  assert.equal(at.refused(opening(SPORTS, 'squares', postedFor([low, final]))).code, 'outside-approval');
  at.do(opening(SPORTS, 'squares', postedFor([half, final])));
  at.do(asked(BOARD));
  const more = { ...half, prizes: { cash: dollars(1_000), items: [] } };
  assert.equal(at.refused(asked(more)).code, 'prize-not-as-posted');
  assert.equal(at.refused(asked(period('overtime', [7, 0]))).code, 'period-not-next');
});
