import { z } from 'zod';
import { type Claim, type ClaimCommand, claimAfter, UNVERIFIED } from '#core/claim';
import { cents } from '#core/money';
import type { Activity, Unclaimed } from '#core/rulebook';
import { parseMoment } from '#core/time';
import { findActivity } from '../../rulebook/index.ts';
import { differs } from './differs.ts';

const CLOCK = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

const Moment = z.string().transform((text, context): Temporal.Instant => {
  const moment = parseMoment(CLOCK, text);
  if (moment.ok) return moment.value;
  context.addIssue(moment.message);
  return z.NEVER;
});

const Step = z.object({ at: Moment, do: z.enum(['verify', 'present-id', 'pay', 'tick']) });
type Step = z.output<typeof Step>;

export const ClaimScenario = z.object({
  activity: z.string(),
  cents: z.int().transform(cents),
  timeline: z.array(Step).min(1),
  expect: z.object({
    state: z.string().optional(),
    returnedTo: z.string().optional(),
    refused: z.boolean().optional(),
    refusedAt: z.int().optional(),
  }),
});
type Scenario = z.output<typeof ClaimScenario>;

/** Kind `claim`: from the hand to the payment, or to where the unclaimed money goes. */
export const claim = (scenario: unknown): readonly string[] => {
  const given = ClaimScenario.parse(scenario);
  const activity = findActivity(given.activity);
  if (activity === undefined) return [`there is no activity ${given.activity}`];
  const { end, refusedAt } = follow(activity, given);
  const { expect } = given;
  return [
    ...differs('state', expect.state, STATES[end.state]),
    ...differs('returnedTo', expect.returnedTo, end.state === 'forfeited' ? accountOf(end.to) : undefined),
    ...differs('refused', expect.refused, refusedAt !== undefined),
    ...differs('refusedAt', expect.refusedAt, refusedAt),
  ];
};

/** Goes through the timeline; before each step the clock is looked at, as the house does. */
const follow = (activity: Activity, { timeline, cents: posted }: Scenario) => {
  let end: Claim = UNVERIFIED;
  let refusedAt: number | undefined;
  for (const [place, { at, do: what }] of timeline.entries()) {
    const step = commandOf(what, { wonAt: timeline[0]!.at, posted });
    for (const command of [{ type: 'LetTimePass' }, step] as const) {
      const after = claimAfter(activity, end, command, { now: at, clock: CLOCK });
      if (after.ok) end = after.value;
      else refusedAt ??= place;
    }
  }
  return { end, refusedAt };
};

const commandOf = (
  what: Step['do'],
  win: Pick<Extract<ClaimCommand, { type: 'VerifyWin' }>, 'wonAt' | 'posted'>,
): ClaimCommand => {
  switch (what) {
    case 'verify':
      return { type: 'VerifyWin', ...win };
    case 'present-id':
      return { type: 'ShowId' };
    case 'pay':
      return { type: 'PayPrize' };
    case 'tick':
      return { type: 'LetTimePass' };
  }
};

const STATES: Readonly<Record<Claim['state'], string>> = {
  unverified: 'unverified',
  'awaiting-id': 'awaiting-id',
  held: 'held-30-days',
  payable: 'payable',
  paid: 'paid',
  forfeited: 'forfeited',
};

const accountOf = (to: Unclaimed): string => (to.type === 'reserve-of' ? `${to.activity}:reserve` : to.type);
