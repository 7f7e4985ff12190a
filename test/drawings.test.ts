import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lotAt, pointsIn } from '#core/draws';
import {
  chances,
  type DrawingCommand,
  type DrawingEvent,
  type DrawingRule,
  drawingRule,
} from '#core/mechanisms/drawing';
import { type Cents, cents, dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import type { Holder } from '#core/state';
import { decideDrawing } from '../src/core/mechanisms/drawing/decide.ts';
import { evolveDrawing, newDrawing } from '../src/core/mechanisms/drawing/evolve.ts';
import { type Drawing, IN_VAIN } from '../src/core/mechanisms/drawing/shape.ts';
import { explainInVain } from './promotions/explain-in-vain.ts';
import { factsAt } from './promotions/facts.ts';
import { approved, offeringOf } from './promotions/offering.ts';

const NOON = Temporal.Instant.from('2026-03-05T20:00Z');

const ruleOf = (key: string, chosen: Partial<Offering> = {}, keepsDrum = false): DrawingRule => {
  const rule = drawingRule(approved(key), offeringOf(key, chosen));
  assert.ok(rule.ok);
  return { ...rule.value, keepsDrum };
};

type Step = DrawingCommand & { readonly after?: number };
type People = Readonly<Record<string, Holder>>;
type Known = NonNullable<Parameters<typeof factsAt>[1]>;

const contextAt = (seconds: number, people: People = {}, known: Known = {}) =>
  factsAt(NOON.add({ seconds }), { people, ...known });

/** Goes through the steps, `after` seconds from noon; the state at the end, all events, and where it was refused. */
const go = (rule: DrawingRule, start: Drawing, steps: readonly Step[], people: People = {}, known: Known = {}) => {
  let drawing = start;
  const events: DrawingEvent[] = [];
  for (const { after = 0, ...command } of steps) {
    const decide = (one: DrawingCommand) => decideDrawing(rule, drawing, one, contextAt(after, people, known));
    const asked = decide(command);
    // The desk is told what is missing, and forfeits the entry.
    const isShort = command.type === 'ClaimPrize' && !asked.ok && asked.code === 'claim-falls-short';
    const decision = isShort ? decide({ ...command, forfeits: true }) : asked;
    if (!decision.ok) return { drawing, events, code: decision.code, clause: decision.clause };
    events.push(...decision.events);
    drawing = decision.events.reduce(evolveDrawing, drawing);
  }
  return { drawing, events };
};

const drum = (...tickets: readonly string[]): Drawing =>
  newDrawing(tickets.map(ticket => ({ ticket, player: ticket.slice(0, 3), points: 1 })));
const cards = (points: Readonly<Record<string, number>>): Drawing =>
  newDrawing(Object.entries(points).map(([ticket, sum]) => ({ ticket, player: ticket.slice(0, 3), points: sum })));

const open: Step = { type: 'OpenDrawing' };
const draw = (ticket: string, after = 0): Step => ({ type: 'DrawEntry', ticket, after });
const claim = (after: number, shows: { id?: boolean; proof?: boolean } = {}): Step => ({
  type: 'ClaimPrize',
  showsId: shows.id ?? true,
  showsProof: shows.proof ?? true,
  isNameSame: true,
  after,
});
const wait = (after: number): Step => ({ type: 'LetTimePass', after });
const winners = ({ drawing }: { readonly drawing: Drawing }): readonly string[] =>
  drawing.wins.map(({ ticket }) => ticket);
const inVain = ({ events }: { readonly events: readonly DrawingEvent[] }): readonly string[] =>
  events.flatMap(event => (event.type === 'DrawnInVain' ? [`${event.ticket} ${event.why}`] : []));

const CASH = ruleOf('cash-drawing', { prizes: { cash: dollars(100) } });

/** The minutes each approval gives, and what it asks for. */
const CLAIMS: readonly [activity: string, chosen: Partial<Offering>, seconds: number, proof: 'stub' | 'none'][] = [
  ['beat-the-dealer', { prizes: { drawing: dollars(50) } }, 180, 'stub'],
  ['big-spin', {}, 180, 'stub'],
  ['blackjack-poker-car-drawing', {}, 180, 'stub'],
  ['car-drawing', { charts: ['A'] }, 180, 'stub'],
  ['GEGA-004088', { prizes: { drawing: dollars(25_000) } }, 180, 'stub'],
  ['cash-drawing', { prizes: { cash: dollars(100) } }, 180, 'stub'],
  ['high-hand-promotion', { charts: ['absent-1'], prizes: { ticket: dollars(500) } }, 180, 'stub'],
  ['GEAR-001220', { charts: ['A'] }, 120, 'none'],
  ['wheel-of-cards', { charts: ['B'] }, 180, 'none'],
];
for (const [activity, chosen, seconds, proof] of CLAIMS) {
  const rule = ruleOf(activity, chosen);
  test(`[DRW-6] [${activity} Verification] ${seconds} seconds to come forward, the last one included`, () => {
    assert.deepEqual(winners(go(rule, drum('ann1'), [open, draw('ann1'), claim(seconds)])), ['ann1']);
    const late = go(rule, drum('ann1'), [open, draw('ann1'), claim(seconds + 1)]);
    assert.equal(late.code, 'came-too-late');
    assert.equal(late.clause?.startsWith(activity), true);
    const absent = go(rule, drum('ann1', 'bob1'), [open, draw('ann1'), wait(seconds + 1)]);
    assert.deepEqual(inVain(absent), ['ann1 absent']);
  });
  test(`[DRW-6] [${activity} Verification] the stub is ${proof === 'stub' ? '' : 'not '}asked for`, () => {
    const shown = go(rule, drum('ann1'), [open, draw('ann1'), claim(10, { proof: false })]);
    assert.deepEqual(winners(shown), proof === 'stub' ? [] : ['ann1']);
  });
}

test('[DRW-6] [car-drawing How it runs 8] in version B the club card is shown instead of a stub', () => {
  const rule = ruleOf('car-drawing', { charts: ['B'] });
  assert.equal(rule.terms.proof, 'club-card');
  const without = go(rule, cards({ ann1: 3 }), [open, draw('ann1'), claim(10, { proof: false })]);
  assert.deepEqual(inVain(without), ['ann1 no-proof']);
});

test('[DRW-6] nobody else is drawn while the drawn player has time', () => {
  const early = [open, draw('ann1'), draw('bob1', 60)];
  assert.equal(go(CASH, drum('ann1', 'bob1'), early).code, 'drawn-may-still-claim');
  assert.equal(go(CASH, drum('ann1'), [open, draw('ann1'), wait(60)]).code, 'drawn-may-still-claim');
  assert.equal(go(CASH, drum('ann1'), [open, draw('ann1'), { type: 'CloseDrawing' }]).code, 'drawn-may-still-claim');
});

test('[DRW-3] a ticket drawn without a win never comes back, the player’s other ticket may still win', () => {
  const end = go(CASH, drum('ann1', 'ann2', 'bob1'), [open, draw('ann1'), wait(181), draw('ann1', 182)]);
  assert.equal(end.code, 'ticket-not-in-drum');
  const later = go(CASH, end.drawing, [draw('ann2', 200), claim(210)]);
  assert.deepEqual(winners(later), ['ann2']);
  assert.deepEqual([...later.drawing.entries.keys()], ['bob1']);
});

test('[DRW-3] [GEGA-004088 How it runs 7] the drum is emptied after the drawing, unless it was posted to be kept', () => {
  const chosen = { prizes: { drawing: dollars(25_000) } };
  const steps = [open, draw('ann1'), claim(5)];
  const size = (rule: DrawingRule): number => go(rule, drum('ann1', 'bob1', 'cyd1'), steps).drawing.entries.size;
  assert.equal(size(ruleOf('GEGA-004088', chosen)), 0);
  assert.equal(size(ruleOf('GEGA-004088', chosen, true)), 2);
  assert.equal(size(CASH), 2);
});

test('[DRW-3] [GEAR-001220 How it runs 2] the container is emptied on the posted date, never before', () => {
  const rule = ruleOf('GEAR-001220');
  const empty: Step = { type: 'EmptyDrum' };
  const due = { emptiedNext: () => NOON.add({ hours: 24 }) };
  const emptied = (...steps: readonly Step[]) => go(rule, drum('ann1'), steps, {}, due);
  assert.equal(emptied({ ...empty, after: 23 * 3_600 }).code, 'drum-not-due');
  assert.equal(emptied(open, { ...empty, after: 24 * 3_600 }).code, 'drawing-still-open');
  assert.equal(emptied({ ...empty, after: 24 * 3_600 }).drawing.entries.size, 0);
  assert.equal(go(rule, drum('ann1'), [empty]).code, 'drum-is-kept');
});

test('[DRW-6] a draw without a winner says why, with the clause', () => {
  const rule = ruleOf('GEAR-001220');
  assert.deepEqual(
    IN_VAIN.map(why => explainInVain(rule, why).words),
    [
      'Nobody came forward within 2 minutes of the announcement.',
      'No photo ID was shown.',
      'The matching stub was not shown.',
      'The holder may not take part.',
      'The holder has already won as much as one person may.',
      'The name is not that on the photo ID.',
    ],
  );
  assert.equal(explainInVain(rule, 'absent').clause, 'GEAR-001220 Verification, claims, payment');
  assert.match(explainInVain(ruleOf('car-drawing', { charts: ['B'] }), 'no-proof').words, /club card/);
});

const PEOPLE: readonly [activity: string, person: Holder, mayWin: boolean, why: string][] = [
  ['cash-drawing', { role: 'player', age: 21 }, true, 'of age'],
  ['cash-drawing', { role: 'player', age: 20 }, false, 'under 21'],
  ['cash-drawing', { role: 'employee-off-duty' }, false, 'employees never'],
  ['cash-drawing', { role: 'proposition-player' }, false, 'proposition players never'],
  ['cash-drawing', { role: 'player', isExcluded: true }, false, 'excluded people never win'],
  ['GEAR-001220', { role: 'employee-on-duty' }, false, 'employees are not eligible'],
];
for (const [activity, person, mayWin, why] of PEOPLE) {
  test(`[DRW-5] [${activity} Eligibility] ${person.role} ${person.age ?? ''} ${mayWin ? 'may' : 'may not'} win: ${why}`, () => {
    const rule = ruleOf(activity, activity === 'cash-drawing' ? { prizes: { cash: dollars(100) } } : {});
    const people = { ann: person };
    const end = go(rule, drum('ann1', 'bob1'), [open, draw('ann1')], people);
    assert.deepEqual(inVain(end), mayWin ? [] : ['ann1 not-eligible']);
    assert.equal(chances(rule, drum('ann1', 'bob1'), contextAt(0, people)).has('ann1'), mayWin);
  });
}

const HOUR = 3_600;
/** A second draw for the same player so many hours after the first win. Noon is the first. */
const LIMITS: readonly [activity: string, chosen: Partial<Offering>, hours: number, wins: boolean, why: string][] = [
  ['cash-drawing', { prizes: { cash: dollars(100) } }, 11, false, 'one a day'],
  ['cash-drawing', { prizes: { cash: dollars(100) } }, 12, true, 'midnight begins another day'],
  ['high-hand-promotion', { prizes: { ticket: dollars(500) } }, 12, false, 'within 24 hours, past midnight too'],
  ['high-hand-promotion', { prizes: { ticket: dollars(500) } }, 24, true, '24 hours are over'],
  ['big-spin', {}, 1, true, 'one a drawing, and this is another'],
  ['car-drawing', { charts: ['A'] }, 24, false, 'one pass for each person'],
  ['GEAR-001220', {}, 0, true, 'no limit'],
];
for (const [activity, chosen, hours, wins, why] of LIMITS) {
  test(`[DRW-5] [${activity} Eligibility] ${hours} hours after a win: ${why}`, () => {
    const rule = ruleOf(activity, chosen);
    const first = go(rule, drum('ann1', 'ann2'), [open, draw('ann1'), claim(0)]);
    const at = hours * HOUR;
    const second = go(rule, first.drawing, [{ ...open, after: at }, draw('ann2', at)]);
    assert.deepEqual(inVain(second), wins ? [] : ['ann2 limit']);
  });
}

test('[DRW-7] [high-hand-promotion How it runs 1] option 2 carries the prize over and adds it to the next', () => {
  const rule = ruleOf('high-hand-promotion', { charts: ['absent-2'], prizes: { ticket: dollars(500) } });
  const absent = go(rule, drum('ann1', 'bob1'), [open, draw('ann1'), wait(181)]);
  assert.equal(absent.drawing.carried, dollars(500));
  assert.equal(absent.drawing.open, undefined);
  const next = go(rule, absent.drawing, [open, draw('bob1'), claim(5)]);
  assert.deepEqual(next.drawing.wins[0]?.prize, { what: 'ticket', amount: dollars(1_000) });
  assert.equal(next.drawing.carried, 0);
});

test('[DRW-7] [big-spin How it runs 8] a forfeited spin has no winner and nobody else is drawn for it', () => {
  const rule = ruleOf('big-spin');
  const end = go(rule, drum('ann1', 'bob1'), [open, draw('ann1'), { type: 'GiveUpPrize', after: 20 }]);
  assert.deepEqual([winners(end), end.drawing.open], [[], undefined]);
});

test('[DRW-8] [car-drawing How it runs 9] missing ID may be brought until the giveaway, else there is no winner', () => {
  const rule = ruleOf('car-drawing', { charts: ['A'] });
  const steps = [open, draw('ann1'), claim(5, { id: false })];
  const waiting = go(rule, drum('ann1', 'bob1'), steps);
  assert.deepEqual([winners(waiting), waiting.drawing.pending.length, waiting.drawing.open], [[], 1, undefined]);
  const brought = go(rule, waiting.drawing, [{ type: 'BringId', ticket: 'ann1' }, { type: 'StartSecondStage' }]);
  assert.deepEqual([winners(brought), brought.drawing.pending], [['ann1'], []]);
  const again = go(rule, drum('ann1', 'bob1'), [...steps, { type: 'StartSecondStage' }]);
  assert.deepEqual([winners(again), again.drawing.pending], [[], []]);
});

test('[DRW-6] [cash-drawing Verification] without ID the next ticket is drawn', () => {
  const end = go(CASH, drum('ann1', 'bob1'), [open, draw('ann1'), claim(5, { id: false }), draw('bob1'), claim(9)]);
  assert.deepEqual([inVain(end), winners(end)], [['ann1 no-id'], ['bob1']]);
});

test('[DRW-10] [blackjack-poker-car-drawing How it runs 5] sixteen passes, at most one a player', () => {
  const rule = ruleOf('blackjack-poker-car-drawing');
  const names = Array.from({ length: 17 }, (_, place) => `p${String(place).padStart(2, '0')}`);
  const tickets = [...names.map(name => `${name}-1`), 'p00-2'];
  const order = ['p00-1', 'p00-2', ...tickets.slice(1, 17)];
  const steps = order.flatMap(ticket => (ticket === 'p00-2' ? [draw(ticket)] : [draw(ticket), claim(1)]));
  const end = go(rule, drum(...tickets), [open, ...steps.slice(0, -2)]);
  assert.deepEqual([inVain(end), winners(end).length, end.drawing.open], [['p00-2 limit'], 16, undefined]);
  assert.equal(new Set(end.drawing.wins.map(({ player }) => player)).size, 16);
});

test('[DRW-1] [paid-collection-rate-for-a-year Prizes] each game has its own list of prizes', () => {
  const rule = ruleOf('paid-collection-rate-for-a-year');
  const amounts = (game: string): readonly (Cents | undefined)[] =>
    go(rule, drum('ann1'), [{ ...open, type: 'OpenDrawing', game }]).drawing.open!.prizes.map(({ amount }) => amount);
  const each = (count: number, amount: number) => Array.from({ length: count }, () => dollars(amount));
  assert.deepEqual(amounts('blackjack-poker'), each(10, 5_200));
  assert.deepEqual(amounts('pan-9'), [...each(3, 5_200), ...each(4, 1_200)]);
  assert.deepEqual(amounts('pai-gow-poker'), each(7, 5_200));
});

test('[DRW-2] [beat-the-dealer How it runs 2] tickets for a hand: as many as posted, to those who may', () => {
  const rule = ruleOf('beat-the-dealer', { prizes: { drawing: dollars(50) } });
  const table = { game: 'blackjack-poker', isLive: false, isTournament: false };
  const issue = (tickets: readonly string[], row = 'all/6'): Step => ({
    type: 'IssueTickets',
    player: 'ann',
    tickets,
    earned: { type: 'hand', row },
  });
  const given = (steps: readonly Step[], people: People = {}) => go(rule, drum(), steps, people, { table });
  assert.deepEqual([...given([issue(['0001']), issue(['0002'])]).drawing.entries.keys()], ['0001', '0002']);
  assert.equal(given([issue(['0001', '0002'])]).code, 'wrong-number-of-tickets');
  assert.equal(given([issue(['0001'], 'all/9')]).code, 'hand-not-offered');
  assert.equal(given([issue(['0001']), issue(['0001'])]).code, 'ticket-number-used');
  assert.equal(given([issue(['0001'])], { ann: { role: 'employee-off-duty' } }).code, 'entry-not-allowed');
  const tournament = { table: { ...table, isTournament: true } };
  assert.equal(go(rule, drum(), [issue(['0001'])], {}, tournament).code, 'entry-not-allowed');
});

test('[DRW-2] [car-drawing How it runs 2] one ticket every three hours, at the fixed times, for a seat only', () => {
  const rule = ruleOf('car-drawing', { charts: ['A'] });
  const seat = (ticket: string, hours: number): Step => {
    const earned = { type: 'seat', table: 1, postedAt: NOON.add({ hours }).toString() } as const;
    return { type: 'IssueTickets', player: 'ann', tickets: [ticket], earned, after: hours * 3_600 };
  };
  assert.equal(go(rule, drum(), [seat('1', 0), seat('2', 3)]).drawing.entries.size, 2);
  assert.equal(go(rule, drum(), [{ ...seat('1', 3), after: 3 * 3_600 - 1 }]).code, 'time-not-come');
  assert.equal(go(rule, drum(), [seat('1', 0), seat('2', 0)]).code, 'entry-already-earned');
  assert.equal(go(rule, drum(), [seat('1', 1)]).code, 'no-tickets-then');
  const hand: Step = {
    type: 'IssueTickets',
    player: 'ann',
    tickets: ['1'],
    earned: { type: 'hand', row: 'x' },
  };
  assert.equal(go(rule, drum(), [hand]).code, 'entry-not-earned-so');
});

test('[DRW-4] [car-drawing How it runs 6] one point for each completed hour, never two in one hour', () => {
  const rule = ruleOf('car-drawing', { charts: ['B'] });
  const point = (minutes: number): Step => ({
    type: 'AddPoint',
    card: 'c1',
    player: 'ann',
    hour: NOON.add({ minutes }).toString(),
    after: (minutes + 60) * 60,
  });
  assert.equal(go(rule, drum(), [{ ...point(0), after: 3_599 }]).code, 'time-not-come');
  assert.equal(go(rule, drum(), [point(0), point(60), point(150)]).drawing.entries.get('c1')?.points, 3);
  assert.equal(go(rule, drum(), [point(0), point(59)]).code, 'entry-already-earned');
  assert.equal(go(CASH, drum(), [point(0)]).code, 'entry-not-earned-so');
  assert.equal(go(rule, drum(), [point(0)], { ann: { role: 'employee-on-duty' } }).code, 'entry-not-allowed');
});

test('[DRW-9] [car-drawing How it runs 7] points weigh like tickets; a winner’s card has no further chance', () => {
  const rule = ruleOf('car-drawing', { charts: ['B'] });
  const weights = (drawing: Drawing) => Object.fromEntries(chances(rule, drawing, contextAt(0)));
  const start = cards({ ann1: 12, bob1: 3, cyd1: 0, dan1: 5 });
  assert.deepEqual(weights(start), { ann1: 12, bob1: 3, dan1: 5 });
  assert.equal(go(rule, start, [open, draw('cyd1')]).code, 'ticket-not-in-drum');
  const end = go(rule, start, [open, draw('ann1'), wait(181), draw('bob1'), claim(5)]);
  assert.deepEqual(weights(end.drawing), { ann1: 12, dan1: 5 });
});

test('[DRW-4] a card drawn without a win keeps its points and is not drawn again in the same drawing', () => {
  const rule = ruleOf('car-drawing', { charts: ['B'] });
  const absent = go(rule, cards({ ann1: 2, bob1: 1 }), [open, draw('ann1'), wait(181), draw('ann1', 200)]);
  assert.equal(absent.code, 'card-drawn-before');
  assert.equal(absent.drawing.entries.get('ann1')?.points, 2);
});

test('[DRW-9] every number of the sum belongs to one point: each card is drawn by as many numbers as it has points', () => {
  const points = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.nat(20), { minKeys: 1, maxKeys: 12 });
  fc.assert(
    fc.property(points, given => {
      const entries = Object.entries(given).filter(([, sum]) => sum > 0);
      const all = pointsIn(entries);
      const drawn = Array.from({ length: all }, (_, number) => lotAt(entries, number)[0]);
      for (const [ticket, sum] of entries) assert.equal(drawn.filter(each => each === ticket).length, sum);
      assert.throws(() => lotAt(entries, all));
    }),
  );
});

const REFUSED: readonly [code: string, steps: readonly Step[], why: string][] = [
  ['drawing-still-open', [open, open], 'one drawing at a time'],
  ['no-drawing-open', [draw('ann1')], 'nothing is announced'],
  ['no-drawing-open', [{ type: 'CloseDrawing' }], 'nothing is open'],
  ['nobody-to-claim', [open, claim(1)], 'nobody was drawn'],
  ['nobody-to-claim', [open, { type: 'GiveUpPrize' }], 'nobody was drawn'],
  ['no-id-awaited', [{ type: 'BringId', ticket: 'ann1' }], 'no prize waits'],
  ['came-too-late', [open, draw('ann1'), { type: 'GiveUpPrize', after: 181 }], 'the three minutes are over'],
];
for (const [code, steps, why] of REFUSED) {
  test(`[DRW-1] refused, ${code}: ${why}`, () => assert.equal(go(CASH, drum('ann1'), steps).code, code));
}

test('[DRW-1] a prize must be posted, and one drawing gives as many as approved', () => {
  assert.equal(go(ruleOf('cash-drawing'), drum('ann1'), [open]).code, 'prize-not-posted');
  assert.equal(go(ruleOf('big-spin'), drum('ann1'), [{ type: 'OpenDrawing', count: 2 }]).code, 'prizes-of-one-drawing');
  assert.equal(drawingRule(approved('car-drawing'), CASH.offering).ok, false);
});

test('[DRW-10] when nobody is left the drawing is closed, and the prize has no winner', () => {
  const end = go(CASH, drum('ann1'), [open, draw('ann1'), wait(181), { type: 'CloseDrawing', after: 200 }]);
  assert.deepEqual([winners(end), end.drawing.open, end.drawing.carried], [[], undefined, cents(0)]);
});

test('[DRW-3] fifty thousand tickets: each number once, each ticket out once', () => {
  const rule = ruleOf('beat-the-dealer', { prizes: { drawing: dollars(50) } });
  const table = { game: 'blackjack-poker', isLive: true, isTournament: false };
  let drawing = newDrawing();
  for (let number = 0; number < 50_000; number++) {
    const earned = { type: 'hand', row: 'all/6' } as const;
    const issue: DrawingCommand = {
      type: 'IssueTickets',
      player: `p${number % 900}`,
      tickets: [`${number}`],
      earned,
    };
    const decision = decideDrawing(rule, drawing, issue, contextAt(0, {}, { table }));
    assert.ok(decision.ok);
    drawing = decision.events.reduce(evolveDrawing, drawing);
  }
  const end = go(rule, drawing, [open, draw('49999'), claim(3)]);
  assert.deepEqual([end.drawing.entries.size, end.drawing.issued.size, winners(end)], [49_999, 50_000, ['49999']]);
});
