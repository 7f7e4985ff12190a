import { useTranslations } from 'use-intl';
import { type Me, SignOnPage, StationGate, useStation } from '../../kit/index.ts';
import { Desk } from './desk.tsx';

/** With nobody signed on there is nothing to see but the clock. */
const topicsOf = ({ person }: Me) =>
  person === undefined ? (['clock'] as const) : (['clock', 'offerings', 'promotions', 'requests', 'seating'] as const);

export const Promotions = () => (
  <StationGate kind="promotions" topics={topicsOf}>
    <AtDesk />
  </StationGate>
);

const AtDesk = () => {
  const t = useTranslations('promotions');
  const { me } = useStation();
  if (me.person !== undefined) return <Desk key={me.person.id} />;
  return <SignOnPage title={t('title')} />;
};
