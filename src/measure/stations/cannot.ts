/** A fact of a scenario that no station can enter. */
export class CannotBeEntered extends Error {
  constructor(fact: string, station: string) {
    super(`cannot be entered: ${fact} (${station})`);
  }
}
