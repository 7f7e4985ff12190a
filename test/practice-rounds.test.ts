import { test } from 'node:test';
import { coupGame, POKER } from '../src/web/practice/games.ts';
import { coupPlayer, pokerPlayer } from './games/practice-players.ts';
import { agrees } from './games/practice-rounds.ts';

/** The edges are those that `houseway odds` answers. */
test('[PRA-3] a few rounds played as the coach says go as the exact odds: a million of them in test/long', async () => {
  agrees('Crazy 4 Poker', 150, -0.034_189, pokerPlayer(await POKER['crazy-4-poker'](), 'few'));
  agrees('Four-Card Poker', 150, -0.027_879, pokerPlayer(await POKER['four-card-poker'](), 'few'));
  agrees('Banker', 4_000, -0.010_579, coupPlayer(await coupGame(), 'banker', 'few'));
});
