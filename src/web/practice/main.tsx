import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Practice } from './practice.tsx';
import * as english from './texts/en.ts';

await mount(<Practice />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'players', [
  'cards',
  'games',
]);
