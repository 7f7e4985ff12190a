import { mount } from '../kit/index.ts';
import { Room } from './room.tsx';

await mount(<Room />);
