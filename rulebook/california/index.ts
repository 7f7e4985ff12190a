import type { Jurisdiction } from '#core/rulebook';
import { INCIDENTS } from './incidents.ts';
import { REGULATIONS } from './regulations.ts';
import { SILENCE } from './silence.ts';
import { TAXES } from './taxes.ts';

/** Card rooms of the State of California: Bureau of Gambling Control, California Gambling Control Commission. */
export const CALIFORNIA: Jurisdiction = {
  key: 'california',
  name: 'California',
  zone: 'America/Los_Angeles',
  age: 21,
  tableGames: {
    en: 'California games',
    es: 'juegos de California (California games)',
    vi: 'trò chơi California (California games)',
    'zh-Hans': '加州游戏（California games）',
    'zh-Hant': '加州遊戲（California games）',
  },
  recordYears: 7,
  taxes: TAXES,
  regulations: REGULATIONS,
  incidents: INCIDENTS,
  silence: SILENCE,
};
