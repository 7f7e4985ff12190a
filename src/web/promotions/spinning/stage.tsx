import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import type { PromotionView } from '#core/views';
import { FactList, type FactRow, Section } from '../../kit/index.ts';
import { Again, DrawDesk } from '../draws/draw-desk.tsx';
import { SkipKey } from '../draws/reel.tsx';
import { useShow } from '../draws/shown.ts';
import { runPromotion } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import styles from './wheel.module.css';
import { WheelFace, type WheelSection } from './wheel-face.tsx';

type WheelStageProps = {
  readonly promotion: PromotionView;
  readonly spots: readonly WheelSection[];
  /** The spot under the pointer, as the journal has it; the first one before anybody has spun. */
  readonly rest: number;
  readonly className: string | undefined;
  /** What is posted of it; `isStill` while the wheel does not turn. */
  readonly facts: (isStill: boolean) => readonly FactRow[];
  /** Beside the wheel, and below it, once it has stopped. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
};

/** The wheel turns to the recorded spot; the result is shown after that. */
export const WheelStage = ({ promotion, spots, rest, className, facts, children, below }: WheelStageProps) => {
  const t = useTranslations('promotions.spin');
  const [showing, endShow] = useShow(promotion.draw);
  const isStill = showing === undefined;
  return (
    <div className={className}>
      <WheelFace spots={spots} rest={rest} spinning={showing?.draw} onRest={endShow} />
      <div className={styles.side}>
        {isStill ? (
          children
        ) : (
          <>
            <p role="status">{t('turns')}</p>
            <SkipKey onSkip={endShow} />
          </>
        )}
        <FactList of={facts(isStill)} />
      </div>
      {isStill && below}
    </div>
  );
};

type AtWheelProps = {
  readonly promotion: PromotionView;
  readonly desk: {
    readonly type: 'wheel' | 'card-wheel';
    readonly player?: string;
    readonly isByComputer: boolean;
  };
  /** What can come out. */
  readonly count: number;
  /** The form for a wheel that is turned by hand. */
  readonly children: ReactNode;
};

/** Somebody is at the wheel: the computer spins, or two people write down what they saw. */
export const AtWheel = ({ promotion, desk: { type, player = '', isByComputer }, count, children }: AtWheelProps) => {
  const t = useTranslations('promotions.spin');
  return (
    <Section title={t('atWheel', { name: player })}>
      {isByComputer ? (
        <DrawDesk promotion={promotion} count={count} commitKey={t('commit')} revealKey={t('spin')} />
      ) : (
        <>
          <Again promotion={promotion} />
          {children}
        </>
      )}
      {promotion.draw?.type !== 'committed' && (
        <Recorded
          command={runPromotion(promotion.promotion, type, { type: 'GiveUpSpin', player })}
          label={t('giveUp', { name: player })}
          tone="plain"
          isHeld
        />
      )}
    </Section>
  );
};

type SpinKeyProps = {
  readonly command: HouseCommand | undefined;
  readonly player: string | undefined;
  /** Where it came to rest, in words. */
  readonly words: string;
  readonly facts?: readonly FactRow[];
};

/** What the pointer showed to two people. WHL-2, LOT-7 */
export const SpinKey = ({ command, player, words, facts = [] }: SpinKeyProps) => {
  const t = useTranslations('promotions.spin');
  return (
    <Recorded
      command={command}
      label={t('record')}
      title={t('recordTitle')}
      action={t('recordAction', { what: words })}
      facts={[[t('next'), player], [t('rest'), words], ...facts]}
    />
  );
};
