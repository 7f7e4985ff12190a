import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import {
  ActKey,
  CardFace,
  CardPad,
  Check,
  Choose,
  Fact,
  Facts,
  Keys,
  Refused,
  Section,
  TwoPeople,
  useCardName,
} from '../../kit/index.ts';

import { Again, DrawDesk } from '../draws/draw-desk.tsx';
import { SkipKey } from '../draws/reel.tsx';
import { cameOut, isOver, useShow } from '../draws/shown.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { SPUN_HANDS } from '../spinning/hand-prizes.ts';
import { StepUp } from '../spinning/step-up.tsx';
import styles from '../spinning/wheel.module.css';
import { WheelFace } from '../spinning/wheel-face.tsx';
import { cardSections, countedWords, shownOn } from './card-sections.ts';
import cards from './card-wheel.module.css';

type Desk = Extract<DeskView, { type: 'card-wheel' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** A wheel of cards and value awards: spun until five different cards make a hand. WHL-6, WHL-7 */
export const CardWheelPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('promotions');
  const _own = useTranslations('panels.card-wheel');
  const { draw } = promotion;
  const [showing, endShow] = useShow(draw);
  const shown = shownOn(desk.valueAwards);
  const isAtWheel = desk.player !== undefined && desk.turn.hand === undefined;
  const rest = isOver(draw) ? Math.max(0, shown.indexOf(cameOut(draw))) : 0;
  return (
    <div className={cards.panel}>
      <WheelFace spots={cardSections(shown, desk.valueAwards)} rest={rest} spinning={showing?.draw} onRest={endShow} />
      <div className={styles.side}>
        {showing === undefined ? (
          <>
            <Hand desk={desk} />
            {!isAtWheel && <StepUp promotion={promotion.promotion} mechanism="card-wheel" />}
          </>
        ) : (
          <>
            <p role="status">{t('spin.turns')}</p>
            <SkipKey onSkip={endShow} />
          </>
        )}
        <Posted desk={desk} />
      </div>
      {showing === undefined && isAtWheel && <Turn promotion={promotion} desk={desk} />}
    </div>
  );
};

/** What has come so far, and what the whole hand pays. */
const Hand = ({ desk: { turn, player, cards: count } }: { desk: Desk }) => {
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
          <span lang="en">{turn.hand.words}</span>
          <span>{t('spin.won', { name: player })}</span>
        </>
      )}
      {turn.valueAwards.length > 0 && <span lang="en">{countedWords(turn.valueAwards)}</span>}
      <span>{own('spins', { count: turn.spins })}</span>
    </div>
  );
};

const Turn = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('promotions.spin');
  return (
    <Section title={t('atWheel', { name: desk.player ?? '' })}>
      {desk.isByComputer ? (
        <DrawDesk
          promotion={promotion}
          count={shownOn(desk.valueAwards).length}
          commitKey={t('commit')}
          revealKey={t('spin')}
        />
      ) : (
        <ByHand key={promotion.draw?.draw ?? 0} promotion={promotion} desk={desk} />
      )}
    </Section>
  );
};

/** What the pointer showed to two people: a card, a value award, or a peg between two sections. LOT-7 */
const ByHand = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('promotions');
  const own = useTranslations('panels.card-wheel');
  const acting = useAct();
  const [card, setCard] = useState<readonly Card[]>([]);
  const [award, setAward] = useState('');
  const [isOnPeg, setOnPeg] = useState(false);
  const shown = isOnPeg ? 'peg' : award || card[0];
  const record = async () => {
    if (shown !== undefined) await acting.act(runPromotion(promotion.promotion, 'card-wheel', { type: 'Spin', shown }));
  };
  const nameOf = useCardName();
  const named = card[0] === undefined ? '' : nameOf(card[0]);
  const words = isOnPeg ? t('spin.peg') : award || named;
  return (
    <>
      {promotion.inVain !== undefined && promotion.draw && <Again draw={promotion.draw.draw} why={promotion.inVain} />}
      <CardPad label={own('shown')} cards={card} max={1} onChange={setCard} />
      {desk.valueAwards.length > 0 && (
        <Choose
          label={own('orAward')}
          value={award}
          options={[['', '–'], ...[...new Set(desk.valueAwards)].map(one => [one, one] as const)]}
          onChange={setAward}
        />
      )}
      <Check label={t('spin.peg')} isOn={isOnPeg} onChange={setOnPeg} />
      <Keys>
        <ActKey tone="main" isPending={acting.isPending} isOff={shown === undefined} onPress={() => void record()}>
          {t('spin.record')}
        </ActKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople acting={acting} title={t('spin.recordTitle')} action={t('spin.recordAction', { what: words })}>
        <Fact label={t('spin.next')}>{desk.player}</Fact>
        <Fact label={t('spin.rest')}>{words}</Fact>
      </TwoPeople>
    </>
  );
};

const Posted = ({ desk: { prizes, valueAwards, spinners, isByComputer } }: { desk: Desk }) => {
  const t = useTranslations('promotions');
  const own = useTranslations('panels.card-wheel');
  return (
    <Facts>
      <Fact label={t('spin.how')}>{t(isByComputer ? 'spin.byComputer' : 'spin.byHand')}</Fact>
      <Fact label={t('spin.spinners')}>{spinners}</Fact>
      {SPUN_HANDS.map(category => {
        const amount = prizes[category];
        return amount === undefined ? null : (
          <Fact key={category} label={t(`hands.${category}`)}>
            {formatAmount(amount)}
          </Fact>
        );
      })}
      {valueAwards.length > 0 && (
        <Fact label={own('valueAwards')} lang="en">
          {countedWords(valueAwards)}
        </Fact>
      )}
    </Facts>
  );
};
