import { useTranslations } from 'use-intl';
import { WorkingStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';

export const Cage = () => (
  <WorkingStation
    kind="cage"
    title={useTranslations('cage')('title')}
    topics={['awards', 'cash', 'clock', 'instruments', 'promotions', 'requests', 'trays']}
  >
    {person => <Desk person={person} />}
  </WorkingStation>
);
