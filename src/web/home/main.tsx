import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Home } from './home.tsx';
import * as english from './texts/en.ts';

await mount(<Home />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff', ['people']);
