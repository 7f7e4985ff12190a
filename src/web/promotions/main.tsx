import { mount } from '../kit/index.ts';
import { Promotions } from './desk/promotions.tsx';

await mount(<Promotions />);
