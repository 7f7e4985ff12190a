import { later } from '../../kit/index.ts';

const forms = () => import('./forms.tsx');

/** Both read the rulebook, which nobody needs who signs on. */
export const NewOffering = later(async () => (await forms()).NewOffering);
export const OfferingDetail = later(async () => (await forms()).OfferingDetail);
