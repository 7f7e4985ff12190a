import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import { jsonIn } from '../../../test/api/server.ts';
import { HAL } from '../promotions.ts';
import { exactly, hold, type Kept, type Say, type Scene, type StationScenes } from '../stage.ts';

const NAMES = ['Ana Reyes', 'Ben Okafor', 'Chau Tran', 'Dmitri Volkov', 'Mona Twice', 'Mona Twyce', 'Xavier Quiet'];
/** By name, as they are enrolled. */
const members = new Map<string, string>([[HAL.name, HAL.member]]);

const LIFTED_FROM = '2031-01-31T08:00:00Z';

const DESK = ['desktop'] as const;
const BOTH = ['desktop', 'upright'] as const;

export const scene = (
  name: string,
  words: string,
  kept: Kept,
  see?: Scene['see'],
  sizes: Scene['sizes'] = DESK,
): Scene => ({
  name,
  words,
  path: '/club/',
  sizes,
  kept: () => kept,
  see: async (page, say) => {
    await page.getByRole('searchbox').waitFor();
    await see?.(page, say);
  },
});

const record = (page: Page) => page.locator('section table').first();

/** The record of a member, with one of its sheets over it. */
export const ofMember = (
  name: string,
  words: string,
  who: string,
  see?: (page: Page, say: Say) => Promise<unknown>,
  sizes: Scene['sizes'] = DESK,
): Scene => ({
  name,
  words,
  path: '/club/',
  sizes,
  kept: () => ({ 'club-place': { type: 'member', member: members.get(who) } }),
  see: async (page, say) => {
    await record(page).waitFor();
    await see?.(page, say);
  },
});
export const sheet = (name: string, words: string, who: string = HAL.name, see?: Scene['see'], key = name): Scene =>
  ofMember(name, words, who, async (page, say) => {
    await exactly(page, say(`club.keys.${key}`)).click();
    await page.getByRole('dialog').waitFor();
    await see?.(page, say);
  });

export const ENROLLING = { 'club-place': { type: 'enroll' } };
export const PAPERS = {
  step: 'papers',
  idPaper: 'passport',
  name: 'Chau Tran',
  born: '1971-01-03',
  document: '',
  isSeen: true,
  isNewPerson: false,
  email: 'chau@example.org',
  phone: '555-0143',
  address: '12 Ocean Avenue',
  mayMail: true,
};
const drafting = (step: string): Kept => ({ ...ENROLLING, 'club-draft': { ...PAPERS, step } });

const findTran = async (page: Page): Promise<void> => {
  await page.keyboard.type('Tran');
  await page.getByText('Chau Tran').first().waitFor();
};

/** The other record is searched for, and both are side by side. */
const sideBySide = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('mona');
  await dialog.getByRole('button', { name: /Mona Twice/ }).click();
  await dialog.locator('[data-kept]').waitFor();
};

/** The office of the map of the room is the club's too; so its supervisor works there. */
export const club: StationScenes = {
  station: 'club',
  title: 'Player club',
  needs: ['room', 'kiosk'],
  devices: [],
  before: async (_, enroll) => {
    const desk = await enroll('promo-x', 'promotions', STAFF.pam);
    for (const [place, name] of NAMES.entries()) {
      const form = { name, born: `1971-01-0${place + 1}`, idPaper: 'passport', mayMail: false, pin: '4826' };
      members.set(name, String(jsonIn(await desk.post('/members', form))['member']));
    }
    await desk.do(`/members/${members.get('Xavier Quiet')}/exclude`, { kind: 'self-exclusion', until: LIFTED_FROM });
  },
  scenes: [
    scene('start', 'Nobody is opened', {}, undefined, BOTH),
    scene('find', 'A member is found by name or card', {}, findTran),
    scene('enroll', 'A new member: the ID first', ENROLLING),
    scene('perhaps-known', 'Somebody of that name and birthday is a member', drafting('papers'), (page, say) =>
      exactly(page, say('club.enroll.check'))
        .click()
        .then(() => exactly(page, say('club.enroll.known')).waitFor()),
    ),
    scene('contact', 'Contact, all of which may stay empty', drafting('contact')),
    scene('own-pin', 'The PIN, typed by the new member', drafting('pin')),
    ofMember('record', 'A member: hours, entries, coupons, credits, and who looked', HAL.name, undefined, BOTH),
    sheet('card', 'The club card in its size'),
    sheet('pin', 'A new PIN, and a new number for a lost card'),
    sheet('change', 'Contact is changed'),
    sheet('photo', 'A photograph from a file or the camera'),
    sheet('merge', 'Two records of one person, side by side', 'Mona Twyce', sideBySide),
    sheet('exclude', 'Somebody is kept out', 'Ben Okafor', async page => {
      await page.getByRole('dialog').getByRole('radio').first().check();
      await page.getByRole('dialog').locator('input[type="date"]').fill('2031-01-31');
    }),
    ofMember('excluded', 'Somebody who is kept out', 'Xavier Quiet'),
    sheet('lift', 'Two people lift an exclusion', 'Xavier Quiet'),
    sheet('export', 'Everything we keep, for the member', HAL.name, async (page, say) =>
      exactly(page, say('club.export.save')).waitFor(),
    ),
    sheet('erase', 'A record is erased: the second person gives badge and PIN', 'Dmitri Volkov', (page, say) =>
      hold(page, say('club.erase.key', { name: 'Dmitri Volkov' })),
    ),
    ofMember('redeem', 'A prize for credits', HAL.name, (page, say) =>
      exactly(page, `${say('club.account.redeem')} Lunch for one`).click(),
    ),
    scene('exclusions', 'Who is kept out, without names', { 'club-place': { type: 'exclusions' } }, page =>
      page.locator('section table').waitFor(),
    ),
    scene('mailing', 'The mailing list', {}, (page, say) => exactly(page, say('club.places.mailing')).click()),
  ],
};
