import type { Regulation } from '#core/rulebook';

/**
 * What the law asks of a house and of a program like this one, in our words. Where California has no rule of its own,
 * the strictest published one is taken as the measure and named. No legal advice: a house asks its own counsel.
 */
export const REGULATIONS: readonly Regulation[] = [
  {
    id: 'REG-M1',
    text: 'A jackpot goes down only when a win is paid, a fault or a mistaken win is corrected on record by two people, the part above a limit is moved on, or an excluded person’s prize leaves it. Anything else that would lower it is refused.',
    source: 'WAC 230-15-695; the California approvals',
  },
  {
    id: 'REG-M2',
    text: 'A cap is set at or above what the jackpot holds, and is posted at the game.',
    source: 'WAC 230-15-685',
  },
  {
    id: 'REG-M4',
    text: 'The last 25 hits of each jackpot can be shown: when, at which table and seat, with which hand, how much, and who verified it.',
    source: '9 NYCRR 5320.8, which asks less',
  },
  {
    id: 'REG-M5',
    text: 'Where a jackpot began and every rise and fall are recorded, so that it can be rebuilt for any moment.',
    source: 'WAC 230-15-685',
  },
  {
    id: 'REG-M6',
    text: 'Nothing about a jackpot changes while it runs. It is taken out of service by two people, changed, and the change holds from the next round.',
    source: '9 NYCRR 5321.18',
  },
  {
    id: 'REG-M7',
    text: 'Two wins close together are recorded in their true order, and the second is paid from what the first left.',
    source: '9 NYCRR 5321.18',
  },
  {
    id: 'REG-M8',
    text: 'A win is on the signs within 30 seconds: which position won, how much, and where the jackpot starts again.',
    source: 'Arkansas EGS 29.1(d); NMAC 15.1.24.12(B)',
  },
  {
    id: 'REG-M9',
    text: 'After a crash, a power cut or a lost line everything is as it was before. While the line is down, no fee is taken.',
    source: 'NJAC 13:69E-1.39B',
  },
  {
    id: 'REG-M10',
    text: 'At its start the program checks itself, its settings and its journal. If something is wrong it stays out of service and says why.',
    source: '9 NYCRR 5321.18',
  },
  {
    id: 'REG-M12',
    text: 'Signs say the cap, who wins which part, and that a part of the fee pays for the next jackpot.',
    source: 'WAC 230-15-685(4) and 230-15-060(3); OAC 3772-11-29',
  },
  {
    id: 'REG-M14',
    text: 'Fees that are too many or come too fast for one table raise an alarm and are not silently taken.',
    source: 'NJAC 13:69E-1.39A',
  },
  {
    id: 'REG-F1',
    text: 'The house keeps the money in trust: pools and reserves belong to the players, by double entry, for each activity, table and day.',
    source: 'WAC 230-15-671; 1 CCR 207-1',
  },
  {
    id: 'REG-F3',
    text: 'Jackpot drops are counted apart from collections, for each table and gaming day, by two people, and compared with what was recorded; differences are listed.',
    source: '4 CCR 12385(a)(2), which asks for designated licensed people; two is our measure, as in 25 CFR 543',
  },
  {
    id: 'REG-F4',
    text: 'Payout slips are numbered without gaps and never change. A slip has the table, seat, hand, time, amount, method, tax, who prepared it and who approved it.',
    source: 'NJAC 13:69D-1.40',
  },
  {
    id: 'REG-F5',
    text: 'The record of a win says that the cards were shown and the deck was counted. From a set amount on, the hand and the rest of the deck are sealed under a number and kept for seven days.',
    source: 'WAC 230-15-405',
  },
  {
    id: 'REG-F8',
    text: 'Which tax form a payment needs follows from a table with dates, never from a fixed number.',
    source: 'Public Law 119-21; IRS instructions to Forms W-2G and 1099-MISC',
    from: '2026-01-01',
  },
  {
    id: 'REG-F9',
    text: 'Prizes that nobody claims are listed with their age and go where the approval says, on the day it says.',
    source: 'the California approvals',
  },
  {
    id: 'REG-D2',
    text: 'Draws are numbered one after another and the count is never set back; each draw, each redraw and its reason are recorded.',
    source: 'WAC 230-11',
  },
  {
    id: 'REG-D3',
    text: 'Chance is cryptographic and unbiased, passes the usual tests at 99 percent, and a selection that was interrupted comes out unchanged.',
    source: '25 CFR 547.14; 58 Pa. Code 810a.5; AGCO 21.1',
  },
  {
    id: 'REG-D4',
    text: 'Nobody, whatever their role, can choose a winner or force a hit.',
    source: 'our own measure, from the rules on chance',
  },
  {
    id: 'REG-D5',
    text: 'How each tournament fee, rebuy and add-on is split is published before sign-up and locked after. Director and cage sign the summary, and the log is kept seven years.',
    source: '4 CCR 12312(a); Fla. Admin. Code 75-11; the California approvals',
  },
  {
    id: 'REG-A1',
    text: 'Everybody signs on as themselves. A person who leaves is locked at once, and access is reviewed on a schedule.',
    source: 'former 25 CFR 543.16, replaced in 2012; its 72 hours and quarters are settings',
  },
  {
    id: 'REG-A2',
    text: 'Nobody reaches settings or a large payout alone: two different people, and nobody approves what they prepared.',
    source: 'NMAC 15.1.24.12(A); NJAC 13:69D-1.52',
  },
  {
    id: 'REG-A3',
    text: 'Every override, void, correction, change of a setting and failed sign-on is in the journal, which only grows, shows tampering, and can be checked without its administrator.',
    source: 'Nevada IT MICS',
  },
  {
    id: 'REG-A4',
    text: 'A regulator can read and export everything without help, and change nothing.',
    source: 'NJAC 13:69O-1.8',
  },
  {
    id: 'REG-A6',
    text: 'Training and live data never mix: a house for training says so on every screen, slip and report.',
    source: 'our own measure, from the rules on testing',
  },
  {
    id: 'REG-A7',
    text: 'A second copy of the log is kept where the administrator of the house has no rights, by somebody without conflicting duties; both are compared by themselves, and differences are told.',
    source: 'NJAC 13:69O-1.8(a), taken as the measure',
  },
  {
    id: 'REG-A8',
    text: 'All stations go by the time of the house and show how far they are off; a device that is further off than the limit draws and pays nothing.',
    source: 'AGCO ERS 4.1.3, taken as the measure; 4 CCR 12396(a)(1)',
  },
  {
    id: 'REG-S1',
    text: 'Each version has a class, a test apart from live data, an approval by somebody who did not write it, a way back that was tried, and an entry in the log with version, people and time; without these it runs no live house.',
    source: 'OAC 3775-16-02(A), (B); AGCO 1.33; NJAC 13:69O-1.8(e), taken as the measure',
  },
  {
    id: 'REG-S2',
    text: 'A house for training refuses live data, and a live house refuses training data.',
    source: '58 Pa. Code 810a.6, taken as the measure',
  },
  {
    id: 'REG-S3',
    text: 'An emergency change is marked as one, and opens tasks for notice within one business day and release notes within three.',
    source: 'NJAC 13:69D-2.3(g), taken as the measure',
  },
  {
    id: 'REG-S4',
    text: 'Changed program files are noticed while the program runs, and an outsider can compare version and signature without trusting the program.',
    source: 'AGCO 1.34; WAC 230-11-310(3), taken as the measure',
  },
  {
    id: 'REG-S6',
    text: 'The program makes no connection outward and accepts none from outside the network of the house; each exception is named.',
    source: 'WAC 230-11-310; AGCO ERS 4.1.8, taken as the measure',
  },
  {
    id: 'REG-S7',
    text: 'An incident starts the clocks of the law: persons whose data was exposed within 30 days, the Attorney General 15 days later if over 500; the Bureau within five days of a system failure, of misuse, or of a log that was not synchronized for over 24 hours.',
    source: 'Civil Code 1798.82; 4 CCR 12290(c), taken as the measure',
  },
  {
    id: '4 CCR 12463-12464',
    text: 'A person on an exclusion or restriction list takes no part and is sent no offers; that person’s unredeemed prizes go to the state’s program fund.',
    source: '4 CCR 12463(a) and 12464(a)(5), (a)(6)',
  },
  {
    id: 'B&P 19921',
    text: 'Nobody below the minimum age plays, enters or collects, and the age is read from a government document.',
    source: 'Business and Professions Code 19921 and 19941(a)(1), (d)',
  },
];
