export { HOUSE_SETTINGS } from './feature.ts';
export { settingWord } from './refusals.ts';
