import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { type Me, SignOnPage, StationGate, useStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';
import { forgetDesk } from './kept.ts';

/** With nobody signed on there is nothing to see but the clock. */
const topicsOf = ({ person }: Me) => (person === undefined ? (['clock'] as const) : (['clock', 'requests'] as const));

/** An office station may do all of it, whoever is signed on: enrol and look, and with the right role lift and erase. */
export const Club = () => (
  <StationGate kind="office" topics={topicsOf}>
    <AtDesk />
  </StationGate>
);

const AtDesk = () => {
  const t = useTranslations('club');
  const { me } = useStation();
  const isAttended = me.person !== undefined;
  // Nothing of anybody stays behind on a desk that was left.
  useEffect(() => {
    if (!isAttended) forgetDesk();
  }, [isAttended]);
  if (isAttended) return <Desk key={me.person.id} />;
  return <SignOnPage title={t('title')} />;
};
