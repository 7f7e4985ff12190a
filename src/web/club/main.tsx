import { mount } from '../kit/index.ts';
import { ownTexts } from '../messages/index.ts';
import { Club } from './club.tsx';
import * as english from './texts/en.ts';

await mount(<Club />, ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])));
