import { useTranslations } from 'use-intl';
import type { DeskView, PromotionView } from '#core/views';
import { HoldKey, Keys, Refused } from '../../kit/index.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';

type SecondStageKeyProps = {
  readonly promotion: PromotionView;
  readonly desk: Extract<DeskView, { type: 'drawing' }>;
};

/** The second stage ends the time for papers. DRW-8 */
export const SecondStageKey = ({ promotion: { promotion }, desk }: SecondStageKeyProps) => {
  const t = useTranslations('panels.drawing');
  const { act, why } = useAct();
  if (desk.open !== undefined || !desk.hasSecondStage) return null;
  return (
    <>
      <Keys>
        <HoldKey onHeld={() => void act(runPromotion(promotion, 'drawing', { type: 'StartSecondStage' }))}>
          {t('secondStage')}
        </HoldKey>
      </Keys>
      <Refused why={why} />
    </>
  );
};
