import type { Activity } from '#core/rulebook';
import acesCracked from './aces-cracked.ts';
import baccaratBonusHand from './baccarat-bonus-hand.ts';
import blazing7sProgressive from './blazing-7s-progressive.ts';
import bonusHandProgressive10 from './bonus-hand-progressive-1-0.ts';
import bonusHandProgressive11 from './bonus-hand-progressive-1-1.ts';
import deadChips from './dead-chips.ts';
import limitBadBeat from './limit-bad-beat.ts';
import matchFreeBonusPlay from './match-free-bonus-play.ts';
import noLimitBadBeat from './no-limit-bad-beat.ts';
import omahaBadBeat from './omaha-bad-beat.ts';
import paiGowPokerBonusHand from './pai-gow-poker-bonus-hand.ts';
import pokerBonusHandProgressive from './poker-bonus-hand-progressive.ts';
import pokerHighHandBonus from './poker-high-hand-bonus.ts';
import pokerTournaments from './poker-tournaments.ts';
import prizeWheel from './prize-wheel.ts';

/** The approvals of Bay 101, in their order. */
export const BAY_101: readonly Activity[] = [
  pokerBonusHandProgressive,
  deadChips,
  matchFreeBonusPlay,
  bonusHandProgressive10,
  prizeWheel,
  paiGowPokerBonusHand,
  pokerHighHandBonus,
  acesCracked,
  blazing7sProgressive,
  noLimitBadBeat,
  omahaBadBeat,
  limitBadBeat,
  pokerTournaments,
  baccaratBonusHand,
  bonusHandProgressive11,
];
