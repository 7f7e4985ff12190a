import { mount } from '../kit/index.ts';
import { Promotions } from './promotions.tsx';

await mount(<Promotions />);
