import { refusals } from '#core/base';

export const SENTENCES = {
  'no-tracking': (f: { activity: string }) => `${f.activity} does not track play. Choose a promotion that does.`,
  'may-not-enrol': (f: { why: string }) => `This person may not take part. Not met: ${f.why}.`,
  'enrolled-before': (f: { player: string }) => `${f.player} has a card in this promotion already.`,
  'not-enrolled': (f: { player: string }) => `${f.player} has no card in this promotion. Enrol them first.`,
  'play-not-tracked': (f: { activity: string }) =>
    `No club cards are tracked for ${f.activity}. Hours come from swiped cards alone: open the tracking first.`,
  'tracked-several-times': (f: { promotions: string }) =>
    `Play is tracked in several promotions: ${f.promotions}. Name the one that counts.`,
  'reward-not-valued': (f: { prize: string }) =>
    `What ${f.prize} is worth is not declared. Declare it: prizes for credits lie within the approved range.`,
  'card-sits-elsewhere': (f: { player: string; known: number; table: number }) =>
    `${f.player} sits at table ${f.known}, not at table ${f.table}. Move the seat first.`,
  'not-seated': (_: Record<never, never>) => 'This player is at no table. There is nothing to leave.',
  'wrong-pin': (_: Record<never, never>) => 'The PIN is not right. Nothing of the account is shown without it.',
  'redeem-needs-id': (_: Record<never, never>) => 'Credits are redeemed with unexpired photo ID only. Ask for it now.',
  'redeem-outside-period': (f: { from: string; to: string }) =>
    `Credits are redeemed from ${f.from} to ${f.to} only. Outside that they have lapsed.`,
  'unknown-reward': (f: { prize: string; known: string }) =>
    `There is no prize ${f.prize} for credits. There are: ${f.known}.`,
  'credits-short': (f: { prize: string; costs: number; has: number }) =>
    `${f.prize} costs ${f.costs} credits and the card has ${f.has}. Play on, or choose a smaller prize.`,
};

export const refuse = refusals(SENTENCES);
