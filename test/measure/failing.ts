/** Scenarios that a house does not yet play as they should go, with the cause. Only ever shorter. */
export const FAILING: Readonly<Record<'house', Readonly<Record<string, string>>>> = {
  house: {
    'bay101-bhp10-seed-repaid-after-a-season': 'table-hours are billed when the day closes, which adds a daily step',
    'hg-fortune7-fund-split-and-admin': 'table-hours are billed when the day closes, which repays the house by itself',
    'bay101-blazing-7s-depleted-reserve': 'no scenario deals this hand alone',
    'hg-uth-fund-second-meter-winner-from-the-reserve': 'no scenario deals two such hands in one round',
    'hg-shuffle-master-claimed-within-24-hours': 'no scenario deals a hand of so much',
    'hg-football-claimed-on-friday': 'a contest is not played for its claim yet',
    'hg-high-hand-top-twenty': 'points come from verified hands only, and a card of 41 points needs many of them',
    'hg-tracking-pin-needed-to-see-the-account':
      'an account is seen at a kiosk with card and PIN, which is not played yet',
  },
};
