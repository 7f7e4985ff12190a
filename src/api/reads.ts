import type { Read } from '#core/house';

/** What can be looked at, and where. Names in braces are in the path. */
export type ReadContract = {
  readonly path: `/${string}`;
  readonly summary: string;
  /** The row of the table of permissions; absent: any enrolled station. */
  readonly read?: Read;
};

export const READS = {
  me: { path: '/me', summary: 'This station, and who is signed on' },
  tables: { path: '/tables', summary: 'All tables', read: 'tables' },
  table: { path: '/tables/{table}', summary: 'One table with its round', read: 'table' },
  tableGame: {
    path: '/tables/{table}/game',
    summary: 'The game that the house settles at a table, as its keypad shows it',
    read: 'table',
  },
  games: {
    path: '/games',
    summary: 'Table games that the house settles: how each is set up, and what was chosen before',
    read: 'rules',
  },
  attention: {
    path: '/attention',
    summary: 'Who has what open of what waits, at other stations; a screen says what it has open itself',
    read: 'queue',
  },
  calls: { path: '/calls', summary: 'Called hands waiting for the floor, oldest first', read: 'queue' },
  reviews: { path: '/reviews', summary: 'Verified hands waiting for a second person', read: 'queue' },
  alarms: { path: '/alarms', summary: 'Contributions that were not taken and nobody has checked yet', read: 'queue' },
  sensorFaults: {
    path: '/sensors/faults',
    summary: 'What sensors say and the house does not take, by place, and what became of all readings since the start',
    read: 'tables',
  },
  names: { path: '/names', summary: 'The names of the staff, by id, for those who are signed on', read: 'names' },
  requests: { path: '/requests', summary: 'Requests waiting for a second person', read: 'requests' },
  awards: { path: '/awards', summary: 'Prizes won, until their gaming day is closed', read: 'awards' },
  award: { path: '/awards/{award}', summary: 'One prize', read: 'awards' },
  slip: { path: '/awards/{award}/slip', summary: 'The payout slip of a prize, to print', read: 'awards' },
  winner: { path: '/awards/{award}/winner', summary: 'Who won a prize, if it was recorded', read: 'winners' },
  shift: {
    path: '/shift',
    summary: 'What went over this window since its drawer was opened, or without one today, by you',
    read: 'awards',
  },
  drops: { path: '/drops', summary: 'Drop boxes taken from their tables', read: 'drops' },
  offerings: { path: '/offerings', summary: 'All offerings', read: 'offerings' },
  offering: { path: '/offerings/{activity}', summary: 'One offering', read: 'offerings' },
  fund: {
    path: '/offerings/{activity}/fund',
    summary: 'What the fund of an offering holds: its meters, its reserve, and what the house has laid out',
    read: 'reports',
  },
  meters: { path: '/meters', summary: 'Every meter, as shown on the signs', read: 'meters' },
  incidents: { path: '/incidents', summary: 'Incidents, with what is due by when', read: 'incidents' },
  notices: { path: '/notices', summary: 'Posted notices', read: 'notices' },
  day: { path: '/day', summary: 'The gaming day, and whether the system is in service', read: 'day' },
  readiness: {
    path: '/readiness',
    summary: 'What the house needs before it opens, and what of it is still missing',
    read: 'settings',
  },
  machine: {
    path: '/machine',
    summary: 'The machine of the house: program, disk, last backup, second place',
    read: 'settings',
  },
  promotions: { path: '/promotions', summary: 'Running promotions, without their status', read: 'promotions' },
  promotion: { path: '/promotions/{promotion}', summary: 'One promotion with its status', read: 'promotions' },
  tournaments: { path: '/tournaments', summary: 'Running tournaments, as players see them', read: 'promotions' },
  tournament: { path: '/tournaments/{promotion}', summary: 'One tournament, for its desk', read: 'promotions' },
  tournamentLog: {
    path: '/tournaments/{promotion}/log',
    summary: 'The log of a tournament, to print and sign, also after it has ended',
    read: 'promotions',
  },
  tournamentSlip: {
    path: '/tournaments/{promotion}/slips/{slip}',
    summary: 'The slip of a tournament payment, to print',
    read: 'promotions',
  },
  tournamentLevels: {
    path: '/tournament-levels',
    summary: 'Levels and breaks for a tournament of about that length, and when most of them end',
    read: 'promotions',
  },
  tournamentPayout: {
    path: '/tournament-payout',
    summary: 'Percentages that add up to exactly 100 and, with a pool, amounts that add up to exactly the pool',
    read: 'promotions',
  },
  tournamentWorth: {
    path: '/tournament-worth',
    summary: 'What stacks are worth by the independent chip model (ICM), for up to 20 players: advice for a deal',
    read: 'promotions',
  },
  entries: {
    path: '/promotions/{promotion}/entries',
    summary: 'The entries in the drum of a drawing',
    read: 'promotions',
  },
  draws: { path: '/draws', summary: 'Committed draws, and the newest finished ones', read: 'draws' },
  draw: { path: '/draws/{draw}', summary: 'One draw; when it is over, everything needed to repeat it', read: 'draws' },
  rulebook: { path: '/rulebook', summary: 'The approved activities', read: 'rules' },
  activity: { path: '/rulebook/{activity}', summary: 'One approved activity, complete', read: 'rules' },
  sheet: { path: '/offerings/{activity}/sheet', summary: 'The rule sheet of an offering, to post', read: 'rules' },
  draftSheet: {
    path: '/rulebook/{activity}/sheet',
    summary: 'The rule sheet as it would hang under an offering that is not announced yet',
    read: 'rules',
  },
  papers: { path: '/papers', summary: 'Every paper of the house, and the sizes it is made for', read: 'reports' },
  housePaper: { path: '/papers/{paper}', summary: 'A paper of the house, to print', read: 'reports' },
  reports: { path: '/reports', summary: 'All reports, with their titles', read: 'reports' },
  report: { path: '/reports/{report}', summary: 'A report over gaming days, in a language', read: 'reports' },
  journal: { path: '/journal', summary: 'Events with their hashes, from any number', read: 'journal' },
  head: {
    path: '/journal/head',
    summary: 'Number and hash of the last event, to keep in another place',
    read: 'journal',
  },
  people: { path: '/people', summary: 'The staff, and what they may do', read: 'people' },
  members: { path: '/members', summary: 'Club members by id, without names', read: 'members' },
  member: {
    path: '/members/{member}',
    summary: 'One member by id, without the name: status, hours, points, entries, coupons and credits',
    read: 'members',
  },
  memberLog: {
    path: '/members/{member}/log',
    summary: 'Who looked at a member, and what was done with the record',
    read: 'members',
  },
  account: { path: '/kiosk/account', summary: 'The account of the member at this kiosk; needs card and PIN' },
  stations: { path: '/stations', summary: 'Enrolled stations', read: 'stations' },
} as const satisfies Readonly<Record<string, ReadContract>>;

export type ReadName = keyof typeof READS;
export const READ_NAMES = Object.keys(READS) as readonly ReadName[]; // Keys of a table are its names.
