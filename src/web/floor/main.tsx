import { mount } from '../kit/index.ts';
import { Floor } from './floor.tsx';

await mount(<Floor />);
