import { assert } from '#core/base';
import type { Entrant, Tournament, TournamentEvent } from './event.ts';
import type { Structure } from './structure.ts';

export const plannedTournament = (structure: Structure): Tournament => ({
  structure,
  stage: 'planned',
  entrants: new Map(),
  eliminations: [],
  hands: 0,
  payments: [],
});

/** Applies what was decided. The entrants are changed in place. */
export const evolveTournament = (tournament: Tournament, event: TournamentEvent): Tournament => {
  // The map is readonly to everybody else.
  const entrants = tournament.entrants as Map<string, Entrant>;
  const entrantOf = (player: string): Entrant => {
    const entrant = entrants.get(player);
    assert(entrant !== undefined, `${player} never registered`);
    return entrant;
  };
  switch (event.type) {
    case 'StructureChanged':
      return { ...tournament, structure: event.structure };
    case 'SignUpsOpened':
      return { ...tournament, stage: 'open for sign-ups' };
    case 'PlayerRegistered': {
      const { player, entry } = event;
      entrants.set(player, { player, entry, rebuys: 0, addOns: 0 });
      return tournament;
    }
    case 'ChipsBought': {
      const { player, what } = event;
      const { finish: _, ...entrant } = entrantOf(player);
      const rebought = { ...entrant, rebuys: entrant.rebuys + 1 }; // Whoever buys in again is in again.
      const added = { ...entrantOf(player), addOns: entrant.addOns + 1 };
      entrants.set(player, what === 'rebuy' ? rebought : added);
      return tournament;
    }
    case 'EntriesClosed':
      return { ...tournament, stage: 'closed', money: event.money };
    case 'PlayersEliminated': {
      const { hand, out } = event;
      for (const { player, chips } of out) entrants.set(player, { ...entrantOf(player), finish: { hand, chips } });
      const eliminations = [...tournament.eliminations, ...out.map(({ player, by }) => ({ player, by }))];
      return { ...tournament, eliminations, hands: hand };
    }
    case 'DealAgreed':
      return { ...tournament, deal: event.players };
    case 'TournamentEnded':
      return { ...tournament, stage: 'over' };
    case 'PlayerPaid': {
      const { type: _, ...payment } = event;
      return { ...tournament, payments: [...tournament.payments, payment] };
    }
  }
};
