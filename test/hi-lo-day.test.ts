import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { HI_LO } from '#core/games';
import { bookObjections, type CommandOf, type HouseCommand } from '#core/house';
import { ACCOUNT, accountKey } from '#core/ledger';
import { dollars } from '#core/money';
import { found } from '../src/measure/founded.ts';
import { ServedHouse } from '../src/measure/served.ts';
import { PIN } from '../src/measure/staff.ts';
import { enteredHiLo } from '../src/measure/stations/hi-lo.ts';

// The whole day over the network: each command is what the keys of the desk make of the house, given by the people who
// may, at their stations.
type Asked = CommandOf<'PlayHiLo'>['command'];

const DAY = '2026-03-05'; // A Thursday.
const ZONE = 'America/Los_Angeles';
const momentAt = (time: string, day = DAY) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(ZONE).toInstant();
const TABLE = 1;
const PLAYS = { game: 'texas-holdem', isLive: true, isTournament: false } as const;

const open = new Set<ServedHouse>();
after(() => Promise.all([...open].map(served => served.end())));

/** People at a day of Hi-Lo. */
class Day {
  readonly served: ServedHouse;
  readonly #ids = new Map<string, string>();
  #seats = 0;

  constructor(served: ServedHouse) {
    this.served = served;
  }

  static async begin(): Promise<Day> {
    const begins = momentAt('13:30');
    const served = await ServedHouse.start(await found(begins), begins);
    open.add(served);
    const day = new Day(served);
    await day.do({ type: 'OpenTable', table: TABLE, plays: PLAYS });
    return day;
  }

  at(time: string, on = DAY): void {
    this.served.goTo(momentAt(time, on));
  }

  async do(command: HouseCommand) {
    const done = await this.served.give(command);
    assert.ok(done.ok, done.ok ? '' : `${command.type}: ${done.message}`);
    return done.value;
  }

  async refused(command: HouseCommand): Promise<string> {
    const done = await this.served.give(command);
    assert.ok(!done.ok, `${command.type} should be refused`);
    return done.code;
  }

  /** By a key of the desk. */
  desk(command: Asked) {
    return this.do(enteredHiLo({ type: 'PlayHiLo', command }, this.served.house, this.served.now));
  }

  /** A new member sits down by the card; the id on it. */
  async sits(name: string): Promise<string> {
    const enrolled = await this.served.enroll(name, PIN);
    assert.ok(enrolled.ok);
    const { member } = enrolled.value;
    this.#ids.set(name, member);
    this.#seats += 1;
    const player = { type: 'member', id: member } as const;
    const seated = { seat: ((this.#seats - 1) % 9) + 1, position: Math.ceil(this.#seats / 9), player, role: 'player' };
    await this.do({ type: 'SeatPlayer', table: TABLE, seated } as CommandOf<'SeatPlayer'>);
    return member;
  }

  idOf(name: string): string {
    return this.#ids.get(name)!;
  }

  get shown() {
    const game = this.served.house.games.get(HI_LO.name);
    assert.ok(game !== undefined && 'day' in game);
    return game.day as NonNullable<Parameters<typeof HI_LO.evolve>[0]>['day'] & {};
  }

  /** Drawn for the hour; chance brings the one who plays and has not won, here the newest of them. */
  async draws(hour: string, name: string): Promise<void> {
    const among = [...this.#ids.values()].filter(id => !HI_LO.day.hasWon(this.shown, id)).toSorted();
    const isOut = (id: string): boolean => this.served.house.members.get(id)?.excluded !== undefined;
    const place = among.filter(id => !isOut(id)).indexOf(this.idOf(name));
    this.served.drawFrom(count => Array.from({ length: count }, () => place));
    const [played] = await this.desk({ type: 'DrawPlayer', hour });
    assert.ok(played?.type === 'HiLoPlayed' && played.events[0]?.type === 'PlayerDrawn');
    assert.equal(played.events[0].player, this.idOf(name));
    assert.ok(!played.events[0].among?.some(isOut), 'nobody who is kept out is in the list');
  }

  /** Comes to the desk, and guesses higher for each card; stops, where no card has ended the game. */
  async plays(cards: readonly string[], hold?: 'no-photo-id' | 'reinstatement-pending'): Promise<void> {
    await this.desk({ type: 'ReportAtDesk', ...(hold !== undefined && { hold }) });
    await this.desk({ type: 'TurnFirstCard', card: '2s' });
    for (const card of cards) {
      await this.desk({ type: 'Guess', call: 'higher' });
      await this.desk({ type: 'TurnCard', card: card as never }); // A card in our notation.
    }
    const game = this.served.house.games.get(HI_LO.name) as { attempt?: { prize?: object } };
    if (game.attempt?.prize === undefined) await this.desk({ type: 'Quit' });
  }

  /** The cage pays what it owes, with a slip. */
  async pays(): Promise<void> {
    const owed = [...this.served.house.awards.values()].filter(({ claim }) => claim.state === 'payable');
    for (const { award, gives } of owed) {
      const method = gives.type === 'money' ? 'cage' : 'handed-over';
      await this.do({ type: 'PayAward', award, method, formsDone: true });
      await this.do({ type: 'PrintSlip', award });
    }
  }

  balance(account: string): number {
    return this.served.house.balances.get(account) ?? 0;
  }

  given(): readonly number[] {
    return [...this.served.house.awards.values()].map(({ source }) => source.house);
  }
}

const SEVEN = ['3s', '4s', '5s', '6s', '7s', '8s', '9s'];
const PAYABLE = accountKey(ACCOUNT.payable(HI_LO.name));

test('[B101-16] [B101-29] [B101-30] [B101-31] [B101-32] [HLP 1] [HLP 3] [HLP 4] a whole day at the desk: nine drawings, a progressive hit, a reversion, an excluded and a reinstated guest', async () => {
  const day = await Day.begin();
  assert.equal(await day.refused({ type: 'PlayHiLo', command: { type: 'OpenHiLoDay' } }), 'hi-lo-not-today');
  await day.desk({ type: 'PostHiLoDays', days: [DAY] });
  await day.desk({ type: 'OpenHiLoDay' });
  await day.do({ type: 'ExcludeMember', member: await day.sits('Xia'), kind: 'by-the-house' });
  const draw = (hour: string) => ({ type: 'PlayHiLo', command: { type: 'DrawPlayer', hour } }) as const;
  assert.equal(await day.refused(draw('15:00')), 'hi-lo-hour-not-come', 'half past one');

  day.at('14:20');
  await day.sits('Ana');
  await day.draws('15:00', 'Ana');
  await day.plays([]);
  assert.equal(await day.refused(draw('15:00')), 'drawing-done');
  assert.equal(await day.refused(draw('16:00')), 'hi-lo-hour-not-come', 'one winner within each hour');

  day.at('15:58');
  await day.sits('Ben');
  await day.draws('16:00', 'Ben'); // Stays away, and the hour ends meanwhile.
  day.at('16:03:01');
  await day.served.lookAtClock();
  await day.sits('Cy');
  await day.draws('16:00', 'Cy');
  await day.plays(['5s', '3s']);
  assert.equal(await day.refused(draw('16:00')), 'hi-lo-hour-gone');

  day.at('16:20');
  await day.sits('Dan');
  await day.draws('17:00', 'Dan');
  await day.desk({ type: 'TurnAway', why: 'banned' });
  await day.sits('Eva');
  await day.draws('17:00', 'Eva');
  await day.plays(['3s', '4s']);

  day.at('17:20');
  await day.sits('Fay');
  await day.draws('18:00', 'Fay');
  await day.plays(['3s', '4s', '5s', '6s', '7s'], 'reinstatement-pending');

  day.at('18:20');
  await day.sits('Gus');
  await day.draws('19:00', 'Gus');
  assert.equal(day.shown.progressive, dollars(3_000), 'four games have missed it');
  await day.plays(SEVEN);
  assert.equal(day.shown.progressive, dollars(1_000), 'it starts again');

  for (const [time, hour, name] of [
    ['19:20', '20:00', 'Hal'],
    ['20:20', '21:00', 'Ida'],
    ['21:20', '22:00', 'Jon'],
    ['22:20', '23:00', 'Kim'],
  ] as const) {
    day.at(time);
    await day.sits(name);
    await day.draws(hour, name);
    await day.plays(['3s'], name === 'Ida' ? 'no-photo-id' : undefined);
  }
  assert.deepEqual(day.shown.hoursDone, HI_LO.drawing.hours);
  day.at('23:50');
  assert.equal(await day.refused(draw('23:00')), 'hi-lo-hour-gone', 'no drawing at ten to midnight');
  const [closed] = await day.desk({ type: 'CloseDay' });
  assert.ok(closed?.type === 'HiLoPlayed');
  assert.deepEqual(closed.events, [{ type: 'ProgressiveReverted', amount: dollars(3_000) }]);
  await day.pays();
  const paid = [50, 100, 150, 3_000, 100, 100, 100].map(dollars);
  assert.deepEqual(day.given(), paid);

  day.at('12:00', '2026-03-25');
  await day.desk({ type: 'ReleaseHeldPrize', player: day.idOf('Ida') });
  day.at('12:00', '2026-04-10'); // The thirty-sixth day.
  await day.served.lookAtClock();
  assert.deepEqual(
    day.shown.held.map(({ player, hold }) => [player, hold]),
    [[day.idOf('Fay'), 'reinstatement-pending']],
    'a reinstatement takes as long as it takes',
  );
  await day.desk({ type: 'ReleaseHeldPrize', player: day.idOf('Fay') });
  await day.pays();
  assert.equal(day.balance(PAYABLE), 0);
  assert.equal(day.balance('players'), dollars(3_350), 'the progressive and $350 in cash; the rest was free play');
  assert.deepEqual(bookObjections(day.served.house), []);
});

test('[B101-31] [HSE-12] [HLP 3] a prize of Hi-Lo is backed out by two people: the books follow, the progressive stands again, and the hour is drawn again', async () => {
  const day = await Day.begin();
  await day.desk({ type: 'PostHiLoDays', days: [DAY] });
  await day.desk({ type: 'OpenHiLoDay' });
  day.at('14:20');
  await day.sits('Ana');
  await day.draws('15:00', 'Ana');
  await day.plays(['5s']);
  day.at('15:20');
  await day.sits('Ben');
  await day.draws('16:00', 'Ben');
  await day.plays(SEVEN);
  assert.deepEqual([day.balance(PAYABLE), day.shown.progressive], [dollars(1_600), dollars(1_000)]);
  const backOut = { type: 'BackOutAward', award: 2, reason: 'The 8 of spades was a 3.' } as const;
  await day.do({ type: 'PayAward', award: 2, method: 'cage', formsDone: true });
  assert.equal(await day.refused(backOut), 'payment-first');
  await day.do({ type: 'BackOutPayment', award: 2, reason: 'The 8 of spades was a 3.' });
  const gone = (await day.do(backOut)).find(({ type }) => type === 'AwardBackedOut');
  assert.ok(gone?.type === 'AwardBackedOut');
  assert.equal(gone.by.length, 2);
  assert.deepEqual([day.balance(PAYABLE), day.shown.progressive], [dollars(100), dollars(1_500)]);
  await day.draws('16:00', 'Ben');
  await day.plays(['3s']);
  assert.deepEqual(day.given(), [dollars(100), dollars(100)]);
  assert.equal(day.shown.progressive, dollars(2_000));
  day.at('23:30');
  await day.desk({ type: 'CloseDay' });
  await day.do({ type: 'BackOutAward', award: 3, reason: 'Lives with an employee.' });
  assert.equal(day.shown.wins.length, 2, 'a day that is closed stays as it was');
  await day.pays();
  assert.deepEqual([day.balance(PAYABLE), day.balance('players')], [0, 0]);
  assert.deepEqual(bookObjections(day.served.house), []);
});
