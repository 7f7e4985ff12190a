import { BACKING_OUT, type Feature, type HouseView, may, staffOfAward, staffWhoWon, withPin } from '#core/state';
import { BACK_OUT_COMMANDS } from './back-out.ts';
import { AWARD_EVENTS } from './evolve.ts';
import { PAYMENT_COMMANDS } from './payments.ts';
import { PLAY_COMMANDS } from './play.ts';
import { AwardCommand, AwardEvent } from './shape.ts';

const PAYING = may(['floor', 'supervisor', 'cage'], ['floor', 'cage']);

const WATCHING = may(['surveillance'], ['floor', 'compliance', 'office']);

/** Surveillance looks at all the prizes of a hand at once. */
const staffOfReview = (house: HouseView, { review }: { readonly review: number }): readonly string[] =>
  [...house.awards.values()].filter(award => award.review === review).flatMap(award => staffWhoWon(house, award));

/** Prizes from the award to the winner, with their claims and slips. */
export const AWARDS: Feature<AwardCommand, AwardEvent, 'PayAward' | 'BackOutPayment' | 'BackOutAward'> = {
  shapes: { command: AwardCommand, event: AwardEvent },
  decide: { ...PAYMENT_COMMANDS, ...PLAY_COMMANDS, ...BACK_OUT_COMMANDS },
  evolve: AWARD_EVENTS,
  may: {
    ShowId: PAYING,
    PayAward: withPin(PAYING),
    PrintSlip: PAYING,
    RecordWinner: PAYING,
    EraseWinner: may(['compliance', 'administrator'], ['compliance', 'office']),
    ConfirmPlay: WATCHING,
    DoubtPlay: WATCHING,
    ReimburseTray: withPin(may(['cage'], ['cage'])),
    BackOutPayment: may(['supervisor', 'cage'], ['floor', 'cage']),
    // The cashier who sees the ID is where a winner turns out to be too young.
    BackOutAward: may([...BACKING_OUT.roles, 'cage'], [...BACKING_OUT.stations, 'cage']),
  },
  seconds: {
    PayAward: ['floor', 'supervisor', 'cage', 'surveillance', 'accounting', 'compliance'],
    BackOutPayment: ['supervisor', 'accounting', 'compliance'],
    BackOutAward: ['supervisor', 'accounting', 'compliance'],
  },
  concerns: {
    ShowId: staffOfAward,
    PayAward: staffOfAward,
    BackOutPayment: staffOfAward,
    BackOutAward: staffOfAward,
    ConfirmPlay: staffOfReview,
    DoubtPlay: staffOfReview,
  },
};
