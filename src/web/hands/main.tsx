import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Explorer } from './explorer.tsx';
import * as english from './texts/en.ts';

await mount(<Explorer />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff', ['cards']);
