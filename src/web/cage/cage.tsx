import { useTranslations } from 'use-intl';
import { type Me, SignOnPage, StationGate, useStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';

/** With nobody signed on there is nothing to see but the clock. */
const topicsOf = ({ person }: Me) =>
  person === undefined
    ? (['clock'] as const)
    : (['awards', 'clock', 'instruments', 'promotions', 'requests', 'trays'] as const);

export const Cage = () => (
  <StationGate kind="cage" topics={topicsOf}>
    <Window />
  </StationGate>
);

const Window = () => {
  const t = useTranslations('cage');
  const { me } = useStation();
  if (me.person !== undefined) return <Desk key={me.person.id} person={me.person} />;
  return <SignOnPage title={t('title')} />;
};
