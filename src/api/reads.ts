import type { Read } from '#core/house';

/** What can be looked at, and where. Names in braces are in the path. */
export type ReadContract = {
  readonly path: `/${string}`;
  readonly summary: string;
  /** The row of the table of permissions; absent: any enrolled station. */
  readonly read?: Read;
};

export const READS = {
  me: { path: '/me', summary: 'The station, and who is signed on there' },
  tables: { path: '/tables', summary: 'All tables', read: 'tables' },
  table: { path: '/tables/{table}', summary: 'One table with its round', read: 'table' },
  calls: { path: '/calls', summary: 'Called hands that are not decided, in the order of the calls', read: 'queue' },
  reviews: { path: '/reviews', summary: 'Verified hands that wait for a second person', read: 'queue' },
  alarms: { path: '/alarms', summary: 'Contributions that were not taken and nobody has looked at', read: 'queue' },
  requests: { path: '/requests', summary: 'What waits for a second person', read: 'requests' },
  awards: { path: '/awards', summary: 'Prizes won, until their gaming day is closed', read: 'awards' },
  award: { path: '/awards/{award}', summary: 'One prize', read: 'awards' },
  slip: { path: '/awards/{award}/slip', summary: 'The payout slip of a prize, to print', read: 'awards' },
  shift: {
    path: '/shift',
    summary: 'What whoever asks has paid and taken at the cage since signing on',
    read: 'awards',
  },
  drops: { path: '/drops', summary: 'Fee boxes taken from their tables', read: 'drops' },
  offerings: { path: '/offerings', summary: 'What the house offers', read: 'offerings' },
  offering: { path: '/offerings/{activity}', summary: 'One offering', read: 'offerings' },
  meters: { path: '/meters', summary: 'Every meter as the signs show it', read: 'meters' },
  notices: { path: '/notices', summary: 'What is posted', read: 'notices' },
  day: { path: '/day', summary: 'The gaming day, and whether the house is in service', read: 'day' },
  promotions: { path: '/promotions', summary: 'Promotions that run, without how they stand', read: 'promotions' },
  promotion: { path: '/promotions/{promotion}', summary: 'One promotion as it stands', read: 'promotions' },
  tournaments: { path: '/tournaments', summary: 'Tournaments that run, as players see them', read: 'promotions' },
  tournament: { path: '/tournaments/{promotion}', summary: 'One tournament for its desk', read: 'promotions' },
  tournamentLog: {
    path: '/tournaments/{promotion}/log',
    summary: 'The log of a tournament to print and sign, also when it is over',
    read: 'promotions',
  },
  tournamentSlip: {
    path: '/tournaments/{promotion}/slips/{slip}',
    summary: 'The slip of a payment in a tournament, to print',
    read: 'promotions',
  },
  tournamentLevels: {
    path: '/tournament-levels',
    summary: 'Levels and breaks for an event of about that length, and when most such events end',
    read: 'promotions',
  },
  tournamentPayout: {
    path: '/tournament-payout',
    summary: 'Percentages that add up to exactly 100, and with a pool amounts that add up to exactly it',
    read: 'promotions',
  },
  tournamentWorth: {
    path: '/tournament-worth',
    summary: 'What stacks are worth by the independent chip model, for up to 20 players: advice for a deal',
    read: 'promotions',
  },
  entries: { path: '/promotions/{promotion}/entries', summary: 'What is in the drum of a drawing', read: 'promotions' },
  draws: { path: '/draws', summary: 'Draws that are committed, and the newest that are over', read: 'draws' },
  draw: { path: '/draws/{draw}', summary: 'One draw; when it is over, all that is needed to repeat it', read: 'draws' },
  rulebook: { path: '/rulebook', summary: 'The approved activities', read: 'rules' },
  activity: { path: '/rulebook/{activity}', summary: 'One approved activity, whole', read: 'rules' },
  sheet: { path: '/offerings/{activity}/sheet', summary: 'The rule sheet of an offering, to post', read: 'rules' },
  reports: { path: '/reports', summary: 'Which reports there are', read: 'reports' },
  report: { path: '/reports/{report}', summary: 'A report over gaming days', read: 'reports' },
  journal: { path: '/journal', summary: 'Events with their hashes, from any number on', read: 'journal' },
  head: { path: '/journal/head', summary: 'Number and hash of the last event, to keep elsewhere', read: 'journal' },
  people: { path: '/people', summary: 'Who works here and what they may do', read: 'people' },
  members: { path: '/members', summary: 'Members of the player club by id, without names', read: 'members' },
  member: {
    path: '/members/{member}',
    summary: 'One member by id, without the name: state, hours, points, entries, coupons and credits',
    read: 'members',
  },
  memberLog: {
    path: '/members/{member}/log',
    summary: 'Who looked at a member, and what was done with the record',
    read: 'members',
  },
  account: { path: '/kiosk/account', summary: 'What the member at this kiosk has; nothing without card and PIN' },
  stations: { path: '/stations', summary: 'Enrolled stations', read: 'stations' },
} as const satisfies Readonly<Record<string, ReadContract>>;

export type ReadName = keyof typeof READS;
export const READ_NAMES = Object.keys(READS) as readonly ReadName[]; // Keys of a table are its names.
