import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Spot } from '#core/mechanisms/wheel';
import { formatAmount } from '#core/money';
import { Check, Choose, Field } from '../../kit/index.ts';
import { RecordKey } from '../draws/record-key.tsx';
import { isOver } from '../draws/shown.ts';
import { useProof } from '../draws/use-proof.ts';
import type { PanelProps } from '../panel.ts';
import { runPromotion } from '../parts/hooks.ts';
import { ProofVerdict } from '../parts/parts.tsx';
import { AtWheel, SpinKey, WheelStage } from '../spinning/stage.tsx';
import { StepUp } from '../spinning/step-up.tsx';
import { restOf, sectionsOf, spotWords } from '../spinning/turning.ts';
import styles from '../spinning/wheel.module.css';
import { NO_SPIN, type SpinDraft, spinOf } from './command.ts';

type WheelProps = PanelProps<'wheel'>;

/** The wheel turns to where the journal says it has come to rest. WHL-1 to WHL-5 */
export const WheelPanel = ({ promotion, desk }: WheelProps) => {
  const t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const { draw } = promotion;
  const { player, turn, wheel } = desk;
  const proof = useProof(draw);
  return (
    <WheelStage
      promotion={promotion}
      className={styles.panel}
      spots={sectionsOf(wheel.spots, t('double'))}
      rest={(isOver(draw) ? restOf(draw) : undefined) ?? 0}
      facts={isStill => [
        [t('spots'), wheel.spots.length],
        [spin('how'), spin(desk.isByComputer ? 'byComputer' : 'byHand')],
        [spin('spinners'), desk.spinners],
        [t('doubleSpot'), wheel.jackpot && spotWords(wheel.jackpot, t('double'))],
        [t('guarantee'), wheel.guarantee !== undefined && formatAmount(wheel.guarantee)],
        [
          t('proof'),
          isStill && proof && <ProofVerdict holds={t('holds', { number: String(proof.draw) })} proof={proof} />,
        ],
      ]}
    >
      <Result promotion={promotion} desk={desk} />
      {draw?.type === 'revealed' && <RecordKey draw={draw} />}
      {player === undefined || turn.prize !== undefined ? (
        <StepUp commandOf={stepUp => runPromotion(promotion.promotion, 'wheel', stepUp)} />
      ) : (
        <AtWheel promotion={promotion} desk={desk} count={wheel.spots.length}>
          <ByHand promotion={promotion} desk={desk} />
        </AtWheel>
      )}
    </WheelStage>
  );
};

const Result = ({ promotion: { draw }, desk: { turn, player, wheel } }: WheelProps) => {
  const t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const rest = isOver(draw) ? restOf(draw) : undefined;
  if (turn.prize !== undefined && player !== undefined) {
    return <Rested spot={turn.prize} words={spin('won', { name: player })} />;
  }
  if (turn.spins === 0 || rest === undefined) return null;
  return <Rested spot={wheel.spots[rest]!} words={t(turn.isDoubled ? 'spinsAgain' : 'notValid')} />;
};

const Rested = ({ spot, words }: { spot: Spot; words: string }) => {
  const t = useTranslations('panels.wheel');
  return (
    <p className={styles.result} role="status">
      <strong lang="en">{spotWords(spot, t('double'))}</strong>
      <span>{words}</span>
    </p>
  );
};

/** What two people saw of a real wheel. WHL-2 */
const ByHand = ({ promotion, desk }: WheelProps) => {
  const t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const [draft, setDraft] = useState(NO_SPIN);
  const change = (part: Partial<SpinDraft>) => setDraft({ ...draft, ...part });
  const { spot, rotations, isOnPeg, isDisturbed } = draft;
  const { spots } = desk.wheel;
  const nameOf = (place: number): string => `${place}: ${spotWords(spots[place]!, t('double'))}`;
  const command = runPromotion(promotion.promotion, 'wheel', spinOf(draft));
  return (
    <>
      <Choose
        label={spin('rest')}
        value={spot}
        options={spots.map((_, place) => [String(place), nameOf(place)] as const)}
        isOff={isOnPeg}
        onChange={next => change({ spot: next })}
      />
      <Field label={t('rotations')} type="number" value={rotations} onChange={next => change({ rotations: next })} />
      <Check label={spin('peg')} isOn={isOnPeg} onChange={next => change({ isOnPeg: next })} />
      <Check label={t('disturbed')} isOn={isDisturbed} onChange={next => change({ isDisturbed: next })} />
      <SpinKey
        command={command}
        player={desk.player}
        words={isOnPeg ? spin('peg') : nameOf(Number(spot))}
        facts={[
          [t('rotations'), rotations],
          [t('disturbed'), isDisturbed && t('yes')],
        ]}
      />
    </>
  );
};
