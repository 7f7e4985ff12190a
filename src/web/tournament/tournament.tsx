import { useTranslations } from 'use-intl';
import { WorkingStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';

export const Tournament = () => (
  <WorkingStation
    kind="tournament"
    title={useTranslations('tournament')('title')}
    topics={['clock', 'offerings', 'promotions', 'requests']}
  >
    {() => <Desk />}
  </WorkingStation>
);
