import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import * as english from './texts/en.ts';
import { Verify } from './verify.tsx';

await mount(<Verify />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'players', ['draws']);
