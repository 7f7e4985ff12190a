import { mount } from '../kit/index.ts';
import { Tournament } from './tournament.tsx';

await mount(<Tournament />);
