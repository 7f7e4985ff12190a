import { FORM as HIGH_HAND_FORM } from '../../../web/promotions/high-hand/form.ts';
import { enrollmentOf, left, sittingDown, swiped } from '../../../web/promotions/tracking/command.ts';
import { redemptionOf } from '../../../web/promotions/tracking/elsewhere.ts';
import { FORM } from '../../../web/promotions/tracking/form.ts';
import { CannotBeEntered } from '../cannot.ts';
import { seenEntered } from '../seen.ts';
import { amount, count, type Desk, deskOf, lines, tablesIn, wall } from './desk.ts';

export const TRACKING: Desk<'tracking'> = {
  form: FORM,
  drafted: ({ from, to, creditsPerSwipe, minutesPerCredit, prizes, rewards = {} }, zone) => ({
    from: wall(from, zone),
    to: wall(to, zone),
    credits: creditsPerSwipe === 0 ? '' : count(creditsPerSwipe),
    minutes: count(minutesPerCredit),
    prizes: lines(
      Object.entries(prizes).map(([prize, credits]) => {
        const { value, isMoney } = rewards[prize] ?? {};
        return `${prize} = ${credits}${isMoney === true || value === undefined ? '' : ` = ${amount(value)}`}`;
      }),
    ),
  }),
  run: (command, at) => {
    const { player } = command;
    switch (command.type) {
      case 'EnrollPlayer':
        return enrollmentOf(player);
      case 'SitDown': {
        const isOpen = tablesIn(at.house).some(one => one.isOpen && one.table === command.table);
        if (!isOpen) throw new CannotBeEntered(`a card at table ${command.table}`, 'promotions: a club card');
        return sittingDown(player, command.table);
      }
      case 'SwipeCard':
        return swiped(player);
      case 'LeaveTable':
        return left(player);
      case 'RedeemCredits': {
        const { prizes } = deskOf(at, 'tracking');
        const { prize, showsId } = command;
        if (prizes[prize] === undefined) throw new CannotBeEntered(`the prize ${prize}`, 'promotions: a club card');
        const asked = redemptionOf(at.promotion.promotion, { player, prize, showsId });
        return asked.type === 'RunPromotion' && asked.mechanism === 'tracking' ? asked.command : undefined;
      }
      default:
        throw new CannotBeEntered(command.type, 'promotions: a club card');
    }
  },
};

/** Posted at the floor, card by card; settled at the desk. */
export const HIGH_HAND: Desk<'high-hand'> = {
  form: HIGH_HAND_FORM,
  drafted: ({ from, to }) => ({ from: from.slice(0, MINUTES), to: to.slice(0, MINUTES) }),
  run: (command, { house, written, promotion }) => {
    if (command.type !== 'PostHand') return command;
    const asked = { table: command.table, called: [], activity: promotion.activity };
    return { ...command, seen: seenEntered(asked, command.seen, house, written) };
  },
};

/** `2026-03-02T14:05` */
const MINUTES = 16;
