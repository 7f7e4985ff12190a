import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Kiosk } from './kiosk.tsx';
import * as english from './texts/en.ts';

await mount(<Kiosk />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'players', [
  'mechanisms',
]);
