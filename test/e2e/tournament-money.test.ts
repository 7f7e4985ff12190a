import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { barsOf, code128 } from '#core/barcode';
import type { Award } from '#core/house';
import type { Structure, TournamentBoard, TournamentCommand, TournamentDesk } from '#core/mechanisms/tournament';
import { dollars } from '#core/money';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type TestStation } from '../api/server.ts';
import { offeringOf } from '../house/room.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import type { Device } from './device.ts';
import { LiveHouse } from './house.ts';
import { story } from './story.ts';
import { done, enter, hold, key, openDesk, pagesIn, printed, scan, TESS, tab, workAt } from './tournament-desk.ts';

const TOURNAMENTS = 'GETR-000056';
const EVENT = 'high-roller';
const SIZE = { width: 1440, height: 900 };
const GUESTS = ['P-1', 'P-2', 'P-3'];

/** Four players make a pool of $6,000: the first has $2,100 more than they paid, which the state wants to know of. */
const STRUCTURE: Structure = {
  name: 'High Roller',
  games: ['texas-holdem'],
  buyIn: dollars(1_500),
  entryFee: dollars(50),
  chips: 1_000,
  levels: [{ type: 'level', minutes: 60, smallBlind: 25, bigBlind: 50 }],
  payout: { type: 'percent', percents: [60, 25, 15] },
};

let house: LiveHouse;
let browser: Browser;
let device: Device;
/** The other side: Sue runs the event from another station, Con excludes somebody. */
let sue: TestStation;
let con: TestStation;
/** Bea, who has a club card. */
let bea = '';

before(async () => {
  [house, browser] = await Promise.all([
    LiveHouse.open({
      settings: { secondPersonFrom: dollars(100_000) },
      staff: [TESS],
      announced: [{ type: 'AnnounceOffering', offering: offeringOf(TOURNAMENTS, {}), tables: 'all' }],
      opened: [
        { type: 'StartOffering', activity: TOURNAMENTS },
        {
          type: 'OpenPromotion',
          promotion: EVENT,
          activity: TOURNAMENTS,
          mechanism: 'tournament',
          posted: { structure: STRUCTURE },
        },
      ],
    }),
    openBrowser(),
  ]);
  device = await openDesk(house, browser, SIZE);
  [sue, con] = [await house.station('tournament-2', 'tournament'), await house.station('compliance-1', 'compliance')];
  const pam = await house.station('promo-1', 'promotions');
  for (const [station, who] of [
    [sue, STAFF.sue],
    [con, STAFF.con],
    [pam, STAFF.pam],
  ] as const)
    await station.signOn(who);
  const form = { name: 'Bea Card', born: '1980-05-17', idPaper: 'passport', mayMail: false, pin: '270591' };
  const { member, card } = jsonIn(await pam.post('/members', form));
  bea = String(member);
  await run({ type: 'OpenSignUps' });
  for (const player of GUESTS) await run({ type: 'RegisterPlayer', player, entry: 'paid' });
  await sue.do(`/tournaments/${EVENT}/register`, { card, entry: 'paid' });
  await run({ type: 'DrawSeats', tables: [{ table: 1, seats: 9 }] });
});
after(async () => {
  await browser.close();
  await house.end();
});

const run = (command: TournamentCommand) => sue.do(`/promotions/${EVENT}/run`, { mechanism: 'tournament', command });
const shown = async () =>
  jsonIn(await sue.get(`/tournaments/${EVENT}`)) as unknown as {
    readonly board: TournamentBoard;
    readonly desk: TournamentDesk;
  };
const at = (work: (page: Page) => Promise<void>): Promise<void> =>
  workAt(device, { address: new URL(`/tournament/?event=${EVENT}`, house.address).href, size: SIZE }, work);

const step = story('the money of a tournament');

step('a seat card has bars that open its player; a card of nobody here is told and buys nothing', () =>
  at(async page => {
    await page.getByText('4 / 4', { exact: true }).waitFor();
    await scan(page, '#P-2');
    await page.getByRole('dialog', { name: 'P-2' }).waitFor();
    await key(page, 'Close').first().click();
    await scan(page, '#P-99');
    await page.getByText('This seat card isn’t from this tournament.').waitFor();
    assert.equal((await shown()).board.entrants, 4);
    await page.keyboard.press('e');
    await page.getByRole('dialog', { name: 'Out in this hand' }).waitFor();
    await enter(page, '#P-3');
    await key(page, /^Out: P-3/).waitFor();
    await page.keyboard.press('Escape');
    await tab(page, 'Field');
    await key(page, 'Print 4 seat cards').click();
    await printed(page, 1);
    const cards = page.locator('[data-paper="seats"] article');
    assert.equal(await cards.locator('svg path').count(), 4);
    const bars = await cards.filter({ hasText: 'P-2' }).locator('svg path').getAttribute('d');
    assert.equal(bars, barsOf(code128('#P-2')!).path, 'it holds what was scanned above');
    assert.equal(pagesIn(await page.pdf({ preferCSSPageSize: true })), 4, 'a card is a page');
  }),
);

step(
  '[TRN-24] small chips race into large ones, which is taken back by its key; what cannot be changed is refused',
  () =>
    at(async page => {
      await tab(page, 'Chips');
      await page.getByText('Color up…').click();
      await page.getByLabel('Small chip', { exact: true }).fill('25');
      await page.getByLabel('Exchange for').fill('60');
      for (const [place, player] of [...GUESTS, bea].entries()) {
        await page.getByLabel(`Small chips of ${player}`).fill(String(place + 1));
        await page.getByLabel(`Value of all other chips of ${player}`).fill(String(1_000 - 25 * (place + 1)));
      }
      const race = key(page, 'Color up the 25 chips');
      await race.click();
      await page.getByRole('alert').getByText("Chips of 25 can't be changed into chips of 60").waitFor();
      assert.deepEqual((await shown()).desk.colourUps, []);
      await axe(page, 'a colour-up that was refused');
      await page.getByLabel('Exchange for').fill('100');
      await race.click();
      await done(page, 'The 25 chips are out of play');
      const result = page.getByRole('region', { name: 'Stacks before and after' });
      assert.equal(await result.getByRole('listitem').count(), 4);
      const { board, desk } = await shown();
      const [one] = desk.colourUps;
      assert.deepEqual([one?.small, one?.large, board.chips?.inPlay], [25, 100, 4_000 + one!.added]);
      const after = await result.getByText(/› [\d,]+/).allTextContents();
      const stacks = after.map(words => Number(words.split('›')[1]!.replace(',', '')));
      assert.ok(
        stacks.every(stack => stack % 25 === 0 && stack > 0),
        'nobody is raced out',
      );
      assert.equal(
        stacks.reduce((a, b) => a + b),
        4_000 + one!.added,
      );
      await key(page, 'Undo', true).click();
      await done(page, 'Undone');
      assert.deepEqual((await shown()).desk.colourUps, []);
    }),
);

/** Bea is second, the first of the others has won. */
const playOut = async (): Promise<void> => {
  await run({ type: 'CloseEntries' });
  for (const player of ['P-3', 'P-2', bea])
    await run({ type: 'EliminatePlayers', out: [{ player, by: ['P-1'], chips: 500 }] });
};

step('[TRN-34] a prize that the state wants to know of names its form; without ID it is refused', async () => {
  await playOut();
  await at(async page => {
    await tab(page, 'Prizes');
    await key(page, 'Pay $900.00…').click();
    await page.getByRole('dialog').getByText('No form needed').waitFor();
    await key(page, 'Close').first().click();
    await key(page, 'Pay $3,600.00…').click();
    await page.getByRole('dialog').getByText('Form W-2G needed').waitFor();
    await axe(page, 'a payment with a form');
    await key(page, 'Pay $3,600.00 – P-1').click();
    await page.getByRole('alert').getByText("P-1 hasn't shown ID").waitFor();
    assert.deepEqual((await shown()).desk.paid, []);
    await page.getByLabel('ID shown').check();
    await key(page, 'Pay $3,600.00 – P-1').click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await printed(page, 1);
    assert.match(
      (await page.locator('[data-paper="html"]').textContent()) ?? '',
      /Tax form for this payment\s*Form W-2G/,
    );
  });
});

step('[TRN-39] somebody who is kept out is not paid; the prize is withheld, without slip and way back', () =>
  at(async page => {
    await con.do(`/members/${bea}/exclude`, { kind: 'self-exclusion' });
    await tab(page, 'Prizes');
    await key(page, 'Pay $1,500.00…').click();
    assert.equal(await key(page, /Withhold/).count(), 0, 'it is offered to nobody else');
    await page.getByLabel('ID shown').check();
    await key(page, `Pay $1,500.00 – ${bea}`).click();
    await page.getByRole('alert').getByText("This player can't take part.").waitFor();
    assert.equal((await shown()).desk.paid.length, 1);
    await axe(page, 'a prize to be withheld');
    await hold(page, /Withhold the prize/);
    await done(page, `Prize of ${bea} withheld`);
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    const row = page.getByRole('listitem').filter({ hasText: bea });
    await row.getByText('withheld').waitFor();
    assert.equal(await row.getByRole('button').count(), 0);
    assert.equal(await page.evaluate('window.papers'), 0);
    const awards = jsonIn(await con.get('/awards'))['rows'] as unknown as readonly Award[];
    const held = awards.find(({ player }) => player === bea);
    assert.ok(held?.gives.type === 'money' && held.gives.amount === dollars(1_500));
    assert.equal(held.claim.state, 'forfeited');
  }),
);

step('[TRN-41] the log shows names when somebody asks to see them, prints them, and a look is in the journal', () =>
  at(async page => {
    await tab(page, 'Log');
    await page.getByRole('row', { name: new RegExp(`2 ${bea} \\$1,500\\.00 withheld`) }).waitFor();
    assert.equal(await page.getByText('Bea Card').count(), 0);
    await key(page, 'Show names').click();
    await page.getByRole('cell', { name: `Bea Card ${bea}` }).waitFor();
    await axe(page, 'the log with names');
    const looks = async () => {
      const { text } = await con.get('/journal?limit=1000');
      assert.ok(!text.includes('Bea Card'), 'no name is in the journal');
      return text.match(/\\"look\\":\\"log\\"/g)?.length;
    };
    assert.equal(await looks(), 1);
    await key(page, 'Print the log').click();
    await printed(page, 1);
    const paper = (await page.locator('[data-paper="html"]').textContent()) ?? '';
    assert.ok(paper.includes(`2. Bea Card (${bea}): $1,500.00, paid $0.00, held for the state $1,500.00`), paper);
    assert.ok(paper.includes('1. P-1: $3,600.00'), paper);
    assert.equal(await looks(), 2);
  }),
);
