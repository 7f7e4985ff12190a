import { useTranslations } from 'use-intl';
import { WorkingStation } from '../../kit/index.ts';
import { Desk } from './desk.tsx';

export const Promotions = () => (
  <WorkingStation
    kind="promotions"
    title={useTranslations('promotions')('title')}
    topics={['clock', 'hi-lo', 'offerings', 'promotions', 'requests', 'seating']}
  >
    {() => <Desk />}
  </WorkingStation>
);
