/**
 * A screen that offers only what is approved has no such key. Where the house would refuse it too, nothing is missing;
 * what the house accepts lacks its key.
 */
export class NoSuchKey extends Error {
  readonly fact: string;
  readonly station: string;

  constructor(fact: string, station: string) {
    super(fact);
    this.fact = fact;
    this.station = station;
  }
}

/** How a failure begins that is about what a person can enter. */
export const CANNOT = 'cannot be entered:';

/** A fact of a scenario that no station can enter. */
export class CannotBeEntered extends Error {
  constructor(fact: string, station: string) {
    super(`${CANNOT} ${fact} (${station})`);
  }
}
