import { Level, TournamentBoard, TournamentDesk, TournamentLog } from '#core/mechanisms/tournament';
import { Amount } from '#core/money';
import { exactly, list, number, object, optional, record, Text, Whole, yes } from '#core/shape';
import { PROMOTION_SHOWN } from './answers-promotions.ts';

const EVENT = { ...PROMOTION_SHOWN, mechanism: exactly('tournament'), board: TournamentBoard };
export const ListedTournament = object(EVENT);

const Names = record(Text, Text);
export const NamedLogAnswer = object({ players: Names, staff: Names, html: Text });

/** What is answered about tournaments, besides a page of them and what is printed. */
export const TOURNAMENT_ANSWERS = {
  tournament: object({ ...EVENT, desk: TournamentDesk }),
  tournamentLog: TournamentLog,
  tournamentLevels: object({
    levels: list(Level),
    ends: object({ minutes: number(), level: Whole, isReached: yes }),
  }),
  tournamentPayout: object({ percents: list(number()), amounts: optional(list(Amount)) }),
  tournamentWorth: object({ worth: list(Amount) }),
};
