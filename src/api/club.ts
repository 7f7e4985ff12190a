import type { Member } from '#core/people';

/** What the club keeps of a person besides the journal, as the desk is shown it: everything but the PIN. */
export type ClubRecord = {
  readonly member: string;
  readonly card: string;
  readonly name: string;
  /** `1980-05-17` */
  readonly born: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  /** A JPEG as a data address. */
  readonly photo?: string;
};

/** Somebody who was found. */
export type ClubRow = Pick<ClubRecord, 'member' | 'card' | 'name' | 'born'> & {
  readonly state?: Member;
  /** The id under which the person goes on. */
  readonly goesOnAs?: string;
};

/** What stands on a club card; `barcode` is an SVG. */
export type ClubCard = {
  readonly house: string;
  readonly card: string;
  readonly name: string;
  readonly isDemo: boolean;
  readonly barcode: string;
};
