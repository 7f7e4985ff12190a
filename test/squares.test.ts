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

/** Players at table 5, a proposition player among them; only one of those at table 9; a player at table 2. */
const room = (): Room => {
  const opened = promotionRoom(offeringOf(SPORTS, {}));
  const third = { seat: 2, role: 'proposition-player' } as const;
  setFloor(opened, { 5: { waiting: [1, third, 3] }, 9: { waiting: [third] }, 2: { waiting: [1] } });
  opened.do(opening(SPORTS, 'squares', {}));
  return opened;
};
const scoredIn = (at: Room): readonly EventIn<'squares'>[] =>
  at.events.flatMap(event =>
    event.type === 'PromotionMoved' && event.mechanism === 'squares' ? event.events.slice(-1) : [],
  );

test('[CON-6] [CON-7] the last digits pick a table, and those of them who may take part share the cash', () => {
  const at = room();
  for (const command of [BOARD, period('quarter', [17, 20])]) at.do(asked(command));
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
  const at = room();
  const goods = { prizes: { cash: NOTHING, items: ['jacket'] } };
  for (const command of [
    BOARD,
    period('quarter', [1, 1]),
    period('half', [13, 3], goods),
    period('final', [20, 20], { isFinal: true, bowl: [9, 2, 5] }),
  ])
    at.both(asked(command));
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
  at.do(opening(SPORTS, 'squares', {}));
  const prizes = { cash: dollars(400), items: [] };
  for (const command of [
    { type: 'SetBoard', board: [{ table: 5, top: 7, left: 0 }] } as const,
    period('quarter', [7, 0], { prizes }),
    period('half', [14, 3], { prizes }),
    period('final', [21, 13], { prizes, isFinal: true, bowl: [5] }),
  ])
    at.both(asked(command));
  const won = [...at.house.awards.values()].map(({ gives }) => (gives.type === 'money' ? gives.amount : 0));
  assert.deepEqual(won, [...Array(4).fill(10_000), ...Array(4).fill(20_000)]);
});

test('[CON-7] nobody is believed to sit where the house knows nobody: a table that never opened, or has closed', () => {
  const at = promotionRoom(offeringOf(SPORTS, {}));
  setFloor(at, { 5: { waiting: [1] } });
  at.do(opening(SPORTS, 'squares', {}));
  at.do(asked({ type: 'SetBoard', board: [5, 777].map(table => ({ table, top: table % 10, left: 0 })) }));
  at.do({ type: 'LeaveSeat', table: 5, seat: 1, position: 1 });
  at.do({ type: 'CloseTable', table: 5 });
  at.do(asked(period('quarter', [5, 10])));
  at.both(asked(period('final', [7, 10], { isFinal: true, bowl: [777, 5] })));
  assert.equal(at.house.awards.size, 0);
});

const OFF: readonly [code: string, commands: readonly Command[], rule: string][] = [
  ['contest-over', [BOARD, period('final', [7, 0], { isFinal: true }), period('more', [7, 0])], '[CON-8]'],
  ['square-off-the-board', [{ type: 'SetBoard', board: [{ table: 1, top: 10, left: 0 }] }], '[CON-6]'],
  ['square-taken', [{ type: 'SetBoard', board: [1, 2].map(table => ({ table, top: 1, left: 0 })) }], '[CON-6]'],
  ['table-on-two-squares', [{ type: 'SetBoard', board: [1, 2].map(top => ({ table: 1, top, left: 0 })) }], '[CON-6]'],
  ['board-stands', [BOARD, BOARD], '[CON-6]'],
  ['period-scored', [BOARD, period('half', [7, 0]), period('half', [7, 0])], '[CON-8]'],
  ['outside-approval', [BOARD, period('half', [7, 0], { prizes: { cash: dollars(9), items: [] } })], '[CON-1]'],
];
for (const [code, commands, rule] of OFF) {
  test(`${rule} on the board refused: ${code}`, () => {
    const at = room();
    for (const command of commands.slice(0, -1)) at.do(asked(command));
    assert.equal(at.refused(asked(commands.at(-1)!)).code, code);
  });
}
