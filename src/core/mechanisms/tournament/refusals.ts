import { refusals } from '#core/base';

export const SENTENCES = {
  'no-tournament': (f: { activity: string }) => `${f.activity} is no tournament. Choose another activity.`,
  'not-approved-here': (f: { activity: string; what: string }) =>
    `${f.activity} has no approval for ${f.what}. Leave it out.`,
  'item-without-value': (_: Record<never, never>) => 'The prize has no value. Post what it is worth.',
  'percents-not-whole': (f: { sum: number }) =>
    `The percentages add up to ${f.sum}. Let them add up to 100, each above zero.`,
  'bounties-beyond-pool': (f: { bounties: string; pool: string }) =>
    `Bounties of ${f.bounties} come out of a pool of ${f.pool}. Lower them, or let the house guarantee them.`,
  'structure-locked': (_: Record<never, never>) =>
    'Sign-ups have begun. The posted structure stays; plan another event instead.',
  'wrong-stage': (f: { stage: string; needed: string }) =>
    `The event is ${f.stage}. This is done while it is ${f.needed}.`,
  'registered-before': (f: { player: string }) => `${f.player} is registered. Each player registers once.`,
  'unknown-entrant': (f: { player: string }) => `${f.player} is not registered. Register first.`,
  'out-already': (f: { player: string }) => `${f.player} is out already. Check the name.`,
  'none-offered': (f: { what: string }) => `This event has no ${f.what}. Its structure is posted.`,
  'limit-reached': (f: { player: string; what: string; limit: number }) =>
    `${f.player} has had all ${f.limit} of the posted ${f.what}. There are no more.`,
  'sold-beyond-limit': (f: { what: string; sold: number; most: number }) =>
    `${f.sold} of the ${f.what} are sold and ${f.most} are posted. Check the count.`,
  'not-an-even-field': (f: { entrants: number }) => `${f.entrants} cannot be halved. Start with an even number.`,
  'nobody-left': (_: Record<never, never>) => 'Somebody wins each hand. All players cannot go out in one.',
  'eliminator-missing': (f: { player: string }) =>
    `${f.player} carried a bounty. Say who won the hand that put ${f.player} out.`,
  'deal-needs-all': (f: { missing: string }) => `Everybody still in must agree. Not asked yet: ${f.missing}.`,
  'nothing-due': (f: { player: string }) => `Nothing is due to ${f.player}. A place is paid once.`,
  'id-needed': (f: { player: string }) => `${f.player} has shown no ID. Check and copy it before paying.`,
};

export const refuse = refusals(SENTENCES);
