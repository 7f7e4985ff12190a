import { mount } from '../kit/index.ts';
import { Cage } from './cage.tsx';

await mount(<Cage />);
