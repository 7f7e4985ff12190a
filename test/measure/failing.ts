const NOT_DEALT = 'no scenario deals this hand as it is asked for';
const HOURS = 'table-hours are billed when the day closes, which books more than the scenario asks for';
const GAMES = 'the screens of the table games are to come';

/**
 * Scenarios that people at their stations do not yet play as they should go, with the cause; of some kinds
 * all. Only ever shorter.
 */
export const FAILING: Readonly<Record<'stations' | 'kindsAtStations', Readonly<Record<string, string>>>> = {
  kindsAtStations: { 'game-round': GAMES, 'hi-lo': GAMES },
  stations: {
    'bay101-bhp10-seed-repaid-after-a-season': HOURS,
    'bay101-blazing-7s-depleted-reserve': NOT_DEALT,
    'hg-fortune7-fund-split-and-admin': HOURS,
    'hg-uth-fund-second-meter-winner-from-the-reserve': NOT_DEALT,
    'hg-shuffle-master-claimed-within-24-hours': NOT_DEALT,
    'hg-football-claimed-on-friday': 'a contest is not played for its claim yet',
    'hg-high-hand-top-twenty': 'points come from verified hands only, and a card of 41 points needs many of them',
    'hg-tracking-pin-needed-to-see-the-account':
      'an account is seen at a kiosk with card and PIN, which is not played yet',
  },
};
