import { mount } from '../kit/index.ts';
import { Home } from './home.tsx';

await mount(<Home />);
