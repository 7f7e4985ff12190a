import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FirstPerson, Founded, OpeningDraft, OpeningMissing, OpeningPlace, OpeningState } from '#api/schemas';
import { type Answer, answer, defined, type Refusal } from '#core/base';
import { pinObjection } from '#core/people';
import { houseClock } from '#core/time';
import { formatAt, type Place } from '#server/journal';
import type { PinCost } from '#server/private';
import { JURISDICTIONS, RULEBOOK } from '../../../rulebook/index.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { FIRST_STATION, found } from './founding.ts';
import { type Logo, logoFrom, readLogo } from './logo.ts';
import { refuse, word } from './refusals.ts';

export type OpeningPlaces = {
  readonly place: Place;
  /** Where `house.json` is to be; the draft and the logo stand beside it. */
  readonly file: string;
  readonly pinCost: PinCost;
};

/** The files a logo may be kept in, by what it is. */
const LOGO_FILES: Readonly<Record<Logo['type'], string>> = { 'image/png': 'logo.png', 'image/jpeg': 'logo.jpg' };

/** Whether a house was begun here: then there is nothing to open. */
export const isBegun = async ({ place, file }: Pick<OpeningPlaces, 'place' | 'file'>): Promise<boolean> =>
  existsSync(file) || (await formatAt(place)) !== 0;

/** A house that is being opened: what was entered is kept at every step, the people and their PINs in memory. OPH-1 */
export class Opening {
  readonly #places: OpeningPlaces;
  readonly #people = new Map<OpeningPlace, FirstPerson>();
  #recovery: string | undefined;
  #draft: OpeningDraft;
  #isFounding = false;

  private constructor(places: OpeningPlaces, draft: OpeningDraft) {
    this.#places = places;
    this.#draft = draft;
  }

  static async open(places: OpeningPlaces): Promise<Opening> {
    await mkdir(folderOf(places), { recursive: true, mode: 0o700 });
    return new Opening(places, await readDraft(folderOf(places)));
  }

  state(): OpeningState {
    const people = PLACES.flatMap(place => this.#people.get(place) ?? []);
    return {
      draft: this.#draft,
      people: people.map(({ pin: _, ...person }) => person),
      missing: this.#missing(),
      hasLogo: this.#logoFile() !== undefined,
      jurisdictions: JURISDICTIONS.map(({ key, name, zone }) => ({ key, name, zone })),
      approvals: RULEBOOK.map(({ id, name, house, jurisdiction, regulatorId }) => ({
        id,
        name,
        house,
        jurisdiction,
        ...defined({ regulatorId }),
      })),
    };
  }

  /** All that was entered so far; it replaces what was there. */
  async keep(entered: OpeningDraft): Promise<Refusal | undefined> {
    const objection = objectionTo(entered);
    if (objection !== undefined) return objection;
    this.#draft = entered;
    await keepDraft(folderOf(this.#places), this.#draft);
    return undefined;
  }

  async keepLogo(picture: string): Promise<Refusal | undefined> {
    const logo = logoFrom(Buffer.from(picture, 'base64'));
    if (!logo.ok) return logo;
    await this.dropLogo();
    const file = path.join(folderOf(this.#places), LOGO_FILES[logo.value.type]);
    await writeFile(file, logo.value.bytes, { mode: 0o600, flush: true });
    return undefined;
  }

  async dropLogo(): Promise<void> {
    for (const name of Object.values(LOGO_FILES)) await rm(path.join(folderOf(this.#places), name), { force: true });
  }

  logo(): Promise<Logo | undefined> {
    return readLogo(this.#places.file, this.#logoFile());
  }

  /** One of the first two, with the PIN that this person typed. */
  enter(person: FirstPerson): Refusal | undefined {
    const other = this.#people.get(person.place === 'first' ? 'second' : 'first');
    if (other?.badge === person.badge) return refuse('badge-of-other-founder', { badge: person.badge }, 'PPL-1');
    const objection = pinObjection(person.pin, person.badge, [person.role]);
    if (objection === undefined) this.#people.set(person.place, person);
    return objection;
  }

  leave(place: OpeningPlace): void {
    this.#people.delete(place);
  }

  /** Begins the house: its file, its journal, both people, and a code for this browser. */
  async found(): Promise<Answer<Founded>> {
    const missing = this.#missing();
    if (missing.length > 0) {
      return refuse('opening-incomplete', { missing: missing.map(one => word(`opening.${one}`, {})) }, 'OPH-1');
    }
    if (this.#isFounding) return refuse('opening-under-way', {}, 'OPH-1');
    this.#isFounding = true;
    try {
      const logo = this.#logoFile();
      const { place, file, pinCost } = this.#places;
      const house = { ...this.#draft, ...defined({ logo }) };
      const founders = PLACES.flatMap(one => this.#people.get(one) ?? []);
      const done = await found({ place, file, house, founders, pinCost });
      if (!done.ok) return done;
      await dropDraft(folderOf(this.#places));
      this.#people.clear();
      this.#recovery = done.recovery;
      return answer({ code: done.code, station: FIRST_STATION });
    } finally {
      this.#isFounding = false;
    }
  }

  /** For the envelope, once the house is founded: told at the machine, never to a browser. PPL-16 */
  get recovery(): string | undefined {
    return this.#recovery;
  }

  #missing(): readonly OpeningMissing[] {
    const { name, license, zone, approvals = [] } = this.#draft;
    const entered = { name, license, zone, approvals: approvals[0] };
    const people = { first: this.#people.get('first'), second: this.#people.get('second') };
    const steps = Object.entries({ ...entered, ...people });
    return steps.filter(([, value]) => value === undefined).map(([step]) => step as OpeningMissing); // Its own keys.
  }

  #logoFile(): string | undefined {
    return Object.values(LOGO_FILES).find(name => existsSync(path.join(folderOf(this.#places), name)));
  }
}

const PLACES = ['first', 'second'] as const;

const folderOf = ({ file }: Pick<OpeningPlaces, 'file'>): string => path.dirname(file);

const objectionTo = ({ zone, dayStartsAt = '06:00', jurisdiction, approvals = [] }: OpeningDraft) => {
  if (jurisdiction !== undefined && !JURISDICTIONS.some(({ key }) => key === jurisdiction)) {
    return refuse('jurisdiction-unknown', { jurisdiction }, 'RBK-14');
  }
  const unknown = approvals.find(id => !RULEBOOK.some(one => one.id === id));
  if (unknown !== undefined) return refuse('approval-unknown', { approval: unknown }, 'RBK-18');
  const clock = zone === undefined ? undefined : houseClock({ zone, dayStartsAt });
  return clock?.ok === false ? clock : undefined;
};
