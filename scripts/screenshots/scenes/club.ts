import { STAFF } from '../../../test/api/floor.ts';
import { exactly, type Scene, type StationScenes } from '../stage.ts';

const NAMES = ['Ana Reyes', 'Ben Okafor', 'Chau Tran', 'Dmitri Volkov'];

const scene = (name: string, words: string, see?: Scene['see']): Scene => ({
  name,
  words,
  path: '/club/',
  sizes: ['desktop'],
  see: async (page, say) => {
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().waitFor();
    await see?.(page, say);
  },
});

/** The office of the map of the room is the club's too; so its supervisor works there. */
export const club: StationScenes = {
  station: 'club',
  title: 'Player club',
  devices: [],
  before: async (_, enrol) => {
    const desk = await enrol('promo-x', 'promotions', STAFF.pam);
    for (const [place, name] of NAMES.entries()) {
      const form = { name, born: `1971-01-0${place + 1}`, idPaper: 'passport', mayMail: false, pin: '1379' };
      await desk.do('/members', form);
    }
  },
  scenes: [
    scene('find', 'A member is found by name or card', async page => {
      await page.keyboard.type('Tran');
      await page.getByText('Chau Tran').first().waitFor();
    }),
    scene('enrol', 'A new member', (page, say) => exactly(page, say('club.places.enrol')).first().click()),
  ],
};
