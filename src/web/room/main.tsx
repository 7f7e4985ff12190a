import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Room } from './room.tsx';
import * as english from './texts/en.ts';

await mount(<Room />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])), 'staff', ['alarms']);
