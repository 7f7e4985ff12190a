import { mount, withRequests } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Floor } from './floor.tsx';
import * as english from './texts/en.ts';

await mount(<Floor />, withRequests(ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts']))), 'staff', [
  'alarms',
  'cards',
  'eligibility',
  'games',
  'money',
  'qualifying',
  'round',
]);
