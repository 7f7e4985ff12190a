import type { Beacon, Lot, Redraw } from '#core/draws';
import type { Role } from '#core/rulebook';
import type { MomentText } from './moments.ts';

/** Who somebody is, where it matters. */
export type Holder = { readonly role: Role; readonly age?: number; readonly isExcluded?: boolean };

/** Who was behind a name, as draws were told in former times. */
export type People = Readonly<Record<string, Holder>>;

/** What every draw has, whoever or whatever drew. LOT-8 */
export type DrawBase = {
  readonly draw: number;
  readonly promotion: string;
  readonly activity: string;
  readonly at: MomentText;
  readonly by: readonly string[];
  readonly redraw?: Redraw;
};

/** What is published before the computer draws. LOT-1 */
export type Published = DrawBase & {
  readonly count: number;
  readonly entriesHash: string;
  readonly commitment: string;
  /** Which public value will be mixed in. */
  readonly beacon?: Beacon['name'];
};

/** A draw as the house keeps it: the open ones, and the newest of those that are over. */
export type Draw =
  /** A drum, balls or a wheel, seen by two people. */
  | (DrawBase & { readonly type: 'witnessed'; readonly drawn: string })
  | (Published & { readonly type: 'committed'; readonly entries: readonly Lot[] })
  | (Published & { readonly type: 'revealed' } & Revealed)
  | (Published & { readonly type: 'void'; readonly reason: string });

export type Revealed = {
  readonly revealedAt: MomentText;
  readonly secret: string;
  /** What the public value turned out to be. */
  readonly value?: Beacon['value'];
  readonly winner: string;
};

/** The last draw of a promotion, and why it has to be repeated, where it has. */
export type LastDraw = { readonly draw: number; readonly inVain?: string };
