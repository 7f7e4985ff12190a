import type { Page } from 'playwright-core';
import { ADA, STAFF } from '../../../test/api/floor.ts';
import type { Person, TestStation } from '../../../test/api/server.ts';
import { CASH } from '../../../test/house/promotions.ts';
import { SENSOR, ULTIMATE } from '../../../test/house/room.ts';
import { TABLES, TESS } from '../house.ts';
import { FOOTBALL, HAL, NEXT_GAMES, REWARDS, SUNDAY, WEEK } from '../promotions.ts';
import { button, exactly, type Say, type StationScenes } from '../stage.ts';
import { scene as cageScene, find, place, row } from './cage.ts';
import { scene as clubScene, ENROLLING, ofMember, PAPERS, sheet } from './club.ts';
import { scene as floorScene } from './floor.ts';
import { NO_BETS } from './games.ts';
import { at, seat } from './keypad.ts';
import { PICKED, picks, visit, WHOLE_DRAFT } from './kiosk.ts';
import { page as officePage } from './office.ts';
import { lesson, table as practiceTable } from './practice.ts';
import { opened } from './promotion-place.ts';
import { key, place as promotionsPlace } from './promotions.ts';
import { FINAL, FRIDAY, scene as tournamentScene } from './tournament.ts';

/** Numbers that name a table are written without a comma: one between two rounds, one with a called hand. */
const [IDLE, CALLED] = [1_234, 1_235];
const LATE = 'week-8';

/** Quicker than the page by a moment. */
let floor: TestStation;
let director: TestStation;

const lit = (number: number) => ({ seat: number, position: 1, activity: SENSOR, space: 'player' });

const typePin = async (page: Page, say: Say, pin: string): Promise<void> => {
  for (const digit of pin) await exactly(page, digit).click();
  await exactly(page, say('kit.pin.done')).click();
};

/** The first person asks, and gives their own badge as the second. */
const aloneByTwo = async (page: Page, say: Say, { badge, pin }: Person): Promise<void> => {
  await exactly(page, say('kit.second.beside')).click();
  await page.getByRole('dialog').getByRole('textbox').last().fill(badge);
  await typePin(page, say, pin);
};

/** Something happens in the house between the key and its answer. */
const outrun = (page: Page, act: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    '**/api/v1/commands',
    async route => {
      await act();
      await route.continue();
    },
    { times: 1 },
  );

const openTables: StationScenes['before'] = async (_, enroll) => {
  floor = await enroll('floor-r', 'floor', STAFF.fay);
  for (const table of [IDLE, CALLED]) {
    await floor.do('/commands', { type: 'OpenTable', table, plays: ULTIMATE });
    for (const number of [1, 2, 3, 4]) {
      const seated = { seat: number, position: 1, player: { type: 'anonymous' }, role: 'player' };
      await floor.do('/commands', { type: 'SeatPlayer', table, seated });
    }
  }
  await floor.do(`/tables/${CALLED}/light`, { lit: lit(1) });
  await floor.do(`/tables/${CALLED}/start-game`, { playerDealer: 4 });
  await floor.do(`/tables/${CALLED}/call`, { seat: 1, activity: SENSOR, row: 'hands/4' });
};

/** The sheet of a table has an address of its own. */
const tableSheet = async (page: Page, table: number): Promise<void> => {
  const address = new URL(page.url());
  address.hash = `table.${table}`;
  await page.goto('about:blank');
  await page.goto(address.href);
  await page.getByRole('dialog').waitFor();
};

const keypad: StationScenes = {
  station: 'keypad, refused',
  title: "Dealer's keypad",
  needs: ['keypad', 'floor, refused'],
  devices: [{ path: at(IDLE), station: `keypad-${IDLE}`, kind: 'keypad', table: IDLE, person: STAFF.dee }],
  scenes: [
    {
      name: 'sign-on',
      words: 'A badge that nobody has',
      path: at(TABLES.empty),
      sizes: ['keypad-7'],
      see: async (page, say) => {
        await page.getByRole('textbox').fill('B-nobody');
        await typePin(page, say, '4826');
      },
    },
    {
      name: 'outrun',
      words: 'Another device has marked the fee',
      path: at(IDLE),
      sizes: ['keypad-7'],
      see: async (page, say) => {
        await seat(page, 3).click();
        const other = { table: IDLE, lit: lit(3) };
        await outrun(page, () => floor.do('/commands', { type: 'LightSeat', ...other }));
        await button(page, say('keypad.seatPanel.mark')).click();
        await page.getByRole('alert').waitFor();
        await floor.do('/commands', { type: 'ClearSeat', ...other });
      },
    },
  ],
};

const onFloor: StationScenes = {
  station: 'floor, refused',
  title: 'Floor',
  needs: ['floor'],
  devices: [],
  before: openTables,
  scenes: [
    floorScene('call-waits', 'A round with a called hand cannot end', async (page, say) => {
      await tableSheet(page, CALLED);
      await exactly(page, say('floor.tables.over')).click();
    }),
    floorScene('same-person', 'Nobody is their own second person', async (page, say) => {
      await tableSheet(page, TABLES.on);
      await exactly(page, say('floor.tables.backOutFees')).click();
      await exactly(page, say('floor.tables.feesReasons.misdeal')).click();
      for (let step = 0; step < 2; step++) await exactly(page, say('floor.tables.backOutFees')).last().click();
      await aloneByTwo(page, say, STAFF.sue);
    }),
  ],
};

const cage: StationScenes = {
  station: 'cage, refused',
  title: 'Cage',
  needs: ['cage'],
  devices: [],
  scenes: [
    cageScene('same-person', 'A cashier voids a slip alone', async (page, say) => {
      await find(page, '7/2');
      await button(page, say('cage.prize.backOut')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('?');
      await dialog.getByRole('button').last().click();
      await aloneByTwo(page, say, STAFF.cora);
    }),
    cageScene('not-for-them', 'A coupon for somebody who may not have it', async (page, say) => {
      await place(page, 2);
      await row(page, 1);
      await page.locator('article textarea').fill('X-1');
      await page.getByLabel(say('cage.chips.face')).fill('25');
      await page.getByLabel(say('cage.chips.holder')).fill('P-1');
      await page.getByLabel(say('cage.chips.role')).selectOption('employee-on-duty');
      await button(page, say('cage.chips.give')).click();
      await page.getByRole('dialog').getByRole('button').last().click();
    }),
  ],
};

const club: StationScenes = {
  station: 'club, refused',
  title: 'Player club',
  needs: ['club'],
  devices: [],
  scenes: [
    clubScene(
      'kept-out',
      'Somebody who is kept out does not become a member again',
      {
        ...ENROLLING,
        'club-draft': { ...PAPERS, name: 'Xavier Quiet', born: '1971-01-07' },
      },
      (page, say) => exactly(page, say('club.enroll.check')).click(),
    ),
    sheet('pin', 'A PIN that is too easy', HAL.name, async (page, say) => {
      for (let time = 0; time < 2; time++) await typePin(page, say, '1111');
    }),
    ofMember('redeem', 'A prize without an ID', HAL.name, async (page, say) => {
      await exactly(page, `${say('club.account.redeem')} Lunch for one`).click();
      await page.getByRole('dialog').getByRole('button').last().click();
    }),
  ],
};

const kiosk: StationScenes = {
  station: 'kiosk, refused',
  title: 'Kiosk',
  needs: ['kiosk'],
  devices: [],
  before: async (_, enroll) => {
    const desk = await enroll('promo-r', 'promotions', STAFF.pam);
    const deadline = Temporal.Instant.from(SUNDAY).subtract({ hours: 24 * 21 });
    const posted = { games: NEXT_GAMES, deadline: deadline.toString() };
    const opening = { type: 'OpenPromotion', promotion: LATE, activity: FOOTBALL, mechanism: 'contest', posted };
    await desk.do('/commands', opening);
  },
  scenes: [
    {
      name: 'pin',
      words: 'A card that nobody has',
      path: '/kiosk/',
      sizes: ['kiosk'],
      see: async (page, say) => {
        await visit(page, { place: { page: 'pin', card: '1234567890' } });
        await page.keyboard.type('4826');
        await exactly(page, say('kiosk.pin.done')).click();
      },
    },
    {
      name: 'late',
      words: 'Picks that come too late',
      path: '/kiosk/',
      sizes: ['kiosk'],
      see: async (page, say) => {
        await visit(page, { place: picks(WEEK, 2), drafts: WHOLE_DRAFT });
        const postData = JSON.stringify({ promotion: LATE, picks: PICKED, guess: [27, 20] });
        await page.route('**/api/v1/kiosk/picks', route => route.continue({ postData }));
        await exactly(page, say('kiosk.picks.handIn', { count: NEXT_GAMES.length })).click();
      },
    },
  ],
};

const promotions: StationScenes = {
  station: 'promotions, refused',
  title: 'Promotions desk',
  needs: ['promotions'],
  devices: [],
  scenes: [
    opened('ticket', 'A ticket that is not in the drum', CASH, async (page, say) => {
      await page.getByLabel(say('panels.drawing.ticket'), { exact: true }).fill('m9');
      await page.keyboard.press('Enter');
    }),
    promotionsPlace('hi-lo', 'Hi-Lo on a day that is not posted', { type: 'hi-lo' }, key('panels.hi-lo.open')),
    opened('end', 'A promotion that is not finished', CASH, async (page, say) => {
      await key('promotions.end.open')(page, say);
      await page.getByRole('dialog').getByRole('textbox').fill('?');
      await page.getByRole('dialog').getByRole('button').last().click();
    }),
    opened('club-card', 'Credits without an ID', REWARDS, async (page, say) => {
      await exactly(page, HAL.member).click();
      await button(page, say('panels.tracking.redeemKey', { what: 'Logo jacket' })).click();
    }),
  ],
};

/** A known player is opened: each language registers another one. */
let registered = 2_000;

const tournament: StationScenes = {
  station: 'tournament, refused',
  title: 'Tournament desk',
  needs: ['tournament'],
  devices: [],
  before: async (_, enroll) => {
    director = await enroll('tournament-r', 'tournament', TESS);
  },
  scenes: [
    tournamentScene('twice', 'Another desk has registered the player', 'field', {
      see: async (page, say) => {
        registered += 1;
        const player = `P-${registered}`;
        const command = { type: 'RegisterPlayer', player, entry: 'paid' };
        await outrun(page, () => director.do(`/promotions/${FRIDAY}/run`, { mechanism: 'tournament', command }));
        await page.getByLabel(say('tournament.register.who')).fill(player);
        await page.keyboard.press('Enter');
      },
    }),
    tournamentScene('pay', 'A prize without an ID', 'prizes', {
      path: FINAL,
      see: async page => {
        await page.locator('[role="tabpanel"] li').filter({ hasText: 'dan' }).getByRole('button').click();
        await page.getByRole('dialog').getByRole('button').last().click();
      },
    }),
  ],
};

const room: StationScenes = {
  station: 'room, refused',
  title: 'Room map',
  devices: [{ path: '/room/', station: 'office-r', kind: 'office', person: STAFF.dee }],
  isApart: true,
  scenes: [{ name: 'look', words: 'Somebody who may not see the tables', path: '/room/', sizes: ['desktop'] }],
};

const office: StationScenes = {
  station: 'office, refused',
  title: 'Office',
  devices: [{ path: '/office/', station: 'office-s', kind: 'office', person: ADA }],
  isApart: true,
  scenes: [
    officePage('notice', 'A notice by somebody who may not post one', 'notices', async (page, say) => {
      await page.getByLabel(say('office.notices.words')).fill('?');
      await exactly(page, say('office.notices.post')).click();
    }),
    officePage('fund', 'A fund that an administrator may not see', 'funds', page =>
      page.locator('main select').first().selectOption(SENSOR),
    ),
  ],
};

const games: StationScenes = {
  station: 'games, refused',
  title: 'Table games',
  needs: ['games', 'floor, refused'],
  devices: [],
  scenes: [
    {
      name: 'left',
      words: 'A bet for somebody who has just left',
      path: at(NO_BETS),
      sizes: ['keypad-7'],
      see: async page => {
        const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' };
        await seat(page, 1).click();
        await button(page, 'Ante').first().click();
        await outrun(page, () => floor.do('/commands', { type: 'LeaveSeat', table: NO_BETS, seat: 1, position: 1 }));
        await button(page, '$25').first().click();
        await refusalOn(page).waitFor();
        await floor.do('/commands', { type: 'SeatPlayer', table: NO_BETS, seated });
      },
    },
  ],
};

const practice: StationScenes = {
  station: 'practice, refused',
  title: 'Practice tables',
  devices: [],
  isApart: true,
  scenes: [
    practiceTable('mistake', 'A wrong answer, with its rule', 'baccarat', async (page, say) => {
      await lesson(page, say);
      await exactly(page, say('practice.training.say.nobody')).click();
    }),
  ],
};

const every: StationScenes = {
  station: 'every, refused',
  title: 'On every screen',
  devices: [],
  scenes: [
    {
      name: 'verify',
      words: 'A draw that was never held',
      path: '/verify/',
      sizes: ['phone'],
      see: async page => {
        await page.getByRole('textbox').first().fill('99999');
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'enroll',
      words: 'A code that was not read out',
      path: '/keypad/?table=77',
      sizes: ['keypad-7'],
      see: async page => {
        await page.getByRole('textbox').fill('000000');
        await page.keyboard.press('Enter');
      },
    },
  ],
};

/** A short way at every station to what the house refuses; for the walk through the languages, not for pictures. */
export const REFUSED: readonly StationScenes[] = [
  onFloor,
  keypad,
  cage,
  room,
  promotions,
  tournament,
  club,
  kiosk,
  office,
  games,
  practice,
  every,
];

/** Where it is said why not. */
export const refusalOn = (page: Page) =>
  page.locator('[role="alert"], li[data-refused="true"]').filter({ hasText: /\S/ }).first();
