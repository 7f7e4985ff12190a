import { NOTHING } from '#core/money';
import { type Silence, silent } from '#core/rulebook';

/** Where an approval says nothing. A file writes `silent(...)` only where this is read otherwise for its activity. */
export const SILENCE: Silence = {
  eligibility: {
    seated: silent('required'),
    backline: silent('ineligible'),
    playerDealer: silent('eligible'),
    propositionPlayers: silent('ineligible'),
    employeesOnDuty: silent('ineligible'),
    employeesOffDuty: silent('ineligible'),
    playersMin: { ...silent(0), counted: 'dealt-in' },
    playersMax: silent('base-game'),
    potMin: silent(NOTHING),
    tournamentTables: silent('ineligible'),
    photoId: silent('required'),
    presence: silent('not-required'),
    wager: silent('not-required'),
    fee: silent('not-required'),
    showdown: silent('not-required'),
    allIn: silent('completes-bets'),
    folded: silent('ineligible'),
    misdeal: silent('disqualifies'),
    fouledDeck: silent('disqualifies'),
    discussion: silent('counts'),
    missedBlind: silent('eligible'),
    severalHands: silent('each'),
    prizeLimit: silent('none'),
    playerCard: silent('not-required'),
  },
  claims: { clock: { type: 'no-limit' }, unclaimedTo: { type: 'held' }, paidBy: 'casino staff', paperworkFirst: false },
  settlement: { holders: 'seated', unpayable: 'stays', odd: { type: 'down' } },
  noPurchaseRules: [
    'Anyone who asks may play without a purchase, on the same terms.',
    'No fee and no live wager at such a table.',
  ],
};
