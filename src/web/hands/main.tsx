import { mount } from '../kit/index.ts';
import { Explorer } from './explorer.tsx';

await mount(<Explorer />);
