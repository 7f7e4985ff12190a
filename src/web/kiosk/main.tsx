import { mount } from '../kit/index.ts';
import { Kiosk } from './kiosk.tsx';

await mount(<Kiosk />, 'players');
