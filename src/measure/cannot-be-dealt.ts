/** Hands of one round that no deck has together: the house has refused their cards, and nobody can enter them. */
export class CannotBeDealt extends Error {
  constructor(rows: readonly string[], refused: string) {
    super(`${rows.join(' and ')} in one round: ${refused}`);
  }
}
