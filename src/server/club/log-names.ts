import type { LogNames, TournamentLog } from '#core/mechanisms/tournament';
import type { PrivateStore } from '#server/private';

/** The names for a log: players with a club card, and staff who signed. Erased records have none. TRN-41 */
export const logNames = async (
  store: Pick<PrivateStore, 'of' | 'members'>,
  { participants, signatures }: TournamentLog,
): Promise<LogNames> => ({
  players: await namesOf(participants, store.members.of),
  staff: await namesOf(
    signatures.map(({ by }) => by),
    store.of,
  ),
});

const namesOf = async (
  ids: readonly string[],
  recordOf: (id: string) => Promise<{ readonly name: string } | undefined>,
): Promise<Readonly<Record<string, string>>> => {
  const named = await Promise.all(ids.map(async id => ({ id, record: await recordOf(id) })));
  return Object.fromEntries(named.flatMap(({ id, record }) => (record === undefined ? [] : [[id, record.name]])));
};
