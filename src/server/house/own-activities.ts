import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson, type Refusal } from '#core/base';
import type { HouseView, Settings } from '#core/house';
import { type Activity, wholeOffering } from '#core/rulebook';
import { type RuleSheet, ruleSheet } from '#core/sheet';
import { JURISDICTIONS, RULEBOOK } from '../../../rulebook/index.ts';
import { type FileProblem, readActivityText } from '../../rulebook-files/index.ts';
import { ownFolder } from './house-file.ts';
import type { Asked, Handled } from './open-house.ts';
import { refuse } from './refusals.ts';
import type { HouseService } from './service.ts';

type Checked = {
  readonly id?: string;
  readonly name?: string;
  readonly sheet?: RuleSheet;
  readonly problems: readonly FileProblem[];
};

/** Activities that a house writes itself, as the office brings them. RBK-14, OPH-13 */
export class OwnActivities {
  readonly #house: Pick<HouseService, 'handle'>;
  readonly #file: string;

  constructor(house: Pick<HouseService, 'handle'>, houseFile: string) {
    this.#house = house;
    this.#file = houseFile;
  }

  /** Everything that is wrong with it, as `houseway rulebook check` says it; else its sheet. */
  check(text: string, settings: Settings): Checked {
    const read = readIn(text, settings);
    if (Array.isArray(read)) return { problems: read };
    const place = JURISDICTIONS.find(({ key }) => key === read.jurisdiction) ?? JURISDICTIONS[0];
    const sheet = ruleSheet(read, wholeOffering(read), { times: [], drawings: [], pools: {} }, place);
    const { id, name } = read;
    return { id, name, problems: [], ...(sheet.ok && { sheet: sheet.value }) };
  }

  /** Among the files of the house, and before two people: nothing is offered by it until they accept it. SEA-6 */
  async propose(text: string, { settings, keptSettings }: HouseView, { key }: Asked): Promise<Handled | Refusal> {
    const read = readIn(text, settings);
    if (Array.isArray(read)) {
      const [problem] = read;
      const { path: place = '', sentence = '' } = problem ?? {};
      return refuse('own-activity-wrong', { count: read.length, place, sentence }, 'RBK-14');
    }
    const folder = await ownFolder(this.#file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, `${read.key}.json`), text, { mode: 0o600, flush: true });
    const values = { ...keptSettings?.file, [`activity.${read.id}`]: canonicalJson(read) };
    const actor = { id: 'server', role: 'server' } as const;
    return this.#house.handle({ type: 'ReadSettings', values }, { key: `${key}.own`, station: 'server', actor });
  }
}

const readIn = (text: string, { jurisdiction, activities, own = [] }: Settings): Activity | FileProblem[] => {
  const others = JURISDICTIONS.filter(({ key }) => key !== jurisdiction.key);
  // One of the house's own may be written anew.
  const taken = [...RULEBOOK, ...activities.filter(({ id }) => !own.includes(id))];
  return readActivityText(text, taken, [jurisdiction, ...others]);
};
