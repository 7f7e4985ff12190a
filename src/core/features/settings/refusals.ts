import { refusals } from '#core/base';
import { STATION_KINDS, stationWord } from '#core/people';
import { type Said, sayings } from '#core/words';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);

const word = sayings(TERMS);

/** What a setting is called. */
export const settingWord = (name: string): Said => {
  const [first, ...rest] = name.split('.');
  const of = rest.join('.');
  const kind = STATION_KINDS.find(one => one === of);
  if (first === 'signOffAfterMinutes' && kind !== undefined)
    return word('setting.signOffAfterMinutes', { station: stationWord(kind) });
  if (first === 'activity') return word('setting.activity', { activity: of });
  return word(`setting.${name as PlainSetting}`, {}); // The list of settings has a word for each.
};

/** Those whose word says nothing of stations or activities. */
export type PlainSetting = Exclude<
  keyof typeof TERMS extends `setting.${infer Name}` ? Name : never,
  'activity' | 'signOffAfterMinutes'
>;
