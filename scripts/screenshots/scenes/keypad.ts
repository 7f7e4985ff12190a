import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import { QUADS_SEEN, SENSOR } from '../../../test/house/room.ts';
import { TABLES } from '../house.ts';
import { button, exactly, type Say, type Scene, type StationScenes } from '../stage.ts';

const PANELS = ['keypad-7', 'keypad-10'] as const;
export const at = (table: number): string => `/keypad/?table=${table}`;

export const seat = (page: Page, number: number) => page.locator(`[data-seat="${number}"]`);
const toDealer = (page: Page, say: Say) => button(page, say('keypad.keys.dealerNote')).click();

/** On both panels where the most is to be seen, else on the smaller one. */
const ON_BOTH = ['bets-open', 'hands', 'called', 'own-keys'];

const scene = (name: string, words: string, table: number, see?: Scene['see']): Scene => ({
  name,
  words,
  path: at(table),
  sizes: ON_BOTH.includes(name) ? PANELS : ['keypad-7'],
  see: async (page, say) => {
    await seat(page, 1).waitFor();
    await see?.(page, say);
  },
});

const { bets, free, stopped, called, on, empty, paid, poker } = TABLES;

export const keypad: StationScenes = {
  station: 'keypad',
  title: "Dealer's keypad",
  devices: [
    ...[poker, paid, bets, free, stopped, called, on].map(
      table => ({ path: at(table), station: `keypad-${table}`, kind: 'keypad', table, person: STAFF.dee }) as const,
    ),
    { path: at(empty), station: `keypad-${empty}`, kind: 'keypad', table: empty },
  ],
  before: async (_, enroll) => {
    const dealer = await enroll('floor-x', 'floor', STAFF.fay);
    const light = async (table: number) => {
      for (const place of [1, 2]) {
        const lit = { seat: place, position: 1, activity: SENSOR, space: 'player' };
        await dealer.do(`/tables/${table}/light`, { lit });
      }
      await dealer.do(`/tables/${table}/start-game`, { playerDealer: 4 });
    };
    await light(called);
    await light(on);
    await dealer.do(`/tables/${called}/call`, { seat: QUADS_SEEN.hands[1]!.seat, activity: SENSOR, row: 'hands/4' });
  },
  scenes: [
    scene('bets-open', 'Bets are open, two are seen', bets),
    scene('seat', 'A seat between rounds: mark a fee, bank, leave', bets, page => seat(page, 3).click()),
    scene('sits', 'Who sits down at an empty seat', bets, page => seat(page, 6).click()),
    scene('asks', 'What somebody plays for, asked before the deal', free, page => seat(page, 1).click()),
    scene('language', 'The languages of the keypad', on, async (page, say) => {
      await toDealer(page, say);
      await exactly(page, say('keypad.tablePanel.language')).click();
    }),
    scene('game-on', 'In play: bets are locked', on),
    scene('hands', 'The hands of a seat and what they pay', on, page => seat(page, 1).click()),
    scene('called', 'A hand is called: hold the cards', called),
    scene('result', 'A prize is to be paid from the tray', paid),
    scene('pot', 'The pot at poker, typed on keys', poker, async (page, say) => {
      await toDealer(page, say);
      await exactly(page, say('keypad.tablePanel.pot')).click();
    }),
    scene('own-keys', "The dealer's own keys", on, toDealer),
    scene('back-out', 'Fees of a mistaken game: review before a second person is asked', on, async (page, say) => {
      await toDealer(page, say);
      await button(page, say('keypad.tablePanel.backOut')).click();
    }),
    scene('reasons', 'Why a table goes out of service', free, async (page, say) => {
      await toDealer(page, say);
      await button(page, say('keypad.tablePanel.outOfService')).click();
    }),
    scene('measure', 'How large a millimeter is: a chip is held against the ring', free, async (page, say) => {
      await toDealer(page, say);
      await button(page, say('keypad.tablePanel.measure')).click();
    }),
    scene('out-of-service', 'Out of service, with the reason', stopped),
    scene('no-purchase', 'A no-purchase-necessary table', free),
    {
      name: 'sign-on',
      words: 'Sign on: badge and PIN',
      path: at(empty),
      sizes: PANELS,
      see: page => page.getByRole('textbox').waitFor(),
    },
  ],
};
