import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { OpeningPage } from './opening-page.tsx';
import * as english from './texts/en.ts';

await mount(<OpeningPage />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff');
