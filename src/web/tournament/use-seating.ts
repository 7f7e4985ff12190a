import type { TournamentCommand, TournamentEvent } from '#core/mechanisms/tournament';
import { type SeatCard, usePrinter } from './papers.tsx';
import { useActs } from './use-event.tsx';

/** Changes of seats: a moved player gets a new seat card, and the change can be undone. */
export const useSeating = () => {
  const acts = useActs();
  const papers = usePrinter();
  const seat = (command: TournamentCommand, words?: string, onDone?: () => void) =>
    acts.act(command, {
      words,
      undo: () => ({ type: 'UndoSeats' }),
      onDone: happened => {
        papers.printSeats(happened.flatMap(cardsIn));
        onDone?.();
      },
    });
  return { ...acts, seat };
};

const cardsIn = (event: TournamentEvent): readonly SeatCard[] => {
  switch (event.type) {
    case 'SeatsDrawn':
    case 'TableBroken':
      return event.seats.map(({ player, to }) => ({ player, seat: to }));
    case 'EntrantSeated':
    case 'PlayerMoved':
      return [{ player: event.player, seat: event.to }];
    default:
      return [];
  }
};
