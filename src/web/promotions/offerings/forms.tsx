import { AlsoSaid } from '../../kit/index.ts';
import { NewOffering as New, type NewOfferingProps } from './new-offering.tsx';
import { OfferingDetail as Detail, type OfferingProps } from './offering-detail.tsx';

/** What the rulebook says comes with its forms. */
export const NewOffering = (props: NewOfferingProps) => (
  <AlsoSaid by="rulebook">
    <New {...props} />
  </AlsoSaid>
);

export const OfferingDetail = (props: OfferingProps) => (
  <AlsoSaid by="rulebook">
    <Detail {...props} />
  </AlsoSaid>
);
