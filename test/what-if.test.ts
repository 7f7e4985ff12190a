import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { COUNTED } from '#core/odds/counted';
import { activitySubject, chancesOf, countedLine, offeringBet } from '#core/odds/house';
import { emptyOffering, type Offering } from '#core/rulebook';
import { emptyWhatIf, whatIfOptions } from '#entry/offering';
import { RULEBOOK } from '../rulebook/index.ts';
import { questionsOf } from '../scripts/odds-counted.ts';
import { chosenOf } from './whole.ts';

type Hours = NonNullable<Offering['times']>['hours'];

const activityOf = (id: string) => RULEBOOK.find(one => one.id === id)!;

/** An offering as the form gives it, and the same by the options of the command. */
const SAME: readonly (readonly [id: string, filledIn: Partial<Offering>, options: Record<string, string>])[] = [
  [
    'GEAR-001128',
    { seed: { main: dollars(5_000) }, reseed: { main: dollars(2_000) } },
    { seed: 'main=5000', reseed: 'main=2000' },
  ],
  ['GEGA-004430', { seed: { main: dollars(1_000) } }, { seed: 'main=1000' }],
  ['GEAR-001123', {}, {}],
];
for (const [id, filledIn, options] of SAME) {
  test(`[OFC-12] ${id}: what the form shows is what \`houseway odds\` answers`, () => {
    const activity = activityOf(id);
    const offering: Offering = { ...emptyOffering(activity), ...filledIn };
    const table = { tables: '6', 'rounds-per-hour': '25', 'hours-per-day': '20', deals: '2000' };
    const shown = offeringBet(activity, offering).ask(table, () => undefined);
    const told = activitySubject(activity).bets[0]!.ask({ ...table, ...options }, () => undefined);
    assert.ok(shown.ok && told.ok);
    assert.deepEqual(shown.value, told.value);
  });
}

test('[OFC-12] an amount outside the approval is refused with its clause, as the form says it', () => {
  const activity = activityOf('GEAR-001128');
  const offering = { ...emptyOffering(activity), seed: { main: dollars(9_999_999) } };
  const refused = offeringBet(activity, offering).ask({}, () => undefined);
  assert.ok(!refused.ok);
  assert.match(refused.message, /isn't approved/);
});

test('[OFC-12] the chances that were worked out before belong to the approvals as they are', () => {
  const keys = new Set(
    RULEBOOK.flatMap(activity =>
      questionsOf(activity).flatMap(given => {
        const asked = chancesOf(activity, given);
        return asked.ok ? [asked.value.key] : [];
      }),
    ),
  );
  assert.ok(Object.keys(COUNTED).length > 0);
  assert.deepEqual(
    Object.keys(COUNTED).filter(key => !keys.has(key)),
    [],
    'run node scripts/odds-counted.ts',
  );
});

const STORED = RULEBOOK.flatMap(activity =>
  questionsOf(activity).flatMap(given => {
    const asked = chancesOf(activity, given);
    const lines = asked.ok ? COUNTED[asked.value.key] : undefined;
    return asked.ok && lines !== undefined
      ? [{ name: `${activity.id} ${given['game']}`, asked: asked.value, lines }]
      : [];
  }),
);
/** Each kind of question, where it is soon answered; some take minutes. */
const SOON = [
  'GEAR-001277 texas-holdem',
  'GEAR-001220 face-up-pai-gow-poker',
  'GEAR-001422 ez-baccarat-panda-8',
  'ca-asian-jackpot-1 pai-gow-tiles',
];
const SAMPLE = STORED.filter(({ name }) => SOON.includes(name));
test('the sample of the chances is there', () => assert.ok(SAMPLE.length >= SOON.length));
for (const { name, asked, lines } of chosenOf(SAMPLE, STORED)) {
  test(`[OFC-12] worked out again, the chances of ${name} are the same`, () => {
    assert.deepEqual(asked.chances().map(countedLine), lines);
  });
}

test('[OFC-12] the hours a day are those that are posted; what is typed becomes the options of the command', () => {
  const offering = (hours: Hours): Offering => ({
    ...emptyOffering(activityOf('GEAR-001128')),
    times: { hours },
  });
  const weekend: Hours = [{ days: ['Friday', 'Saturday'], hours: { from: '18:00', to: '02:00' } }];
  assert.equal(emptyWhatIf('blackjack', offering('all')).hoursPerDay, '24');
  assert.equal(emptyWhatIf('blackjack', offering(weekend)).hoursPerDay, '2', '16 hours in 7 days');
  const draft = { ...emptyWhatIf('omaha', offering('all')), reserve: '$2,500.50', players: ' 8 ' };
  assert.deepEqual(whatIfOptions(draft), {
    game: 'omaha',
    tables: '4',
    'rounds-per-hour': '30',
    'hours-per-day': '24',
    players: '8',
    paying: '100',
    reserve: '2500.50',
  });
});
