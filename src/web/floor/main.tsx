import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Floor } from './floor.tsx';
import * as english from './texts/en.ts';

await mount(
  <Floor />,
  ownTexts(english, language => import(`./texts/${language}.ts`)),
  'staff',
  ['alarms', 'cards', 'eligibility', 'money', 'qualifying', 'round'],
);
