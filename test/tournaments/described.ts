import assert from 'node:assert/strict';
import { BY_NAME, READ_CONTRACTS } from '#api/schemas';
import type { Tournament, TournamentEvent } from '#core/mechanisms/tournament';
import { check, type Shape } from '#core/shape';
import { tournamentLog } from '../../src/core/mechanisms/tournament/log.ts';
import { tournamentBoard, tournamentDesk } from '../../src/core/mechanisms/tournament/view.ts';

const EVENT = { promotion: 'e', activity: 'GETR-000056', mechanism: 'tournament', openedAt: '2026-05-02T19:00:00Z' };
const MOVED = { type: 'PromotionMoved', promotion: 'e', activity: 'GETR-000056', mechanism: 'tournament' };
const HEADING = {
  establishment: 'Houseway',
  name: 'e',
  startedAt: '2026-05-02T12:00',
  games: [],
};

/** An event as the network would answer it: its state, its board, its desk, its log and what happened. API-16 */
export const requireDescribed = (tournament: Tournament, events: readonly TournamentEvent[]): void => {
  const { structure } = tournament;
  const [board, desk] = [tournamentBoard(tournament), tournamentDesk(tournament)];
  fits(READ_CONTRACTS.promotion.answer, { ...EVENT, posted: { structure }, desk });
  fits(READ_CONTRACTS.tournament.answer, { ...EVENT, name: 'Poker Tournaments', board, desk });
  fits(READ_CONTRACTS.tournamentLog.answer, tournamentLog(tournament, HEADING));
  const moved = { ...MOVED, at: EVENT.openedAt, by: 'director', bookings: [], events };
  fits(BY_NAME.preview.answer, { events: [moved] });
};

const fits = (shape: Shape<unknown>, answer: unknown): void => {
  const fit = check(shape, JSON.parse(JSON.stringify(answer)));
  assert.ok(fit.ok, fit.ok ? '' : fit.fields);
};
