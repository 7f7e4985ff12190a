export { NewOffering } from './new-offering.tsx';
export { OfferingDetail } from './offering-detail.tsx';
