import { dollars } from '#core/money';
import { asking } from '../walks/walk.ts';
import { opening, promotionRoom } from './promotions.ts';
import { offeringOf, type Room } from './room.ts';

export const YEAR = 'paid-collection-rate-for-a-year';
const PLAYS = { game: 'pan-9', isLive: true, isTournament: false };

/** A member and a guest have each won a year of collections at Pan 9, and the cage has handed both over. */
export const yearsWon = (): Room => {
  const room = promotionRoom(offeringOf(YEAR, {}));
  room.do({ type: 'EnrollMember', member: 'm-1', idPaper: 'passport', mayMail: true });
  room.do({ type: 'OpenTable', table: 21, plays: PLAYS });
  const entry = (ticket: string, player: string) => ({ ticket, player, points: 1 });
  const takenOver = { entries: [entry('1', 'm-1'), entry('2', 'stub:2')], wins: [], carried: dollars(0) };
  room.both(opening(YEAR, 'drawing', { takenOver }));
  const ask = asking(YEAR, 'drawing');
  room.do(ask({ type: 'OpenDrawing', game: 'pan-9' }));
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  room.both(ask({ type: 'ClaimPrize', showsId: true, showsProof: true }));
  room.both(ask({ type: 'DrawEntry', ticket: '2' }));
  room.both(ask({ type: 'ClaimPrize', showsId: true, showsProof: true, name: 'Kim Doe' }));
  for (const award of [1, 2]) room.do({ type: 'PayAward', award, method: 'handed-over', formsDone: true });
  return room;
};

export const sitAt21 = (room: Room, seat: number, member?: string): void => {
  const player = member === undefined ? ({ type: 'anonymous' } as const) : ({ type: 'member', id: member } as const);
  room.do({ type: 'SeatPlayer', table: 21, seated: { seat, position: 1, player, role: 'player' } });
};
