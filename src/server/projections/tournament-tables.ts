import { gatherRows } from './gathered.ts';
import { people } from './people.ts';
import type { Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** One row for each tournament that has ended. RPT-17 */
export type TournamentRow = {
  /** The event that ended it. */
  seq: number;
  day: string;
  ended_at: number;
  promotion: string;
  name: string | null;
  activity: string;
  started_at: number | null;
  cancelled: string | null;
  entries: number;
  fees: number;
  pool: number;
  house_adds: number;
  paid: number;
  withheld: number;
  signed_by: string;
  at_hand_until: string | null;
  kept_until: string | null;
};

export const tournamentTables: Projection = {
  tables: ['tournament'],
  create: async database => {
    await createTable<TournamentRow>(
      database,
      'tournament',
      {
        seq: 'number',
        day: 'text',
        ended_at: 'number',
        promotion: 'text',
        name: ['text', 'may be absent'],
        activity: 'text',
        started_at: ['number', 'may be absent'],
        cancelled: ['text', 'may be absent'],
        entries: 'number',
        fees: 'number',
        pool: 'number',
        house_adds: 'number',
        paid: 'number',
        withheld: 'number',
        signed_by: 'text',
        at_hand_until: ['text', 'may be absent'],
        kept_until: ['text', 'may be absent'],
      },
      ['seq'],
    );
  },
  gather: () => {
    const rows = gatherRows<TournamentRow>('tournament', 'seq');
    return {
      add: ({ seq, atMs, day, event }) => {
        if (event.type !== 'PromotionEnded' || event.tournament === undefined) return;
        const { promotion, tournament } = event;
        const { activity, entries, fees, pool, paid, withheld, signatures } = tournament;
        // Every signature counts the years anew: the last one is kept longest.
        const last = signatures.at(-1);
        rows.add({
          seq,
          day,
          ended_at: atMs,
          promotion,
          activity,
          entries,
          fees,
          pool,
          paid,
          withheld,
          name: tournament.name ?? null,
          started_at: tournament.startedAt === undefined ? null : Date.parse(tournament.startedAt),
          cancelled: tournament.cancelled ?? null,
          house_adds: tournament.houseAdds,
          signed_by: people(signatures.map(({ by }) => by)),
          at_hand_until: last?.atHandUntil ?? null,
          kept_until: last?.keptUntil ?? null,
        });
      },
      write: rows.write,
    };
  },
};
