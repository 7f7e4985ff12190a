/** Who is behind an id, from outside the journal; an id without a name stays an id. TRN-41 */
export type LogNames = { readonly players: Names; readonly staff: Names };
type Names = Readonly<Record<string, string>>;
export const NO_NAMES: LogNames = { players: {}, staff: {} };
