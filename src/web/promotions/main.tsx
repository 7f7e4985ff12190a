import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Promotions } from './desk/promotions.tsx';
import { loadPanelTexts } from './panels.ts';
import * as english from './texts/en.ts';

const deskTexts = ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts']));

await mount(
  <Promotions />,
  async language => ({ ...(await deskTexts(language)), ...(await loadPanelTexts(language)) }),
  'staff',
  ['cards', 'draws', 'mechanisms', 'money'],
);
