import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameAtTable } from '#core/house';
import { ACT_OF, type CardAct, cardKeys, cardsCommand, doneWith, stubsFor } from '#entry';
import { useHouseTime, useSaid } from '../../kit/index.ts';
import { Keys, Panel } from '../panel.tsx';
import type { Desk } from '../use-desk.ts';

type Cards = NonNullable<GameAtTable['cards']>;
type CardsProps = { readonly desk: Desk; readonly cards: Cards; readonly onBack: () => void };

/** The cards of the table: what is to be done with them next, and what can happen to them. C4P 1, 2, 5, 10 */
export const GameCards = ({ desk, cards, onBack }: CardsProps) => {
  const t = useTranslations('keypad.game');
  const say = useSaid();
  const { time } = useHouseTime();
  const [isCounting, setCounting] = useState(cards.step === 'count');
  const [asked] = useState(cards.step);
  const isDone = asked !== undefined && cards.step === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once.
  useEffect(() => {
    if (isDone) onBack();
  }, [isDone]);
  const send = (act: CardAct) => desk.send(cardsCommand(desk.table, act));
  if (isCounting && cards.stub !== undefined) {
    const counted = (act: CardAct): void => {
      send(act);
      setCounting(false);
      onBack();
    };
    return <Stub right={cards.stub} desk={desk} onCounted={counted} onBack={onBack} />;
  }
  const done = doneWith(cards);
  return (
    <Panel
      title={t('cards')}
      onBack={onBack}
      refusal={desk.refusal('KeepCards')}
      about={
        <p>
          {cards.say !== undefined && say(cards.say)}{' '}
          {cards.changeBy !== undefined && t('keep.changeBy', { at: time(cards.changeBy) })}
        </p>
      }
    >
      <Keys
        rows={[
          done !== undefined && { id: 'done', label: t('done'), tone: 'main', onPress: () => send(done) },
          ...cardKeys(cards).map(key => ({
            id: key,
            label: t(`keep.${key}`),
            tone: key === 'wrongCount' ? ('danger' as const) : ('plain' as const),
            onPress: () => (key === 'stub' ? setCounting(true) : send(ACT_OF[key])),
          })),
        ]}
      />
    </Panel>
  );
};

type StubProps = {
  readonly right: number;
  readonly desk: Desk;
  readonly onCounted: (act: CardAct) => void;
  readonly onBack: () => void;
};

/** How many cards are in the stub; another number than the right one is a misdeal or a wrong deck. C4P 5 */
const Stub = ({ right, desk, onCounted, onBack }: StubProps) => {
  const t = useTranslations('keypad.game');
  const [stub, setStub] = useState<number>();
  const count = (isMisdealt?: true): void => {
    if (stub !== undefined) onCounted({ type: 'CountStub', stub, ...(isMisdealt && { isMisdealt }) });
  };
  return (
    <Panel title={t('keep.stub')} onBack={onBack} refusal={desk.refusal('KeepCards')}>
      <Keys
        rows={
          stub === undefined
            ? stubsFor(right).map(cards => ({
                id: String(cards),
                label: t('keep.left', { count: cards }),
                tone: cards === right ? 'main' : 'plain',
                onPress: () => (cards === right ? onCounted({ type: 'CountStub', stub: cards }) : setStub(cards)),
              }))
            : [
                { id: 'misdealt', label: t('keep.misdealt'), note: t('voids'), onPress: () => count(true) },
                { id: 'five', label: t('keep.allFive'), note: t('voids'), tone: 'danger', onPress: () => count() },
              ]
        }
      />
    </Panel>
  );
};
