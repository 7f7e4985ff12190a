import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '#core/base';
import { emptyHouse, type HouseCommand, type Settings } from '#core/house';
import { cents, dollars } from '#core/money';
import type { OfferingTimes } from '#core/rulebook';
import type { Fact, Facts } from '#core/words';
import type { SENTENCES as OF_ALARMS } from '../src/core/features/alarms/texts/en.ts';
import type { SENTENCES as OF_AWARDS } from '../src/core/features/awards/texts/en.ts';
import type { SENTENCES as OF_BOXES } from '../src/core/features/boxes/texts/en.ts';
import type { SENTENCES as OF_CALLS } from '../src/core/features/calls/texts/en.ts';
import type { SENTENCES as OF_DAY } from '../src/core/features/day/texts/en.ts';
import type { SENTENCES as OF_FLOOR_CALLS } from '../src/core/features/floor-calls/texts/en.ts';
import type { SENTENCES as OF_FUNDS } from '../src/core/features/funds/texts/en.ts';
import type { SENTENCES as OF_INCIDENTS } from '../src/core/features/incidents/texts/en.ts';
import type { SENTENCES as OF_OFFERINGS } from '../src/core/features/offerings/texts/en.ts';
import type { SENTENCES as OF_ROUNDS } from '../src/core/features/rounds/texts/en.ts';
import type { SENTENCES as OF_SERVICE } from '../src/core/features/service/texts/en.ts';
import type { SENTENCES as OF_SETTINGS } from '../src/core/features/settings/texts/en.ts';
import type { SENTENCES as OF_TABLES } from '../src/core/features/tables/texts/en.ts';
import type { OfHouse } from './house/codes.ts';
import { wonAtGame } from './house/game-refusals.ts';
import { CRAZY_4, chosen, GameRoom } from './house/game-room.ts';
import { suitedAces, watched } from './house/prize-room.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import {
  actor,
  BEAT,
  BEAT_OFFERING,
  BEATEN_TENS,
  CHECKED,
  drawing,
  HOLDEM,
  offeringOf,
  openRoom,
  openSensorRoom,
  QUADS_SEEN,
  ROYAL_SEEN,
  Room,
  SENSOR,
  SENSOR_OFFERING,
  SETTINGS,
  startSensorRound,
  ULTIMATE,
} from './house/room.ts';
import { handOf } from './walks/hands.ts';

const second = actor('bo');
const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
const lit = { seat: 1, position: 1, activity: SENSOR, space: 'player' } as const;
const royal = { type: 'CallHand', table: 8, seat: 1, activity: SENSOR, row: 'hands/1' } as const;
const quads = { type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' } as const;
const verify = { type: 'VerifyHands', table: 8, activity: SENSOR, seen: ROYAL_SEEN, seal: 'S-1', ...CHECKED } as const;
const holds = { pools: {}, reserve: dollars(0), advance: dollars(0) };

const one = { seat: 1, position: 1 } as const;
const askFor = { type: 'AskForPrize', table: 1, ...one, activity: 'cash-in-a-flash' } as const;
/** A no-purchase-necessary table of pai gow, at which players say what they play for. */
const askingRoom = (): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: offeringOf('cash-in-a-flash', {}), tables: 'all' });
  room.do({ type: 'StartOffering', activity: 'cash-in-a-flash' }, { at: '2026-03-02T19:30:00Z' });
  room.do({ type: 'OpenTable', table: 1, plays: { game: 'pai-gow-poker', isLive: false, isTournament: false } });
  room.do({ type: 'SeatPlayer', table: 1, seated });
  return room;
};

const inRound = (): Room => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  return room;
};
const called = (): Room => {
  const room = inRound();
  room.do(royal);
  return room;
};
const reviewed = (): Room => {
  const room = called();
  room.do(verify);
  return room;
};
/** Four nines for $200, ID shown. */
const won = (): Room => {
  const room = inRound();
  room.do(quads);
  room.do({ ...verify, seen: QUADS_SEEN });
  room.do({ type: 'ShowId', award: 1 });
  return room;
};
const paid = (): Room => {
  const room = won();
  room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
  return room;
};
const PAY_ALONE = { type: 'PayAward', award: 1, method: 'cage', formsDone: true } as const;
/** The same in a house that limits what one person verifies and pays. */
const wonWith = (verifierPays: NonNullable<Settings['verifierPays']>): Room => {
  const room = won();
  room.house = { ...room.house, settings: { ...room.house.settings, verifierPays } };
  return room;
};
const dropped = (): Room => {
  const room = inRound();
  room.do({ type: 'DropBox', table: 8, activity: SENSOR });
  return room;
};

/** A mark for a fee at an hour that was not posted. */
const offHours = (times: OfferingTimes, at = '2026-03-02T20:00:00Z'): Refusal => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: { ...SENSOR_OFFERING, times }, tables: 'all' });
  room.do({ type: 'StartOffering', activity: SENSOR }, { at: '2026-03-02T18:30:00Z' });
  room.do({ type: 'OpenTable', table: 8, plays: ULTIMATE });
  const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 8, seated });
  const lit = { seat: 1, position: 1, activity: SENSOR, space: 'player' } as const;
  return room.refused({ type: 'LightSeat', table: 8, lit }, { at });
};

const [QUADS, QUADS_PAY] = ['four-of-a-kind-poker', { prizes: { winner: dollars(500), table: dollars(100) } }] as const;

/** Every code in the order of the table, with what brings it about. */
type Codes =
  | OfHouse
  | keyof typeof OF_ALARMS
  | keyof typeof OF_AWARDS
  | keyof typeof OF_BOXES
  | keyof typeof OF_CALLS
  | keyof typeof OF_DAY
  | keyof typeof OF_FLOOR_CALLS
  | keyof typeof OF_FUNDS
  | keyof typeof OF_INCIDENTS
  | keyof typeof OF_OFFERINGS
  | keyof typeof OF_ROUNDS
  | keyof typeof OF_SERVICE
  | keyof typeof OF_SETTINGS
  | keyof typeof OF_TABLES;

const refusedSetting = (setting: string, is: string | undefined): Refusal =>
  new Room().refused({ type: 'ChangeSettings', changes: [{ setting, ...(is !== undefined && { is }) }] }, { second });

const setting = (name: string, is: string): HouseCommand => ({
  type: 'ChangeSettings',
  changes: [{ setting: name, is }],
});
const UTC = '{"dayStartsAt":"06:00","zone":"UTC"}';

const CASES: Readonly<Record<Codes, () => Refusal>> = {
  'unknown-activity': () => openRoom().refused({ type: 'StartOffering', activity: 'GEAR-0' }),
  'unknown-table': () => openRoom().refused({ type: 'DropBox', table: 70, activity: BEAT }),
  'unknown-award': () => openRoom().refused({ type: 'PayAward', award: 1, method: 'cage', formsDone: true }),
  'unknown-review': () => openRoom().refused({ type: 'AgreeToReview', review: 1 }),
  'unknown-drop': () => openRoom().refused({ type: 'CountDrop', drop: 1, counted: cents(0) }, { second }),
  'notice-names-activity': () => openRoom().refused({ type: 'PostNotice', words: `Win with ${BEAT}` }),
  'notice-never-shown': () =>
    openRoom().refused({ type: 'PostNotice', words: 'Closed', until: '2026-03-01T00:00:00Z' }),
  'drop-without-variance': () => dropped().refused({ type: 'ExplainDrop', drop: 1, reason: 'miscount' }),
  'pieces-not-adding-up': () =>
    dropped().refused({ type: 'CountDrop', drop: 1, counted: cents(5), pieces: { cash: { '100': 1 } } }, { second }),
  'unknown-notice': () => openRoom().refused({ type: 'TakeDownNotice', notice: 1 }),
  'unknown-alarm': () => openRoom().refused({ type: 'AnswerAlarm', alarm: 1, found: 'nothing' }),
  'unknown-game': () => openRoom().refused({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, game: 'old-maid' } }),

  'no-table-number': () => new Room().refused({ type: 'OpenTable', table: 0, plays: HOLDEM }),
  'table-already-open': () => openRoom().refused({ type: 'OpenTable', table: 7, plays: HOLDEM }),
  'table-not-open': () => openRoom().refused({ type: 'CloseTable', table: 8 }),
  'no-seat-number': () => openRoom().refused({ type: 'SeatPlayer', table: 7, seated: { ...seated, seat: 0 } }),
  'seat-already-taken': () => openRoom().refused({ type: 'SeatPlayer', table: 7, seated }),
  'seat-empty': () => openRoom().refused({ type: 'LeaveSeat', table: 7, seat: 9, position: 1 }),
  'seat-already-lit': () => {
    const room = openSensorRoom();
    room.do({ type: 'LightSeat', table: 8, lit });
    return room.refused({ type: 'LightSeat', table: 8, lit });
  },
  'fee-not-placed': () => {
    const room = openSensorRoom();
    room.do({ type: 'SeatPlayer', table: 8, seated: { ...seated, seat: 6, role: 'proposition-player' } });
    return room.refused({ type: 'LightSeat', table: 8, lit: { ...lit, seat: 6 } });
  },
  'sits-out': () => {
    const room = openSensorRoom();
    room.do({ type: 'SitOut', table: 8, seat: 1, isOut: true });
    return room.refused({ type: 'LightSeat', table: 8, lit });
  },
  'already-sits-out': () => {
    const room = openRoom();
    room.do({ type: 'SitOut', table: 7, seat: 1, isOut: true });
    return room.refused({ type: 'SitOut', table: 7, seat: 1, isOut: true });
  },
  'nobody-sits-out': () => openRoom().refused({ type: 'SitOut', table: 7, seat: 1, isOut: false }),
  'one-hand-each': () => {
    const room = openRoom();
    const member = { ...seated, player: { type: 'member', id: 'm-1' } } as const;
    room.do({ type: 'OpenTable', table: 3, plays: { ...HOLDEM, isLive: false } });
    room.do({ type: 'SeatPlayer', table: 3, seated: member });
    return room.refused({ type: 'SeatPlayer', table: 3, seated: { ...member, seat: 2 } });
  },
  'seat-not-lit': () => openSensorRoom().refused({ type: 'ClearSeat', table: 8, lit }),

  'no-prize-asked-here': () => openSensorRoom().refused({ type: 'AskForPrize', table: 8, ...one, activity: SENSOR }),
  'no-such-prize': () => askingRoom().refused({ ...askFor, row: 'hands/99' }),
  'prize-already-asked': () => {
    const room = askingRoom();
    room.do({ ...askFor, row: 'hands/4' });
    return room.refused({ ...askFor, row: 'hands/4' });
  },

  'round-is-on': () => inRound().refused({ type: 'StartGame', table: 8 }),
  'no-round-on': () => openRoom().refused({ type: 'GameOver', table: 7 }),
  'nobody-seated': () => {
    const room = openRoom();
    room.do({ type: 'OpenTable', table: 3, plays: HOLDEM });
    return room.refused({ type: 'StartGame', table: 3 });
  },
  'everybody-sits-out': () => {
    const room = openRoom();
    for (const seat of [1, 2, 3, 4, 5, 6]) room.do({ type: 'SitOut', table: 7, seat, isOut: true });
    return room.refused({ type: 'StartGame', table: 7 });
  },
  'fee-to-give-back': () => {
    const room = openSensorRoom();
    room.do({ type: 'LightSeat', table: 8, lit });
    room.do({ type: 'PauseOffering', activity: SENSOR, reason: 'a rest' });
    return room.refused({ type: 'StartGame', table: 8, playerDealer: 4 });
  },
  'player-dealer-needed': () => {
    const room = new Room();
    const offering = offeringOf('cash-in-a-flash', {});
    room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
    room.do({ type: 'StartOffering', activity: 'cash-in-a-flash' }, { at: '2026-03-02T18:30:00Z' });
    const plays = { game: 'pan-9', isLive: true, isTournament: false, betMin: dollars(5), betMax: dollars(50) };
    room.do({ type: 'OpenTable', table: 8, plays });
    for (const seat of [1, 2, 3]) room.do({ type: 'SeatPlayer', table: 8, seated: { ...seated, seat } });
    return room.refused({ type: 'StartGame', table: 8 });
  },
  'player-dealer-not-seated': () => openRoom().refused({ type: 'StartGame', table: 7, playerDealer: 9 }),
  'out-of-service': () => {
    const room = openRoom();
    room.do({ type: 'TakeOutOfService', reason: 'no journal' });
    return room.refused({ type: 'StartGame', table: 7 });
  },
  'alarm-open': () => {
    const room = openSensorRoom();
    room.house = { ...room.house, settings: { ...room.house.settings, bounds: { feesMax: 0, roundSecondsMin: 5 } } };
    room.do({ type: 'LightSeat', table: 8, lit }, { actor: actor('sensor-8', 'sensor') });
    return room.refused({ type: 'StartGame', table: 8, playerDealer: 4 });
  },
  'already-out-of-service': () => {
    const room = openRoom();
    room.do({ type: 'TakeOutOfService', table: 7, reason: 'sensor dirty' });
    return room.refused({ type: 'TakeOutOfService', table: 7, reason: 'sensor dirty' });
  },
  'in-service': () => openRoom().refused({ type: 'ReturnToService', table: 7 }),
  'floor-already-called': () => {
    const room = openRoom();
    room.do({ type: 'CallFloor', table: 7 });
    return room.refused({ type: 'CallFloor', table: 7 });
  },
  'floor-not-called': () => openRoom().refused({ type: 'AnswerFloor', table: 7 }),
  'no-clock-for-incident': () => {
    const room = openRoom();
    const { settings } = room.house;
    const { incidents: _, ...jurisdiction } = settings.jurisdiction;
    room.house = { ...room.house, settings: { ...settings, jurisdiction } };
    return room.refused({ type: 'OpenIncident', kind: 'misuse', words: 'x' });
  },
  'unknown-incident': () => openRoom().refused({ type: 'CloseIncident', incident: 7 }),
  'no-such-incident-task': () => {
    const room = openRoom();
    room.do({ type: 'OpenIncident', kind: 'misuse', words: 'x' });
    return room.refused({ type: 'DoIncidentTask', incident: 1, task: 'tell-persons' });
  },
  'incident-tasks-open': () => {
    const room = openRoom();
    room.do({ type: 'OpenIncident', kind: 'misuse', words: 'x' });
    return room.refused({ type: 'CloseIncident', incident: 1 });
  },
  'calls-pending': () => called().refused({ type: 'GameOver', table: 8 }),

  'not-our-approval': () => {
    const room = new Room();
    room.house = emptyHouse({ ...SETTINGS, approvals: [] });
    return room.refused({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' }, { second });
  },
  'already-offered': () => openRoom().refused({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' }),
  'not-offered': () => openRoom().refused({ type: 'StartOffering', activity: SENSOR }),
  'offering-in-other-state': () => openRoom().refused({ type: 'ResumeOffering', activity: BEAT }),
  'pause-first': () =>
    openRoom().refused({ type: 'ChangeOffering', activity: BEAT, offering: BEAT_OFFERING }, { second }),
  'calls-pending-in-activity': () => called().refused({ type: 'EndOffering', activity: SENSOR, reason: 'tired' }),
  'rounds-still-on': () => inRound().refused({ type: 'EndOffering', activity: SENSOR, reason: 'tired' }),
  'pool-left-behind': () => {
    const room = new Room();
    const announced = offeringOf('GEGA-002323', { charts: ['pgp-2'] });
    const pools = Object.fromEntries(['pgp-2/1', 'pgp-2/2'].map(key => [key, dollars(100)]));
    room.do({ type: 'AnnounceOffering', offering: announced, tables: 'all' });
    room.both({ type: 'TakeOverFund', activity: 'GEGA-002323', holds: { ...holds, pools } });
    room.do({ type: 'EndOffering', activity: 'GEGA-002323', reason: 'another chart' });
    return room.refused({ type: 'AnnounceOffering', offering: { ...announced, charts: ['pgp-1'] }, tables: 'all' });
  },
  'waits-for-surveillance': () => {
    const room = watched();
    room.do({ type: 'ShowId', award: 1 });
    return room.refused({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
  },
  'play-not-awaited': () => new Room().refused({ type: 'ConfirmPlay', review: 7 }),
  'paperwork-first': () => won().refused({ type: 'PayAward', award: 1, method: 'cage' }),
  'confirmed-by-role': () => {
    const { room, verify: asked } = suitedAces();
    return room.refused(asked, { second: actor('bo') });
  },
  'cap-below-meter': () => {
    const room = new Room();
    const offering = {
      ...BEAT_OFFERING,
      activity: 'GEAR-001279',
      seed: { main: dollars(75_000) },
      daily: { main: dollars(50) },
      cap: { main: dollars(150_000) },
    };
    room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
    room.do({ type: 'StartOffering', activity: 'GEAR-001279' }, { at: '2026-03-02T18:30:00Z' });
    room.do({ type: 'PauseOffering', activity: 'GEAR-001279', reason: 'a new cap' });
    const lower = { ...offering, cap: { main: dollars(25_000) } };
    return room.refused({ type: 'ChangeOffering', activity: 'GEAR-001279', offering: lower }, { second });
  },
  'amount-not-above-zero': () => inRound().refused({ type: 'CountPot', table: 8, pot: cents(-1) }),
  'raise-not-above-zero': () =>
    openRoom().refused({ type: 'RaisePool', activity: BEAT, pool: 'main', amount: cents(0) }, { second }),
  'raise-needs-notice': () => {
    const room = new Room();
    const cap = { main: dollars(150_000) };
    const amounts = { seed: { main: dollars(75_000) }, daily: { main: dollars(50) }, cap };
    const offering = { ...BEAT_OFFERING, activity: 'GEAR-001279', ...amounts };
    room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
    room.do({ type: 'StartOffering', activity: 'GEAR-001279' }, { at: '2026-03-02T18:30:00Z' });
    const raise = { type: 'RaisePool', activity: 'GEAR-001279', pool: 'main', amount: dollars(10) } as const;
    return room.refused(raise, { second });
  },
  'rank-is-drawn': () => {
    const offering = offeringOf(QUADS, { ...QUADS_PAY, designated: { rank: 'J' } });
    return new Room().refused({ type: 'AnnounceOffering', offering, tables: 'all' });
  },
  'no-rank-to-draw': () => openRoom().refused({ type: 'DrawRank', activity: BEAT }),
  'no-chance-for-rank': () =>
    promotionRoom(offeringOf(QUADS, QUADS_PAY)).refused({ type: 'DrawRank', activity: QUADS }),
  'no-period-ahead': () => {
    const times = { hours: 'all', firstDay: '2026-03-02', lastDay: '2026-03-02' } as const;
    const room = promotionRoom(offeringOf(QUADS, { ...QUADS_PAY, times }));
    return room.refused({ type: 'DrawRank', activity: QUADS }, { ...drawing('Jh'), at: '2026-03-04T18:30:00Z' });
  },
  'rank-already-drawn': () => {
    const room = promotionRoom(offeringOf(QUADS, QUADS_PAY));
    for (const card of ['Jh', '2c'] as const) room.do({ type: 'DrawRank', activity: QUADS }, drawing(card));
    return room.refused({ type: 'DrawRank', activity: QUADS }, drawing('As'));
  },
  'change-needs-notice': () => {
    const room = openRoom();
    room.do({ type: 'PauseOffering', activity: BEAT, reason: 'another fee' });
    room.both({ type: 'ChangeOffering', activity: BEAT, offering: { ...BEAT_OFFERING, adminFee: dollars(6) } });
    return room.refused({ type: 'ResumeOffering', activity: BEAT });
  },
  'out-of-posted-hours': () => offHours({ hours: [{ days: ['Friday'], hours: 'all-day' }] }),
  'posted-hours-over': () => offHours({ hours: 'all', lastDay: '2026-03-02' }, '2026-03-04T20:00:00Z'),
  'words-missing': () => openRoom().refused({ type: 'PostNotice', words: ' ' }),

  'no-such-hand': () => inRound().refused({ ...royal, row: 'hands/9' }),
  'not-in-this-round': () => {
    const room = openSensorRoom();
    room.do({ type: 'PauseOffering', activity: SENSOR, reason: 'display dark' });
    room.do({ type: 'StartGame', table: 8 });
    return room.refused(royal);
  },
  'seat-not-dealt-in': () => inRound().refused({ ...royal, seat: 9 }),
  'paid-for-the-period': () => {
    const room = openRoom();
    const posted = offeringOf('GEAR-001273', { charts: ['C'], prizes: { 'royal-flush': dollars(500) } });
    room.do({ type: 'AnnounceOffering', offering: posted, tables: 'all' });
    room.do({ type: 'StartOffering', activity: 'GEAR-001273' }, { at: '2026-03-02T19:00:00Z' });
    room.do({ type: 'StartGame', table: 7 });
    return room.refused({ type: 'CallHand', table: 7, seat: 1, activity: 'GEAR-001273', row: 'royal-flush' });
  },
  'nothing-called': () => inRound().refused(verify),
  'under-review': () => reviewed().refused(royal),

  'deck-not-counted': () => called().refused({ ...verify, deckCounted: false }),
  'checklist-open': () => called().refused({ ...verify, checked: ['cards shown'] }),
  'card-seen-twice': () => {
    const room = openRoom();
    room.do({ type: 'StartGame', table: 7 });
    room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
    const seen = { ...BEATEN_TENS, board: BEATEN_TENS.hands[0]!.cards };
    return room.refused({ ...verify, table: 7, activity: BEAT, seen });
  },
  'facts-needed': () => called().refused({ ...verify, seen: { ...ROYAL_SEEN, places: [] } }),
  'set-of-other-cards': () => {
    const [first, ...others] = ROYAL_SEEN.hands;
    const hands = [{ ...first!, set: { front: [], back: others[0]!.cards } }, ...others];
    return called().refused({ ...verify, seen: { ...ROYAL_SEEN, hands } });
  },
  'seal-missing': () => called().refused({ ...verify, seal: ' ' }),
  'second-person-missing': () => paid().refused({ type: 'BackOutPayment', award: 1, reason: 'wrong seat' }),
  'same-person-twice': () => reviewed().refused({ type: 'AgreeToReview', review: 1 }),

  'id-not-needed': () => won().refused({ type: 'ShowId', award: 1 }),
  'method-not-fitting': () => won().refused({ type: 'PayAward', award: 1, method: 'handed-over', formsDone: true }),
  'not-from-the-tray': () => {
    const room = called();
    room.do(verify, { second });
    const { award } = [...room.house.awards.values()].find(({ seat }) => seat === 1)!;
    room.do({ type: 'ShowId', award });
    return room.refused({ type: 'PayAward', award, method: 'tray', formsDone: true });
  },
  'reserve-stands': () => {
    const room = new Room();
    for (const activity of ['big-spin', 'beat-the-dealer'])
      room.do({ type: 'AnnounceOffering', offering: offeringOf(activity, {}), tables: 'all' });
    const holds = { pools: {}, reserve: dollars(5_000), advance: dollars(0) };
    room.both({ type: 'TakeOverFund', activity: 'big-spin', holds });
    const again = { ...holds, reserve: dollars(0) };
    return room.refused({ type: 'TakeOverFund', activity: 'beat-the-dealer', holds: again }, { second });
  },
  'paid-at-the-cage': () => {
    const room = won();
    room.house.stations.set('floor-1', { station: 'floor-1', kind: 'floor', keyHash: '', enrolledAt: '' });
    return room.refused({ type: 'PayAward', award: 1, method: 'cage', formsDone: true }, { station: 'floor-1' });
  },
  'payer-verified-it': () => wonWith({ below: dollars(100), inDay: dollars(500) }).refused(PAY_ALONE),
  'paid-enough-alone': () => wonWith({ below: dollars(250), inDay: dollars(150) }).refused(PAY_ALONE),
  'handed-out-at-desk': () => {
    const room = promotionRoom(offeringOf('beat-the-dealer', { prizes: { drawing: dollars(10) } }));
    room.both(opening('beat-the-dealer', 'drawing', {}));
    const hand = { activity: 'beat-the-dealer', row: 'all/6', player: 'ana', deal: 'a pair of aces' } as const;
    const award = handOf(room, hand, { game: 'blackjack-poker', isLive: true });
    return room.refused({ type: 'PayAward', award, method: 'handed-over', formsDone: true });
  },
  'form-first': () => {
    const room = promotionRoom(offeringOf('car-drawing', { charts: ['A'] }));
    room.do(opening('car-drawing', 'car-giveaway', { carValue: dollars(30_000) }));
    const holder = { player: 'ana', isPresent: true, showsId: true, showsPass: true, card: 'A', envelope: 1 };
    const command = { type: 'TryKeys', holders: [holder], startingEnvelope: 1 } as const;
    room.both({ type: 'RunPromotion', promotion: 'car-drawing', mechanism: 'car-giveaway', command });
    return room.refused({ type: 'PayAward', award: 1, method: 'handed-over' });
  },
  'no-checks': () => won().refused({ type: 'PayAward', award: 1, method: 'check', formsDone: true }),
  'slip-not-written': () => won().refused({ type: 'PrintSlip', award: 1 }),
  'tray-is-whole': () => openRoom().refused({ type: 'ReimburseTray', table: 7 }),

  'award-not-paid': () => won().refused({ type: 'BackOutPayment', award: 1, reason: 'wrong seat' }, { second }),
  'payment-first': () => paid().refused({ type: 'BackOutAward', award: 1, reason: 'wrong seat' }, { second }),
  'award-of-round': () => wonAtGame().refused({ type: 'BackOutAward', award: 1, reason: 'wrong seat' }, { second }),
  'coin-in-here': () => new GameRoom(CRAZY_4).refused({ type: 'StartGame', table: 3 }),
  'finish-round-here': () => {
    const room = new GameRoom(chosen(CRAZY_4, { way: 'count' }));
    room.coinIn();
    return room.refused({ type: 'GameOver', table: 3 });
  },
  'award-forfeited': () => {
    const room = openRoom();
    room.do({ type: 'StartGame', table: 7 });
    room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
    room.do({ ...verify, table: 7, activity: BEAT, seen: BEATEN_TENS }, { second });
    room.do({ type: 'LetTimePass' }, { at: '2026-05-01T00:00:00Z' });
    return room.refused({ type: 'BackOutAward', award: 1, reason: 'wrong seat' }, { second });
  },
  'no-fees-taken': () => {
    const room = openSensorRoom();
    room.do({ type: 'StartGame', table: 8 });
    return room.refused({ type: 'BackOutFees', table: 8, reason: 'sensor dirty' }, { second });
  },
  'fees-moved-on': () => {
    const room = openSensorRoom(dollars(0));
    startSensorRound(room, 8);
    startSensorRound(room, 9);
    room.do({ ...royal, table: 9 });
    return room.refused({ type: 'BackOutFees', table: 8, reason: 'sensor dirty' }, { second });
  },

  'drop-already-counted': () => {
    const room = dropped();
    room.both({ type: 'CountDrop', drop: 1, counted: dollars(2) });
    return room.refused({ type: 'CountDrop', drop: 1, counted: dollars(2) }, { second });
  },
  'drops-not-counted': () => dropped().refused({ type: 'CloseGamingDay' }, { at: '2026-03-03T14:00:00Z' }),
  'no-such-setting': () => refusedSetting('luck', '7'),
  'clock-with-day-open': () => openRoom().refused(setting('clock', UTC), { second }),
  'clock-moves-day': () => new Room().refused(setting('clock', UTC), { at: '2026-03-03T06:30:00Z', second }),
  'approval-not-in-book': () => refusedSetting('approvals', '["x"]'),
  'approval-still-offered': () => openRoom().refused(setting('approvals', '["cash-drawing"]'), { second }),
  'setting-of-files': () => refusedSetting('activity.own', '{}'),
  'setting-as-before': () => refusedSetting('sealFrom', undefined),
  'setting-wrong': () => refusedSetting('sealFrom', '-5'),
  'clock-not-held': () => new Room().refused({ type: 'AcceptClock' }, { second }),
  'no-day-open': () => new Room().refused({ type: 'CloseGamingDay' }),
  'gaming-day-not-over': () => openRoom().refused({ type: 'CloseGamingDay' }, { at: '2026-03-03T13:59:59Z' }),
  'nothing-to-reimburse': () => openRoom().refused({ type: 'ReimburseHouse', activity: BEAT }),
  'fund-already-there': () => openRoom().refused({ type: 'TakeOverFund', activity: BEAT, holds }, { second }),
  'no-such-pool': () => {
    const room = new Room();
    room.do({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' });
    const stray = { ...holds, pools: { mini: dollars(1) } };
    return room.refused({ type: 'TakeOverFund', activity: BEAT, holds: stray }, { second });
  },
};

const RULEBOOK = JSON.stringify(new Room().house.settings.activities);
const TYPED = ['no journal', 'Old Maid', 'sensor dirty', ...new Room().house.settings.checklist];

/** One word, a code or an amount; a name in the rulebook; or what somebody in the house has written. */
const isSameInEveryLanguage = (text: string): boolean =>
  !text.includes(' ') || RULEBOOK.includes(JSON.stringify(text).slice(1, -1)) || TYPED.includes(text);

/** What a refusal names as text. What is said by a code is said again in another language. */
const textsIn = (fact: Fact | Facts): readonly string[] => {
  if (typeof fact === 'string') return [fact];
  if (typeof fact === 'number') return [];
  if ('code' in fact || 'moment' in fact) return [];
  // An alarm keeps what it has seen as it was written.
  return Object.entries(fact).flatMap(([name, one]: [string, Fact]) => (name === 'words' ? [] : textsIn(one)));
};

for (const [code, bring] of Object.entries(CASES)) {
  test(`[HSE-1] refused: ${code}`, () => {
    const refusal = bring();
    assert.equal(refusal.code, code);
    assert.match(refusal.message, /^[A-Z0-9$“-].*\.$/);
    assert.notEqual(refusal.clause, '');
    for (const text of textsIn(refusal.facts)) assert.ok(isSameInEveryLanguage(text), `English in a fact: ${text}`);
  });
}
