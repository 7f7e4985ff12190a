import { mount } from '../kit/index.ts';
import { Club } from './club.tsx';

await mount(<Club />);
