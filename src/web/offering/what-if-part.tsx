import { useTranslations } from 'use-intl';
import type { Activity, Offering } from '#core/rulebook';
import { ActKey, Keys, later, Section, useKept } from '../kit/index.ts';

/** The odds are large: they come when somebody asks for them. */
const WhatIf = later(async () => (await import('./what-if/what-if.tsx')).WhatIf);

/** Under the form: what the offering would mean for the house. Opened once, it stays open at this desk. */
export const OfferingWhatIf = ({ activity, offering }: { activity: Activity; offering: Offering }) => {
  const t = useTranslations('offering.whatIf');
  const [isOpen, setOpen] = useKept('offering-what-if', false);
  if (activity.charts.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Keys>
        <ActKey isOn={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t('close') : t('open')}
        </ActKey>
      </Keys>
      {isOpen && <WhatIf activity={activity} offering={offering} />}
    </Section>
  );
};
