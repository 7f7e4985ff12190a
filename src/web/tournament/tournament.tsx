import { useTranslations } from 'use-intl';
import { WorkingStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';

const TOPICS = ['clock', 'offerings', 'promotions', 'requests'] as const;

export const Tournament = () => (
  <WorkingStation kind="tournament" title={useTranslations('tournament')('title')} topics={TOPICS}>
    {() => <Desk />}
  </WorkingStation>
);
