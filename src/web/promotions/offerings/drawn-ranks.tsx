import { useTranslations } from 'use-intl';
import type { OfferingView } from '#core/views';
import { ActKey, Keys, Refused, Section, Soft, useCardName, useHouseTime } from '../../kit/index.ts';
import { useAct } from '../parts/hooks.ts';

/** The card of each posted period; the house draws it when the key is pressed. OFT-8 */
export const DrawnRanks = ({ offering: { activity, ranks = [] } }: { readonly offering: OfferingView }) => {
  const t = useTranslations('promotions.offering');
  const { when } = useHouseTime();
  const nameOf = useCardName();
  const { act, isPending, why } = useAct();
  return (
    <Section title={t('rankTitle')}>
      {ranks.length === 0 && <Soft>{t('noRank')}</Soft>}
      <ul>
        {ranks.toReversed().map(({ card, from, to }) => (
          <li key={from}>{t('rankDrawn', { card: nameOf(card), from: when(from), to: when(to) })}</li>
        ))}
      </ul>
      <Keys>
        <ActKey tone="main" isPending={isPending} onPress={() => void act({ type: 'DrawRank', activity })}>
          {t('drawRank')}
        </ActKey>
      </Keys>
      <Refused why={why} />
    </Section>
  );
};
