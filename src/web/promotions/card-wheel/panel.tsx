import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import { formatAmount } from '#core/money';
import { saidIn } from '#core/words';
import { CardFace, CardPad, Check, Choose, SaidWords, useCardName, useHandName } from '../../kit/index.ts';
import { cameOut, isOver } from '../draws/shown.ts';
import type { DeskOf, PanelProps } from '../panel.ts';
import { runPromotion } from '../parts/hooks.ts';
import { SPUN_HANDS } from '../spinning/hand-prizes.ts';
import { AtWheel, SpinKey, WheelStage } from '../spinning/stage.tsx';
import { StepUp } from '../spinning/step-up.tsx';
import styles from '../spinning/wheel.module.css';
import { cardSections, countedWords, shownOn } from './card-sections.ts';
import cards from './card-wheel.module.css';
import { spinOf } from './command.ts';

type CardWheelProps = PanelProps<'card-wheel'>;

/** A wheel of cards and value awards: spun until five different cards make a hand. WHL-6, WHL-7 */
export const CardWheelPanel = ({ promotion, desk }: CardWheelProps) => {
  const t = useTranslations('promotions');
  const own = useTranslations('panels.card-wheel');
  const handName = useHandName();
  const { draw } = promotion;
  const { prizes, valueAwards } = desk;
  const shown = shownOn(valueAwards);
  const isAtWheel = desk.player !== undefined && desk.turn.hand === undefined;
  return (
    <WheelStage
      promotion={promotion}
      className={cards.panel}
      spots={cardSections(shown, valueAwards)}
      rest={isOver(draw) ? Math.max(0, shown.indexOf(cameOut(draw))) : 0}
      facts={() => [
        [t('spin.how'), t(desk.isByComputer ? 'spin.byComputer' : 'spin.byHand')],
        [t('spin.spinners'), desk.spinners],
        ...SPUN_HANDS.map(category => {
          const amount = prizes[category];
          return [handName(category), amount === undefined ? '' : formatAmount(amount)] as const;
        }),
        [own('valueAwards'), countedWords(valueAwards), 'en'],
      ]}
      below={
        isAtWheel && (
          <AtWheel promotion={promotion} desk={desk} count={shown.length}>
            <ByHand key={`${draw?.draw ?? 0} ${desk.turn.spins}`} promotion={promotion} desk={desk} />
          </AtWheel>
        )
      }
    >
      <Hand desk={desk} />
      {!isAtWheel && <StepUp commandOf={stepUp => runPromotion(promotion.promotion, 'card-wheel', stepUp)} />}
    </WheelStage>
  );
};

/** What has come so far, and what the whole hand pays. */
const Hand = ({ desk: { turn, player, cards: count } }: { desk: DeskOf<'card-wheel'> }) => {
  const t = useTranslations('promotions');
  const own = useTranslations('panels.card-wheel');
  if (player === undefined) return null;
  return (
    <div className={styles.result} role="status">
      <div className={cards.hand}>
        {Array.from({ length: count }, (_, place) => {
          const card = turn.cards[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand.
            <span key={place} className={cards.place}>
              {card !== undefined && <CardFace card={card} />}
            </span>
          );
        })}
      </div>
      {turn.hand !== undefined && (
        <>
          <strong>{formatAmount(turn.hand.amount)}</strong>
          <SaidWords of={saidIn(turn.hand)} />
          <span>{t('spin.won', { name: player })}</span>
        </>
      )}
      {turn.valueAwards.length > 0 && <span lang="en">{countedWords(turn.valueAwards)}</span>}
      <span>{own('spins', { count: turn.spins })}</span>
    </div>
  );
};

/** What the pointer showed to two people: a card, a value award, or a peg between two sections. LOT-7 */
const ByHand = ({ promotion, desk: { player, valueAwards } }: CardWheelProps) => {
  const t = useTranslations('promotions.spin');
  const own = useTranslations('panels.card-wheel');
  const [[card], setCards] = useState<readonly Card[]>([]);
  const [award, setAward] = useState('');
  const [isOnPeg, setOnPeg] = useState(false);
  const nameOf = useCardName();
  const spun = spinOf({ card, award, isOnPeg });
  const named = card === undefined ? '' : nameOf(card);
  return (
    <>
      <CardPad label={own('shown')} cards={card === undefined ? [] : [card]} max={1} onChange={setCards} />
      {valueAwards.length > 0 && (
        <Choose
          label={own('orAward')}
          lang="en"
          value={award}
          options={[['', '–'], ...[...new Set(valueAwards)].map(one => [one, one] as const)]}
          onChange={setAward}
        />
      )}
      <Check label={t('peg')} isOn={isOnPeg} onChange={setOnPeg} />
      <SpinKey
        command={spun && runPromotion(promotion.promotion, 'card-wheel', spun)}
        player={player}
        words={isOnPeg ? t('peg') : award || named}
      />
    </>
  );
};
