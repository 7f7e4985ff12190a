import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Room } from './room.tsx';
import * as english from './texts/en.ts';

await mount(
  <Room />,
  ownTexts(english, language => import(`./texts/${language}.ts`)),
  'staff',
  ['alarms'],
);
