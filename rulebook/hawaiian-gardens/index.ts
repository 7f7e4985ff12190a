import type { Activity } from '#core/rulebook';
import beatTheDealer from './beat-the-dealer.ts';
import bigSpin from './big-spin.ts';
import blackjackPokerCarDrawing from './blackjack-poker-car-drawing.ts';
import blazingSevensProgressive from './blazing-sevens-progressive.ts';
import caAsianJackpot1 from './ca-asian-jackpot-1.ts';
import caAsianJackpot2 from './ca-asian-jackpot-2.ts';
import caAsianJackpot3 from './ca-asian-jackpot-3.ts';
import caAsianJackpot4 from './ca-asian-jackpot-4.ts';
import caAsianJackpot5 from './ca-asian-jackpot-5.ts';
import caAsianProgressiveBadBeat from './ca-asian-progressive-bad-beat.ts';
import carDrawing from './car-drawing.ts';
import carGiveaway from './car-giveaway.ts';
import caribbeanStudBonusHands from './caribbean-stud-bonus-hands.ts';
import caribbeanStudJackpot from './caribbean-stud-jackpot.ts';
import cashDrawing from './cash-drawing.ts';
import cashInAFlash from './cash-in-a-flash.ts';
import doubleOrNothingSitNGo from './double-or-nothing-sit-n-go.ts';
import fastCashJackpots from './fast-cash-jackpots.ts';
import fortune7BaccaratProgressive from './fortune-7-baccarat-progressive.ts';
import fortunePaiGowPokerProgressive from './fortune-pai-gow-poker-progressive.ts';
import fourOfAKindPoker from './four-of-a-kind-poker.ts';
import highHandHappyHours from './high-hand-happy-hours.ts';
import highHandPromotion from './high-hand-promotion.ts';
import luckyTableDrawing from './lucky-table-drawing.ts';
import marchMadnessBracket from './march-madness-bracket.ts';
import matchPlayFreePlay from './match-play-free-play.ts';
import paidCollectionRateForAYear from './paid-collection-rate-for-a-year.ts';
import playerTrackingRewards from './player-tracking-rewards.ts';
import pocketAcesCracked from './pocket-aces-cracked.ts';
import pokerStyleJackpotCharts from './poker-style-jackpot-charts.ts';
import proFootball from './pro-football.ts';
import royalFlushOnTheFlop from './royal-flush-on-the-flop.ts';
import shuffleMasterClassicQualifier from './shuffle-master-classic-qualifier.ts';
import splashPot from './splash-pot.ts';
import sportsPromotion from './sports-promotion.ts';
import threeCardPokerProgressive from './three-card-poker-progressive.ts';
import threeOfAKindOnTheFlop from './three-of-a-kind-on-the-flop.ts';
import ultimateTexasHoldemProgressive from './ultimate-texas-holdem-progressive.ts';
import wheelOfCards from './wheel-of-cards.ts';

/** The approvals of Hawaiian Gardens Casino, in their order. */
export const HAWAIIAN_GARDENS: readonly Activity[] = [
  beatTheDealer,
  bigSpin,
  blackjackPokerCarDrawing,
  blazingSevensProgressive,
  caAsianProgressiveBadBeat,
  caAsianJackpot1,
  caAsianJackpot2,
  caAsianJackpot3,
  caAsianJackpot4,
  caAsianJackpot5,
  carDrawing,
  carGiveaway,
  caribbeanStudBonusHands,
  caribbeanStudJackpot,
  cashDrawing,
  cashInAFlash,
  fastCashJackpots,
  fortune7BaccaratProgressive,
  fourOfAKindPoker,
  pokerStyleJackpotCharts,
  highHandHappyHours,
  highHandPromotion,
  luckyTableDrawing,
  marchMadnessBracket,
  matchPlayFreePlay,
  paidCollectionRateForAYear,
  playerTrackingRewards,
  pocketAcesCracked,
  doubleOrNothingSitNGo,
  proFootball,
  royalFlushOnTheFlop,
  shuffleMasterClassicQualifier,
  splashPot,
  sportsPromotion,
  threeCardPokerProgressive,
  threeOfAKindOnTheFlop,
  ultimateTexasHoldemProgressive,
  wheelOfCards,
  fortunePaiGowPokerProgressive,
];
