import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { pinObjection } from '#core/people';
import { houseClock } from '#core/time';
import { closing, type Place } from '#server/journal';
import { found } from '#server/opening';
import { PIN_COST } from '#server/private';
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
  const objection = pinObjection(pin, badge, ['administrator']);
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

const make = async ({ house, admin }: Wanted, place: Place, file: string): Promise<Said> => {
  const founders = [{ ...admin, role: 'administrator' }] as const;
  const done = await found({ place, file, house, founders, pinCost: PIN_COST });
  if (!done.ok) return { refused: done.message };
  return [
    said('house-made', { house: house.name, file, name: admin.name, person: 'p-1' }),
    said('recovery-code', { code: done.recovery }),
    said('house-made-next', { code: done.code }),
  ];
};
