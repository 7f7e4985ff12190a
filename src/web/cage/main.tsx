import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Cage } from './cage.tsx';
import * as english from './texts/en.ts';

await mount(<Cage />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff', ['money']);
