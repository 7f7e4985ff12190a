import { type Appliers, entrantOf, seated } from './appliers.ts';
import type { PlayEvent } from './event-shape.ts';
import type { Tournament } from './state-shape.ts';

/** The signatures were for the log before this change: it is signed again. TRN-29 */
const given = (
  { signatures: _signed, ...tournament }: Tournament,
  { type: _, ...payment }: Extract<PlayEvent, { type: 'PlayerPaid' | 'PrizeWithheld' }>,
): Tournament => ({ ...tournament, payments: [...tournament.payments, payment] });

export const APPLY_PLAY: Appliers<PlayEvent> = {
  PlayersEliminated: ({ seatsBefore: _, ...tournament }, { hand, out }, entrants) => {
    for (const { player, chips } of out) {
      const { seat, ...entrant } = entrantOf(entrants, player);
      entrants.set(player, { ...entrant, finish: { hand, chips, ...(seat === undefined ? {} : { seat }) } });
    }
    const eliminations = [...tournament.eliminations, ...out.map(({ player, by }) => ({ player, by, hand }))];
    return { ...tournament, eliminations, hands: hand };
  },
  PlayersReturned: ({ seatsBefore: _, signatures: _signed, ...tournament }, { hand, seats }, entrants) => {
    for (const { player, seat } of seats) {
      const { finish: _finish, ...entrant } = entrantOf(entrants, player);
      entrants.set(player, seated(entrant, seat));
    }
    const { chipsRemoved } = tournament;
    return {
      ...tournament,
      stage: resumed(tournament),
      eliminations: tournament.eliminations.filter(one => one.hand !== hand),
      hands: hand - 1,
      ...(chipsRemoved === undefined ? {} : { chipsRemoved: chipsRemoved.filter(one => one.hand !== hand) }),
    };
  },
  DealAgreed: (tournament, { players, amounts }) => ({
    ...tournament,
    deal: players,
    ...(amounts === undefined ? {} : { dealAmounts: amounts }),
  }),
  DealCancelled: ({ deal: _, dealAmounts: _amounts, signatures: _signed, ...tournament }) => ({
    ...tournament,
    stage: resumed(tournament),
  }),
  TournamentEnded: tournament => ({ ...tournament, stage: 'over' }),
  PlayerPaid: given,
  PrizeWithheld: given,
  PaymentBackedOut: ({ signatures: _signed, ...tournament }, { type: _, ...voided }) => {
    const last = tournament.payments.findLastIndex(({ player }) => player === voided.player);
    return {
      ...tournament,
      payments: tournament.payments.filter((_payment, place) => place !== last),
      voided: [...(tournament.voided ?? []), voided],
    };
  },
  LogSigned: (tournament, { type: _, ...signature }) => ({
    ...tournament,
    signatures: [...(tournament.signatures ?? []), signature],
  }),
};

/** A tournament that was over continues; its log is signed again. TRN-29 */
const resumed = ({ stage }: Pick<Tournament, 'stage'>): Tournament['stage'] => (stage === 'over' ? 'closed' : stage);
