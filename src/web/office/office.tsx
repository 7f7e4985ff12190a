import { useTranslations } from 'use-intl';
import { WorkingStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';

/** For those who run the house: people, stations, boxes and counts, the gaming day, notices, draws. */
export const Office = () => (
  <WorkingStation kind="office" title={useTranslations('office')('title')} topics={['clock', 'requests']}>
    {() => <Desk />}
  </WorkingStation>
);
