import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import { ActKey, Check, Choose, Fact, Facts, Field, Keys, Refused, Section, TwoPeople } from '../../kit/index.ts';
import { Again, DrawDesk } from '../draws/draw-desk.tsx';
import { SkipKey } from '../draws/reel.tsx';
import { isOver, useShow } from '../draws/shown.ts';
import { useProof } from '../draws/use-proof.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { ProofVerdict } from '../parts/parts.tsx';
import { StepUp } from '../spinning/step-up.tsx';
import { restOf, sectionsOf, spotWords } from '../spinning/turning.ts';
import styles from '../spinning/wheel.module.css';
import { WheelFace } from '../spinning/wheel-face.tsx';

type Desk = Extract<DeskView, { type: 'wheel' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** The wheel turns to where the journal says it has come to rest. WHL-1 to WHL-5 */
export const WheelPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const { draw } = promotion;
  const [showing, endShow] = useShow(draw);
  const proof = useProof(draw);
  const rest = (isOver(draw) ? restOf(draw) : undefined) ?? 0;
  return (
    <div className={styles.panel}>
      <WheelFace
        spots={sectionsOf(desk.wheel.spots, t('double'))}
        rest={rest}
        spinning={showing?.draw}
        onRest={endShow}
      />
      <div className={styles.side}>
        {showing === undefined ? (
          <>
            <Result promotion={promotion} desk={desk} />
            <Turn promotion={promotion} desk={desk} />
          </>
        ) : (
          <>
            <p role="status">{spin('turns')}</p>
            <SkipKey onSkip={endShow} />
          </>
        )}
        <Facts>
          <Fact label={t('spots')}>{desk.wheel.spots.length}</Fact>
          <Fact label={spin('how')}>{spin(desk.isByComputer ? 'byComputer' : 'byHand')}</Fact>
          <Fact label={spin('spinners')}>{desk.spinners}</Fact>
          {desk.wheel.jackpot !== undefined && (
            <Fact label={t('doubleSpot')}>{spotWords(desk.wheel.jackpot, t('double'))}</Fact>
          )}
          {desk.wheel.guarantee !== undefined && (
            <Fact label={t('guarantee')}>{formatAmount(desk.wheel.guarantee)}</Fact>
          )}
          {showing === undefined && proof !== undefined && (
            <Fact label={t('proof')}>
              <ProofVerdict holds={t('holds', { number: proof.draw })} objection={proof.objection} />
            </Fact>
          )}
        </Facts>
      </div>
    </div>
  );
};

const Result = ({ promotion: { draw }, desk }: PanelProps) => {
  const t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const { turn, player, wheel } = desk;
  const rest = isOver(draw) ? restOf(draw) : undefined;
  if (turn.prize !== undefined && player !== undefined) {
    return (
      <p className={styles.result} role="status">
        <strong lang="en">{spotWords(turn.prize, t('double'))}</strong>
        <span>{spin('won', { name: player })}</span>
      </p>
    );
  }
  if (turn.spins === 0 || rest === undefined) return null;
  return (
    <p className={styles.result} role="status">
      <strong lang="en">{spotWords(wheel.spots[rest]!, t('double'))}</strong>
      <span>{t(turn.isDoubled ? 'spinsAgain' : 'notValid')}</span>
    </p>
  );
};

const Turn = ({ promotion, desk }: PanelProps) => {
  const _t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const { player, turn } = desk;
  if (player === undefined || turn.prize !== undefined)
    return <StepUp promotion={promotion.promotion} mechanism="wheel" />;
  return (
    <Section title={spin('atWheel', { name: player })}>
      {desk.isByComputer ? (
        <DrawDesk
          promotion={promotion}
          count={desk.wheel.spots.length}
          commitKey={spin('commit')}
          revealKey={spin('spin')}
        />
      ) : (
        <ByHand promotion={promotion} desk={desk} />
      )}
    </Section>
  );
};

/** What two people saw of a real wheel. WHL-2 */
const ByHand = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.wheel');
  const spin = useTranslations('promotions.spin');
  const acting = useAct();
  const [spot, setSpot] = useState('0');
  const [rotations, setRotations] = useState('');
  const [isOnPeg, setOnPeg] = useState(false);
  const [isDisturbed, setDisturbed] = useState(false);
  const { spots } = desk.wheel;
  const record = () =>
    acting.act(
      runPromotion(promotion.promotion, 'wheel', {
        type: 'Spin',
        rest: isOnPeg ? 'peg' : Number(spot),
        ...(rotations === '' ? {} : { rotations: Number(rotations) }),
        ...(isDisturbed ? { isDisturbed } : {}),
      }),
    );
  const words = isOnPeg ? spin('peg') : `${spot}: ${spotWords(spots[Number(spot)]!, t('double'))}`;
  return (
    <>
      {promotion.inVain !== undefined && promotion.draw && <Again draw={promotion.draw.draw} why={promotion.inVain} />}
      <Choose
        label={spin('rest')}
        value={spot}
        options={spots.map((one, place) => [String(place), `${place}: ${spotWords(one, t('double'))}`] as const)}
        isOff={isOnPeg}
        onChange={setSpot}
      />
      <Field label={t('rotations')} type="number" value={rotations} onChange={setRotations} />
      <Check label={spin('peg')} isOn={isOnPeg} onChange={setOnPeg} />
      <Check label={t('disturbed')} isOn={isDisturbed} onChange={setDisturbed} />
      <Keys>
        <ActKey tone="main" isPending={acting.isPending} onPress={() => void record()}>
          {spin('record')}
        </ActKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople acting={acting} title={spin('recordTitle')} action={spin('recordAction', { what: words })}>
        <Fact label={spin('next')}>{desk.player}</Fact>
        <Fact label={spin('rest')}>{words}</Fact>
        {rotations !== '' && <Fact label={t('rotations')}>{rotations}</Fact>}
        {isDisturbed && <Fact label={t('disturbed')}>{t('yes')}</Fact>}
      </TwoPeople>
    </>
  );
};
