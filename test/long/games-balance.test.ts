import { test } from 'node:test';
import { seeded } from '#core/base';
import { settle as settleCrazy4 } from '#core/games/crazy-4-poker';
import { settle as settleFourCard } from '#core/games/four-card-poker';
import { auditRound } from '../games/audit.ts';
import { auditBaccarat, auditHiLoDay } from '../games/other-games.ts';
import { randomCrazy4Round, randomFourCardRound, randomFrom } from '../games/random-rounds.ts';

const ROUNDS = 1_000_000;

test('[TBL-8] Crazy 4 Poker: money in equals money out over a million random rounds', () => {
  const random = randomFrom(20_261_115);
  for (let i = 0; i < ROUNDS; i += 1) {
    const round = randomCrazy4Round(random);
    auditRound(round, settleCrazy4(round));
  }
});

test('[TBL-8] Four-Card Poker: money in equals money out over a million random rounds', () => {
  const random = randomFrom(20_261_116);
  for (let i = 0; i < ROUNDS; i += 1) {
    const round = randomFourCardRound(random);
    auditRound(round, settleFourCard(round));
  }
});

test('[BAC-7] punto banco: what the players win is what the bank pays, over a million random rounds', () => {
  const random = seeded(20_261_117);
  for (let i = 0; i < ROUNDS; i += 1) auditBaccarat(random);
});

test('[HLP 3] Hi-Lo: every prize and every step of the progressive agree with the printed ladder, over a million games', () => {
  const random = seeded(20_261_118);
  for (let i = 0; i < ROUNDS / 9; i += 1) auditHiLoDay(random);
});
