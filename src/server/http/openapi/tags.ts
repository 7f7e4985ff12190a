import type { Json } from '#core/shape';

/** What addresses are about, by the first part of their path. */
const TAGS = {
  Tables: [
    'What happens at the tables: seats, fees, rounds, called hands.',
    'tables',
    'plan',
    'reviews',
    'calls',
    'attention',
  ],
  Offerings: ['What is offered, its meters and funds.', 'offerings', 'meters', 'notices', 'alarms'],
  Prizes: ['Prizes, slips and winners.', 'awards', 'collections', 'shift'],
  Promotions: ['Drawings, wheels, boards, coupons, contests.', 'promotions', 'draws', 'hi-lo'],
  Tournaments: ['Tournaments, their logs and tools to plan one.', 'tournaments', 'tournament-*'],
  'Table games': ['Games that the house settles.', 'games'],
  Cash: ['Drop boxes, drawers and the vault.', 'drops', 'cash'],
  House: ['The gaming day, service, settings, the clock.', 'day', 'service', 'settings', 'clock', 'requests'],
  People: ['Staff, sessions and access.', 'people', 'names', 'session', 'sign-on-alarm', 'access-reviews', 'imports'],
  Stations: ['Devices, programs and their keys.', 'stations', 'station-offers', 'enrollment', 'me', 'services'],
  Club: ['Members of the club, and kiosks.', 'members', 'kiosk'],
  Rulebook: ['Approved activities and their rule sheets.', 'rulebook', 'schemas'],
  Records: ['Reports and the journal.', 'reports', 'journal'],
  Machines: ['For programs: any command, sensors, webhooks, the live feed, this description.', ''],
  Demo: ['Only where this is a demonstration.', 'demo'],
} as const;
type Tag = keyof typeof TAGS;

const NAMES = Object.keys(TAGS) as readonly Tag[]; // Keys of a table are its names.

export const TAGS_DESCRIBED: readonly Json[] = NAMES.map(name => ({ name, description: TAGS[name][0] }));

/** Under which heading an address stands. */
export const tagOf = (path: string): Tag => {
  const first = path.split('/')[1] ?? '';
  const isIn = (name: Tag) =>
    TAGS[name].slice(1).some(part => (part.endsWith('*') ? first.startsWith(part.slice(0, -1)) : part === first));
  return NAMES.find(isIn) ?? 'Machines';
};
