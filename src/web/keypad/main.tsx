import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Keypad } from './keypad.tsx';
import * as english from './texts/en.ts';

await mount(<Keypad />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff', [
  'alarms',
  'eligibility',
  'games',
]);
