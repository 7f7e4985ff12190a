import { mount, withRequests } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Office } from './office.tsx';
import * as english from './texts/en.ts';

await mount(
  <Office />,
  withRequests(ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts']))),
  'staff',
  ['people', 'lists', 'club', 'games', 'cards', 'money', 'settings', 'incidents'],
);
