import { mount } from '../kit/index.ts';
import { Keypad } from './keypad.tsx';

await mount(<Keypad />);
