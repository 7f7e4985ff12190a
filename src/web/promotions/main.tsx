import { mount } from '../kit/index.ts';
import { ownTexts, SAYING_MECHANISMS } from '../messages/index.ts';
import { Promotions } from './desk/promotions.tsx';
import { loadPanelTexts } from './panels.ts';
import * as english from './texts/en.ts';

const deskTexts = ownTexts(english, language => import(`./texts/${language}.ts`));

await mount(
  <Promotions />,
  async language => ({ ...(await deskTexts(language)), ...(await loadPanelTexts(language)) }),
  'staff',
  ['cards', 'draws', 'money', 'rulebook', ...SAYING_MECHANISMS],
);
