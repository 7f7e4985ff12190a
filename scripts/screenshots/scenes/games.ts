import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import type { TestStation } from '../../../test/api/server.ts';
import { FOUR_CARD } from '../../../test/house/game-room.ts';
import { button, exactly, type Say, type Scene, type StationScenes } from '../stage.ts';
import { at, seat } from './keypad.ts';

/** One table for each moment of a round. */
export const ROUNDS = { bets: 21, cards: 22, decide: 23, settle: 24, over: 25 };
/** Nobody has bet there. */
export const NO_BETS = 26;

const SEATS = [1, 2];
const plays = { game: 'four-card-poker', isLive: true, isTournament: false, betMin: 500, betMax: 50_000 };
const bets = SEATS.flatMap(place => [
  { seat: place, wager: 'ante', amount: 2_500 },
  { seat: place, wager: 'progressive', amount: 100 },
]);
const deal = (to: number | 'dealer', cards: string) => ({ type: 'DealCards', to, cards: cards.split(' ') });
const DEALT = [
  deal(1, 'As Ah Ad Ac 2c'),
  deal(2, 'Ks Jd 8c 5h 3d'),
  deal('dealer', 'Kd Qs 9d 7h 4s'),
  deal('dealer', '3h'),
];
const DECIDED = [{ type: 'MakePlay', seat: 1, amount: 2_500 }, { type: 'Fold', seat: 2 }, { type: 'RevealDealer' }];

/** Without a hand that the floor has to see. */
const QUIET = [deal(1, 'Ks Jd 8c 5h 2c'), deal(2, 'Qh Jc 8d 5s 2d'), ...DEALT.slice(2)];

type Asked = { readonly events: readonly { readonly request: number }[] };

const openTable = async (floor: TestStation, table: number): Promise<void> => {
  await floor.do(`/tables/${table}/open`, { plays });
  for (const place of SEATS) {
    const seated = { seat: place, position: 1, player: { type: 'anonymous' }, role: 'player' };
    await floor.do(`/tables/${table}/seat`, { seated });
  }
};

const open: StationScenes['before'] = async (_, enroll) => {
  const [first, second] = [await enroll('floor-g', 'floor', STAFF.sue), await enroll('floor-h', 'floor', STAFF.fay)];
  const asked = (await first.do('/requests', { command: FOUR_CARD })) as unknown as Asked; // As the house answers.
  await second.do(`/requests/${asked.events[0]!.request}/give`);
  for (const table of [...Object.values(ROUNDS), NO_BETS]) await openTable(second, table);
  for (const table of Object.values(ROUNDS)) {
    const pad = await enroll(`keypad-${table}-b`, 'keypad', STAFF.dee, table);
    const play = (...moves: readonly object[]) => pad.do(`/tables/${table}/play`, { moves });
    await pad.do(`/tables/${table}/bets`, { bets });
    if (table !== ROUNDS.bets) await pad.do(`/tables/${table}/coin-in`);
    if (table === ROUNDS.decide || table === ROUNDS.settle) await play(...DEALT);
    if (table === ROUNDS.settle) await play(...DECIDED);
    if (table !== ROUNDS.over) continue;
    await play(...QUIET, ...DECIDED);
    for (const step of ['folded', 2, 1]) await play({ type: 'Settle', step });
    await pad.do(`/tables/${table}/finish`);
  }
};

const onKeypad = (name: string, words: string, table: number, see?: Scene['see']): Scene => ({
  name,
  words,
  path: at(table),
  sizes: ['keypad-7'],
  see: async (page, say) => {
    await seat(page, 1).waitFor();
    await see?.(page, say);
  },
});

const big = (name: string) => (page: Page, say: Say) =>
  button(page, say(`keypad.game.${name}`))
    .first()
    .click();

const onFloor = (name: string, words: string, where: string, see: Scene['see']): Scene => ({
  name,
  words,
  path: `/floor/#table.${where}`,
  sizes: ['tablet'],
  ...(see === undefined ? {} : { see }),
});

/** A table game that the house settles, at the keypad and on the floor. */
export const games: StationScenes = {
  station: 'games',
  title: 'Table games',
  needs: ['keypad', 'floor'],
  devices: [...Object.values(ROUNDS), NO_BETS].map(
    table => ({ path: at(table), station: `keypad-${table}`, kind: 'keypad', table, person: STAFF.dee }) as const,
  ),
  before: open,
  scenes: [
    onKeypad('bets', 'Bets of a seat', ROUNDS.bets, page => seat(page, 1).click()),
    onKeypad('cards', 'Cards are entered', ROUNDS.cards, big('deal')),
    onKeypad('decide', 'Fold or Play', ROUNDS.decide, big('decide')),
    onKeypad('settle', 'A hand that the floor has to verify first', ROUNDS.settle, big('settle')),
    onKeypad('irregular', 'What went wrong in the deal', ROUNDS.cards, async (page, say) => {
      await button(page, say('keypad.keys.dealerNote')).click();
      await exactly(page, say('keypad.tablePanel.irregular')).click();
    }),
    {
      name: 'winning-hand',
      words: 'The floor verifies a winning hand',
      path: '/floor/',
      sizes: ['tablet'],
      see: (page, say) =>
        page
          .locator('ol button')
          .filter({ hasText: say('floor.queue.kinds.game-hand') })
          .first()
          .click(),
    },
    onFloor('at-table', 'A table whose game the house settles', String(ROUNDS.settle), page =>
      page.getByRole('dialog').waitFor(),
    ),
    onFloor('back-out', 'A settled round is backed out by two', String(ROUNDS.over), (page, say) =>
      exactly(page, say('floor.game.backOut', { round: '1' })).click(),
    ),
  ],
};
