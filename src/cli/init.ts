import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Refusal } from '#core/base';
import type { Settings } from '#core/house';
import { pinObjection } from '#core/people';
import { houseClock } from '#core/time';
import { openHouse, readHouseFile } from '#server/house';
import { closing, type Place } from '#server/journal';
import { engage, offerEnrollment } from '#server/people';
import { openPrivate, PIN_COST, pinsWith, readPepper } from '#server/private';
import { JURISDICTIONS } from '../../rulebook/index.ts';
import { placeVerb } from './place.ts';
import { said } from './said.ts';
import { type Secrets, secretsFrom } from './secret.ts';
import type { Input } from './terminal.ts';
import { HELP } from './texts/en.ts';
import type { Said } from './verb.ts';

export const init = placeVerb({
  ...HELP.init,
  options: {
    name: { value: 'NAME', words: 'the name of the house, as printed on slips' },
    zone: { value: 'ZONE', words: `its time zone; ${JURISDICTIONS[0].zone} when left out` },
    'day-starts': { value: 'TIME', words: 'when a gaming day starts; 06:00 when left out' },
    admin: { value: 'NAME', words: 'the name of the first administrator' },
    badge: { value: 'BADGE', words: 'the badge number of that person' },
    demo: { words: 'a house for training: every slip says so, forever' },
  },
  run: async ({ values, place, houseFile, terminal }) => {
    if (existsSync(houseFile)) {
      return {
        refused: said('house-there', { file: houseFile }),
      };
    }
    await using secrets = closing(secretsFrom(terminal.input, terminal.complain));
    const wanted = await wantedBy(values, asking(secrets, terminal.input));
    return typeof wanted === 'string' ? wanted : await make(wanted, place, houseFile);
  },
});

type Flags = {
  readonly [Flag in 'name' | 'zone' | 'day-starts' | 'admin' | 'badge']?: string;
} & { readonly demo?: boolean };

type Wanted = {
  readonly house: {
    readonly name: string;
    readonly zone: string;
    readonly dayStartsAt: string;
    readonly isDemo?: true;
  };
  readonly admin: { readonly name: string; readonly badge: string; readonly pin: string };
};

/** What is to be made, or the sentence that says why not. */
const wantedBy = async (flags: Flags, ask: Asking): Promise<Wanted | string> => {
  const name = flags.name ?? (await ask.open(said('ask-house', {})));
  const { zone = JURISDICTIONS[0].zone, 'day-starts': dayStartsAt = '06:00' } = flags;
  const clock = houseClock({ zone, dayStartsAt });
  if (!clock.ok) return clock.message;
  const admin = flags.admin ?? (await ask.open(said('ask-admin', {})));
  const badge = flags.badge ?? (await ask.open(said('ask-badge', {})));
  const missing = [name, admin, badge].some(word => word.trim() === '');
  if (missing) return said('house-incomplete', {});
  const pin = await ask.secret(said('ask-pin', { person: admin }));
  const objection = pinObjection(pin, badge, ADMINISTRATOR.roles);
  if (objection !== undefined) return objection.message;
  const isDemo = flags.demo === true ? ({ isDemo: true } as const) : {};
  return { house: { name, zone, dayStartsAt, ...isDemo }, admin: { name: admin, badge, pin } };
};

type Ask = (question: string) => Promise<string>;
type Asking = {
  /** Shown while it is typed, where somebody types. */
  readonly open: Ask;
  readonly secret: Ask;
};

const asking = ({ ask: secret }: Secrets, input: Input): Asking => ({
  secret,
  open: async question => {
    if (input.isTTY !== true) return secret(question);
    const line = createInterface({ input, output: process.stderr });
    try {
      return (await line.question(`${question} `)).trim();
    } finally {
      line.close();
    }
  },
});

const ADMINISTRATOR = { person: 'p-1', roles: ['administrator'], department: 'systems' } as const;

const make = async ({ house, admin }: Wanted, place: Place, file: string): Promise<Said> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(house, null, 2)}\n`, { flag: 'wx' });
  const code = await founded(await readHouseFile(file), place, admin);
  if (typeof code !== 'string') {
    await rm(file); // Ours, and of no use without the rest.
    return { refused: code?.message ?? said('journal-has-events', {}) };
  }
  return [
    said('house-made', { house: house.name, file, name: admin.name, person: ADMINISTRATOR.person }),
    said('house-made-next', { code }),
  ];
};

/** Engages the first person and offers the first station; answers its code, or nothing if there already is a house. */
const founded = async (
  settings: Settings,
  place: Place,
  admin: Wanted['admin'],
): Promise<string | Refusal | undefined> => {
  const now = (): Temporal.Instant => Temporal.Now.instant();
  const snapshotEvery = Number.MAX_SAFE_INTEGER; // The server takes them.
  const options = { place, settings, mayFollow: false, now, snapshotEvery, say: () => undefined };
  await using house = closing((await openHouse(options)).house);
  await using store = closing(await openPrivate(place));
  if (house.seq > 0) return undefined;
  const pins = pinsWith(await readPepper(place, process.env), PIN_COST);
  const actor = { id: 'console', role: 'administrator' };
  const command = { type: 'EngagePerson', ...ADMINISTRATOR, isOwnPin: true } as const;
  const done = await engage({ house, store, pins }, command, admin, { key: 'init', station: 'console', actor });
  if (!done.ok) return done;
  const first = { station: 'office-1', kind: 'office' } as const;
  return (await offerEnrollment(store, first, ADMINISTRATOR.person, now().epochMilliseconds)).code;
};
