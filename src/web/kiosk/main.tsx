import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Kiosk } from './kiosk.tsx';
import * as english from './texts/en.ts';

await mount(
  <Kiosk />,
  ownTexts(english, language => import(`./texts/${language}.ts`)),
  'players',
  ['contest'],
);
