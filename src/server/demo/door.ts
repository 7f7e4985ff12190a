import type { Refusal } from '#core/base';
import type { StationKind } from '#core/people';
import type { Enrolled } from '#server/people';
import type { TourState } from './tour.ts';

/** What a demonstration can be asked besides. */
export type DemoDoor = {
  /** 0 is a stop, 1 is real pace. */
  speed: number;
  /** Who may sign on, with badges and PINs that are public. */
  readonly people: readonly DemoBadge[];
  /** Members of the club, with cards and PINs that are public. */
  readonly members: readonly DemoCard[];
  /** A guest takes a table, calls a bad beat there and sees it paid. DEM-9 */
  readonly startTour: () => Promise<TourState | undefined>;
  readonly tour: () => TourState | undefined;
  /** Makes a station without a code. */
  readonly enroll: (asked: { readonly kind: StationKind; readonly table?: number }) => Promise<Enrolled | Refusal>;
};

type DemoBadge = {
  readonly name: string;
  readonly roles: readonly string[];
  readonly badge: string;
  readonly pin: string;
};

export type DemoCard = { readonly name: string; readonly card: string; readonly pin: string };
