import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import * as english from './texts/en.ts';
import { Tournament } from './tournament.tsx';

await mount(<Tournament />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff', [
  'money',
  'tournament',
]);
