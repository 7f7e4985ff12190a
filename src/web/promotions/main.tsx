import { mount } from '../kit/index.ts';
import { Promotions } from './desk/promotions.tsx';
import { loadPanelTexts } from './panels.ts';

await mount(<Promotions />, 'staff', loadPanelTexts);
