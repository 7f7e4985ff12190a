import type { Refusal } from '#core/base';
import { type HouseView, isGoverned } from '#core/house';
import { governs, isKeyDue, isKeyOver, type Station, type StationKind, stationWord } from '#core/people';
import type { PrivateStore, StationOffer } from '#server/private';
import { refuse } from './refusals.ts';
import { codeHash, newCode, newKey, newSecret, secretHash } from './secrets.ts';
import type { HouseDoor } from './sign-ons.ts';

type NewStation = Omit<StationOffer, 'codeHash' | 'by' | 'untilMs'>;

/** The key goes to the station and nowhere else. */
export type Enrolled = { readonly ok: true; readonly station: string; readonly key: string };

const OFFERED_FOR_MS = 15 * 60_000;

/** Offers a station to the device where the code is typed in time. The caller checked that `by` may do so. PPL-4 */
export const offerEnrollment = async (
  store: PrivateStore,
  asked: NewStation,
  by: string,
  nowMs: number,
): Promise<{ readonly code: string; readonly untilMs: number }> => {
  const code = newCode();
  const untilMs = nowMs + OFFERED_FOR_MS;
  const offer: StationOffer = { ...asked, codeHash: codeHash(code), by, untilMs };
  await store.offer(offer);
  return { code, untilMs };
};

/** The station that was offered under a code gets its key; the code is used up either way. PPL-4 */
export const enroll = async (
  house: HouseDoor,
  store: PrivateStore,
  code: string,
  nowMs: number,
  kinds?: readonly StationKind[],
): Promise<Enrolled | Refusal> => {
  const meant = kinds && (await store.offerUnder(codeHash(code)))?.kind;
  if (meant !== undefined && kinds?.includes(meant) === false) {
    return refuse('code-of-other-station', { kind: stationWord(meant) }, 'PPL-4');
  }
  const offer = await store.takeOffer(codeHash(code), nowMs);
  if (offer === undefined) return refuse('no-such-code', {}, 'PPL-4');
  const { codeHash: _, untilMs: _until, by, ...asked } = offer;
  const objection = offererObjection(house.state, offer, nowMs);
  if (objection !== undefined) return objection;
  const key = newSecret();
  const command = { type: 'EnrollStation', ...asked, keyHash: secretHash(key) } as const;
  const done = await house.handle(command, {
    key: newKey(nowMs),
    station: asked.station,
    actor: { id: by, role: 'administrator' },
  });
  return done.ok ? { ok: true, station: asked.station, key } : done;
};

/** Another key for a station that is here with a good one; nothing where it is too early for it. PPL-23 */
export const renewKey = async (
  house: HouseDoor,
  station: Station,
  nowMs: number,
): Promise<{ readonly key: string } | Refusal | undefined> => {
  // A service has its key from two people.
  const isForOthers = station.kind === 'service' || house.state?.settings.isDemo === true;
  if (isForOthers || !isKeyDue(station, nowMs)) return undefined;
  const key = newSecret();
  const command = { type: 'RenewStationKey', station: station.station, keyHash: secretHash(key) } as const;
  const actor = { id: station.station, role: 'station' };
  const done = await house.handle(command, { key: newKey(nowMs), station: station.station, actor });
  return done.ok ? { key } : done;
};

/** The person who made the code may be locked or without the role by now; a demonstration makes its own. PPL-4 */
const offererObjection = (
  house: HouseView | undefined,
  { by, kind }: Pick<StationOffer, 'by' | 'kind'>,
  nowMs: number,
): Refusal | undefined => {
  if (house === undefined || house.settings.isDemo === true || !isGoverned(house)) return undefined;
  const member = house.staff.get(by);
  const isGood = member !== undefined && member.locked === undefined && governs(member);
  const isGoodAtMachine = by === 'console' && kind === 'office' && !hasOffice(house, nowMs);
  return isGood || isGoodAtMachine ? undefined : refuse('no-such-code', {}, 'PPL-4');
};

/** A house that was closed for a season has no office where anybody could make a code. PPL-23 */
const hasOffice = ({ stations }: HouseView, nowMs: number): boolean =>
  [...stations.values()].some(
    station => station.kind === 'office' && station.revokedAt === undefined && !isKeyOver(station, nowMs),
  );
