import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Refusal } from '#core/base';
import type { Department, StaffRole } from '#core/people';
import { openHouse, readHouseFile } from '#server/house';
import { closing, type Place } from '#server/journal';
import { engage, offerEnrollment, sealRecovery } from '#server/people';
import { openPrivate, type PinCost, pinsWith, readPepper } from '#server/private';
import { refuse } from './refusals.ts';

/** Somebody who works in the house from its first event on. */
export type Founder = {
  readonly name: string;
  readonly badge: string;
  readonly pin: string;
  readonly role: Extract<StaffRole, 'administrator' | 'compliance'>;
};

type Founding = {
  readonly place: Place;
  /** Where `house.json` is to be, and what is to be in it. */
  readonly file: string;
  readonly house: object;
  /** In the order of their ids: `p-1`, `p-2`. */
  readonly founders: readonly Founder[];
  readonly pinCost: PinCost;
};

const DEPARTMENT_OF: Readonly<Record<Founder['role'], Department>> = {
  administrator: 'systems',
  compliance: 'compliance',
};

export const FIRST_STATION = 'office-1';

/** With the code of its first station, and the one for the envelope. */
type Made = { readonly ok: true; readonly code: string; readonly recovery: string };

/** Makes a house: its file, its journal, its first people and a code for its first station. All of it or nothing. */
export const found = async (founding: Founding): Promise<Made | Refusal> => {
  const { file, house } = founding;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(house, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true });
  try {
    const done = await begun(founding);
    if (!done.ok) await rm(file); // Ours, and of no use without the rest.
    return done;
  } catch (error) {
    await rm(file);
    throw error;
  }
};

const begun = async ({ place, file, founders, pinCost }: Founding) => {
  const now = (): Temporal.Instant => Temporal.Now.instant();
  const snapshotEvery = Number.MAX_SAFE_INTEGER; // The server takes them.
  const settings = await readHouseFile(file);
  const options = { place, settings, mayFollow: false, now, snapshotEvery, say: () => undefined };
  await using house = closing((await openHouse(options)).house);
  await using store = closing(await openPrivate(place));
  if (house.seq > 0) return refuse('journal-not-empty', {}, 'OPH-1');
  const pins = pinsWith(await readPepper(place, process.env), pinCost);
  const actor = { id: 'console', role: 'administrator' };
  let recovery = '';
  for (const [place, { role, ...founder }] of founders.entries()) {
    const person = `p-${place + 1}`;
    const command = {
      type: 'EngagePerson',
      person,
      roles: [role],
      department: DEPARTMENT_OF[role],
      isOwnPin: true,
    } as const;
    const asked = { key: `init-${place + 1}`, station: 'console', actor };
    const done = await engage({ house, store, pins }, command, founder, asked);
    if (!done.ok) return done;
    if (place > 0) continue;
    // One person may still seal it alone. PPL-16
    const sealed = await sealRecovery({ house }, { key: 'init-recovery', station: 'console', actor });
    if (!sealed.ok) return sealed;
    recovery = sealed.code;
  }
  const first = { station: FIRST_STATION, kind: 'office' } as const;
  const { code } = await offerEnrollment(store, first, 'p-1', now().epochMilliseconds);
  return { ok: true, code, recovery } as const;
};
