import { type HouseEvent, type Settings, settingTexts, settingWord } from '#core/house';
import type { Journal } from '#server/journal';
import type { ChangeRecord } from './change-record.ts';
import type { HouseOptions, OpenHouse } from './open-house.ts';
import type { Program } from './program.ts';
import { speak } from './refusals.ts';
import { wordsOf } from './words-of.ts';

type Noting = Pick<HouseOptions, 'now' | 'say'> & { readonly settings: Settings };

/** What writes this journal from now on, and by which settings. OPS-16, SEA-6 */
export const noteStart = async (
  journal: Journal<HouseEvent>,
  house: OpenHouse,
  program: Program,
  options: Noting,
): Promise<void> => {
  await noteProgram(journal, program, options);
  if (options.settings.isDemo === true) return;
  await noteFingerprint(house, program, journal.epoch, options);
  await noteSettings(house, journal.epoch, options);
};

/** Records which program writes the journal from now on, and says whether it is the one of the last start. */
export const noteProgram = async (
  journal: Pick<Journal<HouseEvent>, 'starts' | 'saveStart'>,
  { fingerprint, files, proof }: Pick<Program, 'fingerprint' | 'files' | 'proof'>,
  { now, say }: Pick<Noting, 'now' | 'say'>,
): Promise<void> => {
  const [last] = await journal.starts(1);
  await journal.saveStart(now().epochMilliseconds, fingerprint);
  const isOther = last !== undefined && last.program !== fingerprint;
  const facts = { fingerprint: fingerprint.slice(0, 16), files };
  say(speak(isOther ? 'program.other' : 'program.same', facts).message);
  say(speak(`program.${proof}`, {}).message);
};

const SERVER = { station: 'server', actor: { id: 'server', role: 'server' } } as const;

/** Another program is an event, so that chain and anchors cover it. SEA-7 */
export const noteFingerprint = async (
  house: Pick<OpenHouse, 'state' | 'handle'>,
  { fingerprint, change }: Pick<Program, 'fingerprint' | 'change'>,
  epoch: number,
  { say }: Pick<Noting, 'say'>,
): Promise<void> => {
  const was = house.state.program?.fingerprint;
  const told = change === undefined ? {} : { change: standingFor(change) };
  const command = { type: 'NoteProgram', fingerprint, changed: [], ...told } as const;
  const done = await house.handle(command, { key: `start.${epoch}.program`, ...SERVER });
  const isNew = done.ok && done.events.length > 0;
  // What nobody has approved beforehand is told afterwards, by the clocks of the law. REG-S3
  if (isNew && change?.class === 'emergency') {
    const incident = { type: 'OpenIncident', kind: 'emergency-change', words: change.what } as const;
    await house.handle(incident, { key: `start.${epoch}.change`, ...SERVER });
  }
  if (was !== undefined && was !== fingerprint)
    say(speak('program.was', { was: was.slice(0, 16), is: fingerprint.slice(0, 16) }).message);
};

/** The rest stands in the file that the manifest covers. */
const standingFor = ({ what: _, tested: _tested, wayBack: _way, ...version }: ChangeRecord) => version;

/** How often the files of the program are looked at while it runs. */
const LOOK_EVERY_MS = 10 * 60_000;

/** Looks at the files while the house is served; what has changed is told, and an event. Answers how to stop. SEA-7 */
export const watchProgram = (
  house: Pick<OpenHouse, 'state' | 'handle'>,
  { fingerprint, changed }: Pick<Program, 'fingerprint' | 'changed'>,
  { now, say }: Pick<Noting, 'now' | 'say'>,
  everyMs: number = LOOK_EVERY_MS,
): (() => void) => {
  const look = async (): Promise<void> => {
    const files = await changed();
    const known = house.state.program?.changed ?? [];
    if (files.every(file => known.includes(file)) && files.length === known.length) return;
    const key = `${now().epochMilliseconds.toString(36)}.program`;
    const done = await house.handle(
      { type: 'NoteProgram', fingerprint, changed: files.slice(0, 50) },
      { key, ...SERVER },
    );
    if (done.ok && files.length > 0) say(speak('program.changed-while-running', { files: files.slice(0, 5) }).message);
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch(error => say(wordsOf(error)))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs).unref();
  return () => clearInterval(timer);
};

const noteSettings = async (house: OpenHouse, epoch: number, { settings, say }: Noting): Promise<void> => {
  const isFirst = house.state.keptSettings === undefined;
  const asked = { key: `start.${epoch}.settings`, ...SERVER };
  const done = await house.handle({ type: 'ReadSettings', values: settingTexts(settings) }, asked);
  const read = done.ok ? done.events.filter(event => event.type === 'SettingsRead') : [];
  // The first start of a house writes all of them down, and there is nothing to tell.
  const changes = isFirst ? [] : read.flatMap(event => event.changes);
  for (const { setting, was = '–', is = '–', waits } of changes) {
    const facts = { setting: settingWord(setting), was, is };
    say(speak(waits === true ? 'settings.waits' : 'settings.changed', facts).message);
  }
};
