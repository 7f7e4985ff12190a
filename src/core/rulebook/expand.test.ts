import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars, NOTHING } from '#core/money';
import { Count, object } from '#core/shape';
import {
  type ApprovalText,
  activitiesOn,
  activityOn,
  approvalsOf,
  each,
  type Jurisdiction,
  only,
  ownTerms,
  range,
  regulationOf,
  silent,
  stated,
} from './index.ts';

const ATLANTIS: Jurisdiction = {
  key: 'atlantis',
  name: 'Atlantis',
  zone: 'Atlantic/Azores',
  age: 18,
  tableGames: { en: 'house games', es: 'juegos de la casa', vi: 'trò chơi', 'zh-Hans': '游戏', 'zh-Hant': '遊戲' },
  recordYears: 3,
  taxes: [],
  regulations: [{ id: 'REG-Q1', text: 'Fish do not play.', source: 'Code of Atlantis 1' }],
  silence: {
    eligibility: {
      seated: silent('not-required'),
      backline: silent('eligible'),
      playerDealer: silent('eligible'),
      propositionPlayers: silent('ineligible'),
      employeesOnDuty: silent('ineligible'),
      employeesOffDuty: silent('eligible'),
      playersMin: { ...silent(2), counted: 'seated' },
      playersMax: silent('base-game'),
      potMin: silent(NOTHING),
      tournamentTables: silent('ineligible'),
      photoId: silent('not-required'),
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
    claims: { clock: { type: 'no-limit' }, unclaimedTo: { type: 'held' }, paidBy: 'the cage', paperworkFirst: true },
    settlement: { holders: 'seated', unpayable: 'stays', odd: { type: 'down' } },
    noPurchaseRules: ['Everybody may play.'],
  },
};

const coral = approvalsOf({
  name: 'Coral Room',
  jurisdiction: ATLANTIS,
  claimsHeading: 'Claims',
  notice: 'Posted at the door.',
});

const TEXT: ApprovalText = {
  key: 'pearl',
  regulatorId: 'ATL-7',
  name: 'Pearl Jackpot',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'A pearl for a rare hand.',
  games: ["Joker's Wild Poker", { name: 'Omaha', regulatorId: 'ATL-1' }],
  charts: [
    {
      key: 'A',
      label: 'Chart A',
      group: 'chart',
      rows: each({ prize: { type: 'fixed', range: range(5, 10), from: 'house' } }, [
        { key: 'one', label: 'One', test: { type: 'pairs', count: 1, over: [{ from: 'own' }] } },
        {
          key: 'two',
          label: 'Two',
          test: { type: 'pairs', count: 2, over: [{ from: 'own' }] },
          prize: { type: 'tickets', range: { from: 1, to: 2 } },
        },
      ]),
    },
  ],
  payouts: [{ key: 'A', label: 'A', shares: { hand: 90, 'player-dealer': 10 } }],
  funding: { source: { type: 'house' }, pools: [{ key: 'main', label: 'Pool', seed: { ...only(5), clause: '4(b)' } }] },
  eligibility: { seated: stated('required'), playersMin: stated(4) },
  noPurchase: { offered: true },
  settings: [{ key: 'face', label: 'Face', value: { type: 'money', ...range(1, 2) } }],
  procedure: [{ who: 'dealer', does: 'deals' }],
  posting: { items: [{ words: 'games', shows: ['games'] }] },
};

test('[RBK-14] what an approval does not say follows from its house and the jurisdiction', () => {
  const { id, house, jurisdiction, eligibility, claims, noPurchase, posting, records, settlement } = coral(TEXT);
  assert.deepEqual([id, house, jurisdiction], ['ATL-7', 'Coral Room', 'atlantis']);
  assert.deepEqual(eligibility.age, { value: 18, stated: 'no' });
  assert.deepEqual(eligibility.seated, { value: 'required', stated: 'yes' });
  assert.deepEqual(eligibility.playersMin, { value: 4, stated: 'yes', counted: 'seated' });
  assert.deepEqual(eligibility.noPurchaseTables, { value: 'eligible', stated: 'yes' });
  assert.deepEqual([claims.stated, claims.paidBy, claims.clause], [false, 'the cage', 'Claims']);
  assert.deepEqual(noPurchase, { offered: true, adWording: false, rules: ['Everybody may play.'] });
  assert.deepEqual([posting.notice, posting.idWhenRenamed, records.years], ['Posted at the door.', true, 3]);
  assert.deepEqual(settlement, ATLANTIS.silence.settlement);
});

test('[RBK-14] a clause that is not written is the heading of its section', () => {
  const { charts, payouts, funding, settings } = coral(TEXT);
  const [one, two] = charts[0]!.rows;
  assert.deepEqual(one!.prize, {
    type: 'fixed',
    range: { from: dollars(5), to: dollars(10), clause: 'Prizes' },
    from: 'house',
    sharing: 'each',
  });
  assert.deepEqual(two!.prize, { type: 'tickets', range: { from: 1, to: 2, clause: 'Qualifying hands' } });
  assert.deepEqual([one!.games, charts[0]!.rowsTogether, charts[0]!.groupStated], ['any', true, true]);
  assert.equal(charts[0]!.clause, 'Qualifying hands');
  assert.deepEqual(payouts[0]!.bands[0]!.shares, [
    { to: 'hand', percent: 90 },
    { to: 'player-dealer', percent: 10 },
  ]);
  assert.deepEqual([funding.clause, funding.pools[0]!.seed?.clause], ['Funding', '4(b)']);
  assert.equal(settings[0]!.value.clause, 'Prizes');
});

test('[RBK-14] a game has the slug of its printed name', () => {
  assert.deepEqual(
    coral(TEXT).games.map(({ slug }) => slug),
    ['jokers-wild-poker', 'omaha'],
  );
});

test('[RBK-14] the law is looked up by the name by which it is cited', () => {
  assert.equal(regulationOf(ATLANTIS, 'REG-Q1')?.text, 'Fish do not play.');
  assert.equal(regulationOf(ATLANTIS, 'REG-Q2'), undefined);
});

const OLD = coral(TEXT);
const AMENDED = coral({
  ...TEXT,
  approved: { from: '2026-03-01', source: 'letter of February 20, 2026' },
  noPurchase: { offered: false },
});
const BOOK = [
  AMENDED,
  OLD,
  coral({ ...TEXT, key: 'new', regulatorId: 'ATL-8', approved: { from: '2027-01-01', source: 'x' } }),
];

test('[RBK-15] an amendment is beside the old text, and each applies on its days', () => {
  const offeredOn = (day: string) => activityOn(BOOK, 'pearl', day)?.noPurchase.offered;
  assert.deepEqual([offeredOn('2026-02-28'), offeredOn('2026-03-01'), offeredOn('2028-01-01')], [true, false, false]);
  assert.equal(activityOn(BOOK, 'ATL-7', '2026-02-28'), OLD);
});

test('[RBK-15] what is not approved yet is not in the book of that day', () => {
  assert.equal(activityOn(BOOK, 'new', '2026-12-31'), undefined);
  assert.deepEqual(activitiesOn(BOOK, '2026-12-31'), [AMENDED]);
  assert.deepEqual(
    activitiesOn(BOOK, '2027-01-01').map(({ id }) => id),
    ['ATL-7', 'ATL-8'],
  );
});

const bowl = ownTerms('bowl', run => object({ ...run, fish: Count }), { drawn: true });

test('[RBK-17] a mechanism writes and finds its own terms, of several the first whose chart is offered', () => {
  const { runs } = coral({
    ...TEXT,
    runs: [bowl.write({ chart: 'A', fish: 1 }), bowl.write({ fish: 2, clause: '5(c)' })],
  });
  assert.deepEqual(runs[0], { mechanism: 'bowl', clause: 'How it runs', drawn: true, chart: 'A', fish: 1 });
  assert.deepEqual(
    [bowl.inForce({ runs }, { charts: ['A'] })?.fish, bowl.inForce({ runs }, { charts: [] })?.fish],
    [1, 2],
  );
  assert.deepEqual([bowl.first({ runs })?.fish, bowl.all({ runs }).length, runs[1]?.clause], [1, 2, '5(c)']);
  assert.equal(ownTerms('another', run => object(run)).first({ runs }), undefined);
});
