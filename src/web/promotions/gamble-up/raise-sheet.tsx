import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Win } from '#core/mechanisms/drawing';
import type { PromotionView } from '#core/views';
import { Area, AskKey, FactList, Sheet } from '../../kit/index.ts';
import detail from '../parts/detail.module.css';
import { useAct, useUnreadable } from '../parts/hooks.ts';
import { prizeWords } from '../parts/prize-words.ts';
import { raisingOf } from './command.ts';

type RaiseProps = {
  readonly promotion: PromotionView;
  readonly win: Win;
  readonly steps: number;
  /** What was drawn, where it is a thing. */
  readonly thing: string | undefined;
  readonly onClose: () => void;
  readonly onDone: (contest: string) => void;
};

/** The contest of one drawn prize is a promotion of its own. LAD-1 */
export const RaiseSheet = ({ promotion: { promotion, activity }, win, steps, thing, ...close }: RaiseProps) => {
  const { onClose, onDone } = close;
  const t = useTranslations('panels.gamble-up');
  const acting = useAct();
  const [goods, setGoods] = useState('');
  const isGoods = thing !== undefined || win.prize.amount === undefined;
  const raising = raisingOf({ promotion, activity }, win, goods, isGoods);
  const open = async () => {
    if (!raising.ok) return;
    if ((await acting.act(raising.value)) !== undefined) onDone(raising.value.promotion);
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
        <AskKey acting={acting} own={useUnreadable(raising)} isOff={!raising.ok} onPress={() => void open()}>
          {t('openAction', { name: win.player })}
        </AskKey>
      </div>
    </Sheet>
  );
};
