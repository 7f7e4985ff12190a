import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { cents, dollars } from '#core/money';
import { STAFF } from '../api/floor.ts';
import { jsonIn } from '../api/server.ts';
import { opening, POTS, POTS_OFFERING, spinsWonBy } from '../house/promotions.ts';
import { offeringOf } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { ahead, houseTime } from './house.ts';
import {
  CALM,
  choose,
  key,
  opened,
  PromotionsDesk,
  region,
  type Seed,
  showPapers,
  signOn,
  underPointer,
  withSue,
} from './promotions-desk.ts';
import { smallTargets } from './small-targets.ts';

const [CARDS, LUCKY, DEALER, CARS, REWARDS] = [
  'wheel-of-cards',
  'lucky-table-drawing',
  'beat-the-dealer',
  'car-drawing',
  'GEGA-003040',
] as const;

/** In a house with real time dates that run now. */
const YESTERDAY = houseTime().toPlainDate().subtract({ days: 1 }).toString();
const OFFERED = [
  offeringOf(CARDS, { charts: ['B'] }),
  offeringOf(LUCKY, { charts: ['2'] }),
  offeringOf(DEALER, { prizes: { drawing: dollars(500) } }),
  offeringOf(CARS, { charts: ['A'], settings: { weeks: [4] } }, YESTERDAY),
  offeringOf(REWARDS, {}),
  POTS_OFFERING,
];
const CAPS = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? 'logo cap' : 'logo jacket'));
const DRUM = { entries: [{ ticket: 'd1', player: 'ana', points: 1 }], wins: [], carried: cents(0) };

/** A wheel of sixty sections, a bin of tables, pots, a prize to gamble up, a car and club cards. */
const SEED = {
  announced: OFFERED.map(offering => ({ type: 'AnnounceOffering', offering, tables: 'all' })),
  opened: [
    ...OFFERED.map(({ activity }) => ({ type: 'StartOffering', activity })),
    opening(CARDS, 'card-wheel', { prizes: { pair: dollars(100), 'two-pair': dollars(150) }, valueAwards: CAPS }),
    opening(CARDS, 'drawing', spinsWonBy('ana'), 'spins'),
    opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [] }),
    opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) } }),
    opening(DEALER, 'drawing', { takenOver: DRUM }),
    opening(CARS, 'car-giveaway', { carValue: dollars(32_000) }),
    opening(REWARDS, 'tracking', {
      creditsPerSwipe: 10,
      minutesPerCredit: 60,
      prizes: { Lunch: 10 },
      rewards: { Lunch: { value: dollars(15) } },
    }),
  ],
} as unknown as Seed; // Cents as they are in JSON.

let desk: PromotionsDesk;
/** A member of the club who sits at table 7. */
let guest: string;
before(async () => {
  desk = await PromotionsDesk.open(SEED);
  const con = await desk.house.station('compliance-1', 'compliance');
  await con.signOn(STAFF.con);
  const form = { name: 'Bea Card', born: '1980-05-17', idPaper: 'passport', mayMail: false, pin: '270591' };
  guest = String(jsonIn(await con.post('/members', form))['member']);
  const floor = await desk.house.station('floor-1', 'floor');
  await floor.signOn(STAFF.sue);
  const seated = { seat: 9, position: 1, player: { type: 'member', id: guest }, role: 'player' };
  await floor.do('/commands', { type: 'SeatPlayer', table: 7, seated });
});
after(() => desk?.end());

const fact = (page: Page, label: string) => opened(page).locator('dl > div', { hasText: label }).first();

test('[WHL-6] [LOT-7] the wheel of cards: spun before two people until five cards make a hand', () =>
  desk.at(async page => {
    await choose(page, /Wheel of cards/);
    await page.getByLabel('Who spins').fill('ana');
    await key(page, 'Steps up to the wheel').click();
    await region(page, 'At the wheel: ana').waitFor();
    await axe(page, 'the wheel of cards');
    const spin = async (rank: string, suit: string) => {
      await page.getByRole('button', { name: rank, exact: true }).click();
      await page.getByRole('button', { name: suit, exact: true }).click();
      await key(page, 'Record the spin…').click();
      await withSue(page, /^Record/);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await spin('Jack', 'hearts');
    await opened(page).getByText('1 spin', { exact: true }).waitFor();
    const sections = await page.locator('[role=img] svg > g').count();
    assert.equal(sections, 60, 'fifty-two cards and eight value awards');
    const spot = page.locator('[role=img] svg > g').nth(await underPointer(page));
    const words = await spot.textContent();
    assert.equal(words, 'J', 'it stands where the journal says');
    assert.equal(await spot.locator('[data-suit]').getAttribute('data-suit'), 'h');
    await page.getByLabel('or a value award').selectOption('logo jacket');
    await key(page, 'Record the spin…').click();
    await withSue(page, 'Record logo jacket');
    await opened(page).getByText('2 spins', { exact: true }).waitFor();
    let spins = 2;
    for (const [rank, suit] of [
      ['Jack', 'clubs'],
      ['Eight', 'diamonds'],
      ['Five', 'spades'],
      ['Two', 'clubs'],
    ] as const) {
      // The keys are laid out again when the desk has heard of the spin before.
      await opened(page).getByText(`${spins++} spins`, { exact: true }).waitFor();
      await spin(rank, suit);
    }
    await opened(page).getByText('won by ana').waitFor();
    await opened(page).getByRole('status').getByText('$100.00').waitFor();
    assert.equal((await desk.lastDraw()).drawn, '2c');
  }, CALM));

test('[TBD-3] a table is drawn by ball; everybody there with ID has the same thing', () =>
  desk.at(async page => {
    await choose(page, /Table drawing/);
    await page.getByLabel('Balls in the order drawn').fill('99, 7');
    const table = region(page, 'At table 7');
    await table.getByLabel('What everybody gets').selectOption({ index: 1 });
    await table.getByLabel('Seat 1 shows ID').check();
    await table.getByLabel('Seat 2 shows ID').check();
    await page.reload();
    assert.ok(await page.getByLabel('Seat 2 shows ID').isChecked(), 'nothing that was written is lost');
    await axe(page, 'a table is drawn');
    await key(page, 'Record the drawing…').click();
    await withSue(page, 'Record balls 99, 7');
    const last = region(page, 'Last drawing');
    await last.getByText('Seat 2').waitFor();
    assert.match(await last.innerText(), /Balls held out\s+99/);
    assert.match(await last.innerText(), /Seats not eligible\s+3, 4, 5, 6/);
  }));

test('[SPL-4] a pot is splashed: the players’ own chips and the prize are shared by its winners', () =>
  desk.at(async page => {
    await choose(page, /Splash pot/);
    await key(page, /^Table 7 ·/).click();
    const hand = region(page, 'Next hand at table 7');
    await hand.getByLabel('Pot before the splash').fill('40');
    await hand.getByLabel('Seats that won it').fill('2, 5');
    await axe(page, 'a splash');
    await key(page, 'Record the splash…').click();
    await withSue(page, 'Record $100.00 for tables 7');
    const last = region(page, 'Last drawing');
    await last.getByText('$70.00').first().waitFor();
    assert.match(await last.innerText(), /Table 7, seat 2\s+\$70\.00/);
  }));

test('[LAD-2] a drawn prize is gambled up: a right call, a tie that is played again, the prize is taken', () =>
  desk.at(async page => {
    await choose(page, /Beat the Dealer/i);
    await key(page, 'Open a drawing').click();
    await page.getByLabel('Ticket', { exact: true }).fill('d1');
    await key(page, 'Record what was drawn…').click();
    await withSue(page, 'Record d1 as drawn');
    await showPapers(page);
    await key(page, /^Award .* to ana$/).click();
    await key(page, 'Takes it or plays for more…').click();
    await key(page, 'Play for more with ana').click();
    await region(page, 'Ladder').waitFor();
    await key(page, 'Banker').click();
    await region(page, 'Result of the hand').getByRole('button', { name: 'Tie' }).click();
    await page.getByText('No decision. The hand can be played again.').waitFor();
    await axe(page, 'the ladder');
    await key(page, 'Banker').click();
    await region(page, 'Result of the hand').getByRole('button', { name: 'Banker' }).click();
    await fact(page, 'Holds').getByText('$1,000.00').waitFor();
    const take = key(page, /^Stops and takes \$1,000\.00/);
    await take.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await withSue(page, 'Record it for ana');
    await page.getByText('The contest is over. ana won').waitFor();
  }));

test('[CAR-1] [CAR-2] holders draw cards, choose envelopes, and the key that starts the car is recorded', () =>
  desk.at(async page => {
    await choose(page, /Car giveaway/);
    for (const [number, name, card] of [
      ['1', 'ana', '2'],
      ['2', 'ben', 'A'],
    ] as const) {
      await key(page, 'One more holder').click();
      await page.getByLabel(`Holder ${number}`).fill(name);
      const row = opened(page).getByRole('row').nth(Number(number));
      for (const what of ['Present', 'ID', 'Pass']) await row.getByLabel(what, { exact: true }).check();
      await page.getByLabel(`Card of ${name}`).selectOption(card);
      await page.getByLabel(`Envelope of ${name}`).fill(number);
    }
    await page.getByLabel('Envelope with the starting key').fill('9');
    await opened(page)
      .getByRole('alert')
      .getByText(/Nobody has envelope 9/)
      .waitFor();
    await page.getByLabel('Envelope with the starting key').fill('1');
    await axe(page, 'envelopes and keys');
    await key(page, 'Record the keys…').click();
    await withSue(page, 'Record envelope 1');
    await fact(page, 'Winner').getByText('ana').waitFor();
    await fact(page, 'Order').getByText('ben, ana').waitFor();
    await fact(page, 'Keys tried').getByText('2').waitFor();
  }));

test('[TRK-3] [TRK-6] a club card is enrolled, sits down, is swiped and redeems its credits, no more than it has', () =>
  desk.at(async page => {
    await choose(page, /Tracked play/);
    await page.getByLabel('Card', { exact: true }).fill('m-17');
    await key(page, 'Enroll').click();
    await key(page, 'm-17').click();
    const sheet = page.getByRole('dialog', { name: 'm-17' });
    await sheet.getByLabel('Table').selectOption('7');
    await sheet.getByRole('button', { name: 'Sits down at table 7' }).click();
    await sheet.getByRole('button', { name: 'Swipe' }).click();
    await axe(page, 'a club card');
    await sheet.getByRole('button', { name: 'Redeem for Lunch' }).click();
    await sheet.getByRole('alert').getByText(/ID/).waitFor();
    await sheet.getByLabel('ID shown').check();
    await sheet.getByRole('button', { name: 'Redeem for Lunch' }).click();
    await sheet.locator('dl > div', { hasText: 'Credits' }).getByText('0', { exact: true }).waitFor();
    await sheet.getByRole('button', { name: 'Redeem for Lunch' }).click();
    await sheet.getByRole('alert').getByText(/10/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Find a card').fill('nobody');
    await page.getByText('No matching card is enrolled.').waitFor();
  }));

for (const size of chosenOf(['upright'], ['office', 'tablet', 'upright'] as const)) {
  test(`at ${size} size nothing is wider than the screen, and every key is large enough`, () =>
    desk.at(
      async page => {
        for (const words of [/Wheel of cards/, /Table drawing/, /Splash pot/, /Car giveaway/, /Tracked play/]) {
          const back = key(page, 'All promotions');
          if (await back.isVisible()) await back.click();
          await choose(page, words);
          assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), String(words));
          assert.deepEqual(await smallTargets(page), [], String(words));
        }
      },
      { size },
    ));
}

const hourOf = (page: Page) => opened(page).getByRole('button', { name: /^Draw for / });
const tapCard = async (page: Page, rank: string, suit: string): Promise<void> => {
  await page.getByRole('button', { name: rank, exact: true }).click();
  await page.getByRole('button', { name: suit }).click();
};

test('[HLP 1] [HLP 5] [PRO-8] a day of Hi-Lo: posted, opened, drawn by the house, guessed card by card, a prize with two people', () =>
  desk.at(async page => {
    const now = houseTime();
    const start = now.with({ hour: 14, minute: 30, second: 0 });
    const at = Temporal.ZonedDateTime.compare(now, start) < 0 ? start : start.add({ days: 1 });
    ahead.seconds += Math.round(now.until(at).total('seconds'));
    await page.reload();
    await signOn(page);
    await choose(page, /Hi-Lo Progressive/);
    await key(page, 'Open today’s drawings').click();
    await opened(page)
      .getByRole('alert')
      .getByText(/isn't posted/)
      .waitFor();
    await page.getByLabel('Another day').fill(at.toPlainDate().toString());
    await key(page, 'Post this day').click();
    await key(page, /remove/).waitFor();
    await axe(page, 'posted days of Hi-Lo');
    await key(page, 'Open today’s drawings').click();
    await fact(page, 'Progressive').getByText('$1,000.00').waitFor();
    await hourOf(page).click();
    await region(page, /Drawn/).getByText(guest).waitFor();
    await axe(page, 'a player drawn for Hi-Lo');
    await key(page, 'Not eligible: draw again…').or(page.getByText('Not eligible: draw again…')).click();
    await key(page, 'Lives with one of these').click();
    await hourOf(page).click();
    await key(page, 'Here with photo ID').click();
    await tapCard(page, 'Two', 'Spades');
    for (const rank of ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']) {
      await key(page, 'Higher').click();
      await page.getByText(/Turn the next card/).waitFor();
      if (rank === 'Five') await axe(page, 'a game of Hi-Lo');
      await tapCard(page, rank, 'Spades');
    }
    await withSue(page, `Award it to ${guest}`);
    await fact(page, 'Drawings with a winner').getByText(/3:00/).waitFor();
  }));
