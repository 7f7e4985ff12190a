import { useTranslations } from 'use-intl';
import { WorkingStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';
import { forgetDesk } from './kept.ts';

/**
 * An office station may do all of it, for every role: enroll and look, and with the right role lift and erase.
 * Nothing of anybody stays behind on a desk that was left.
 */
export const Club = () => (
  <WorkingStation
    kind="office"
    title={useTranslations('club')('title')}
    topics={['clock', 'requests']}
    onLeft={forgetDesk}
  >
    {() => <Desk />}
  </WorkingStation>
);
