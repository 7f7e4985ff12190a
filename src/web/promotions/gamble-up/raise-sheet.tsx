import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import type { Win } from '#core/mechanisms/drawing';
import type { PromotionView } from '#core/views';
import { Area, AskKey, FactList, Sheet } from '../../kit/index.ts';
import detail from '../parts/detail.module.css';
import { useAct, useUnreadable } from '../parts/hooks.ts';
import { linesOf, pairOf } from '../parts/lines.ts';
import { prizeWords } from '../parts/prize-words.ts';
import { all, amountIn, changed, type Read } from '../parts/reading.ts';

type RaiseProps = {
  readonly promotion: PromotionView;
  readonly win: Win;
  readonly steps: number;
  /** What was drawn, where it is a thing. */
  readonly thing: string | undefined;
  readonly onClose: () => void;
  readonly onDone: (contest: string) => void;
};
type Opening = Extract<HouseCommand, { type: 'OpenPromotion'; mechanism: 'gamble-up' }>;
type Stake = Opening['posted']['stake'];

/** The contest of one drawn prize is a promotion of its own. LAD-1 */
export const RaiseSheet = ({ promotion: { promotion, activity }, win, steps, thing, ...close }: RaiseProps) => {
  const { onClose, onDone } = close;
  const t = useTranslations('panels.gamble-up');
  const acting = useAct();
  const [goods, setGoods] = useState('');
  const contest = `${promotion}-${win.ticket}`;
  const isGoods = thing !== undefined || win.prize.amount === undefined;
  const stake = stakeOf(win, goods, isGoods);
  const open = async () => {
    if (!stake.ok) return;
    const posted = { player: win.player, stake: stake.value };
    const done = await acting.act({
      type: 'OpenPromotion',
      promotion: contest,
      activity,
      mechanism: 'gamble-up',
      posted,
    });
    if (done !== undefined) onDone(contest);
  };
  return (
    <Sheet title={t('open')} isOpen onClose={onClose}>
      <div className={detail.sheet}>
        <FactList
          of={[
            [t('player'), win.player],
            [t('holds'), prizeWords(win.prize), 'en'],
          ]}
        />
        {isGoods && (
          <Area
            label={t('goods', { count: steps })}
            value={goods}
            onChange={setGoods}
            how={t('goodsHow')}
            rows={steps}
          />
        )}
        <AskKey acting={acting} own={useUnreadable(stake)} isOff={!stake.ok} onPress={() => void open()}>
          {t('openAction', { name: win.player })}
        </AskKey>
      </div>
    </Sheet>
  );
};

/** Money is multiplied; of goods one is named for each step, with what it is worth. LAD-5 */
const stakeOf = ({ prize: { amount } }: Win, goods: string, isGoods: boolean): Read<Stake> => {
  if (!isGoods && amount !== undefined) return { ok: true, value: { type: 'money', amount } };
  const lines = linesOf(goods).map(pairOf);
  const ladder = lines.map(([name]) => name);
  const valued = lines.flatMap(([, value]) => (value === undefined ? [] : [value]));
  return changed(all(valued.map(amountIn)), values => ({
    type: 'goods',
    ladder,
    ...(values.length === 0 ? {} : { values }),
  }));
};
