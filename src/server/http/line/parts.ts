import type { Logger } from 'pino';
import type { MachineAnswer } from '#api/schemas';
import type { DrawSecrets } from '#core/house';
import type { Kiosks } from '#server/club';
import type { DemoDoor } from '#server/demo';
import type { Feed } from '#server/feed';
import type { HouseService, OwnActivities } from '#server/house';
import type { RowReader } from '#server/journal';
import type { Lists } from '#server/lists';
import type { Logos } from '#server/opening';
import type { OpenedPeople } from '#server/people';
import type { ReportsProcess, Works } from '#server/reports';
import type { Sensors } from '#server/sensors';
import type { Attention } from './attention.ts';
import type { DeviceClocks } from './device-clock.ts';
import type { Durability } from './durability.ts';
import type { Front } from './front.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimit } from './rate-limit.ts';

/** What the routes work with. */
export type ApiParts = {
  readonly version: string;
  readonly house: Pick<HouseService, 'handle' | 'status' | 'state'>;
  readonly people: Pick<OpenedPeople, 'store' | 'pins' | 'signOns' | 'holders'>;
  /** Who is at which kiosk. */
  readonly kiosks: Pick<Kiosks, 'signOn' | 'signOff' | 'whoIs'>;
  /** Lists that are being imported. */
  readonly lists: Pick<Lists, 'start' | 'find' | 'accept' | 'forget'>;
  /** Pictures that may become the logo. */
  readonly logos: Pick<Logos, 'keep'>;
  /** Activities that the house writes itself. */
  readonly ownActivities: OwnActivities;
  readonly durability: Durability;
  /** Reports of everything that is durable when they are asked for. */
  readonly reports: Pick<ReportsProcess, 'rows' | 'text' | 'book'>;
  /** Records of draws and papers, made elsewhere. */
  readonly works: Works;
  /** The check code of a card in a draw, for its owner alone. LOT-12 */
  readonly checkOf?: DrawSecrets['checkOf'];
  readonly onRows: <Value>(work: (rows: RowReader) => Promise<Value>) => Promise<Value>;
  /** What is known of the machine on which it runs. */
  readonly machine: () => Promise<MachineAnswer>;
  readonly feed: Feed;
  readonly sensors: Pick<Sensors, 'see' | 'faults' | 'counts'>;
  /** Only where this is a demonstration. */
  readonly demo?: DemoDoor;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** What time the devices have. */
  readonly clocks: DeviceClocks;
  /** Who has what open of what waits. */
  readonly attention: Attention;
  readonly limits: Limits;
  readonly now: () => Temporal.Instant;
  readonly front: Front;
  /** Whether every answer is checked against its contract before it is sent. */
  readonly checksAnswers: boolean;
};

export type Limits = {
  /** By station. */
  readonly stations: RateLimit;
  /** By address, for senders that aren't stations of the house. */
  readonly strangers: RateLimit;
  /** By station, for badges and PINs. */
  readonly signOns: RateLimit;
  /** By station, for papers as PDF. */
  readonly papers: RateLimit;
  /** By address, for what anybody may look at. */
  readonly open: RateLimit;
};
