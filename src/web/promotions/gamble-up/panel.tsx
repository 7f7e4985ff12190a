import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandIn } from '#core/house';
import { formatAmount } from '#core/money';
import { ActKey, FactList, HoldKey, Keys, Refused, Section, TwoPeople } from '../../kit/index.ts';
import type { DeskOf, PanelProps } from '../panel.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { calledOf, PRIZE_TAKEN, type Side } from './command.ts';
import styles from './ladder.module.css';

type Desk = DeskOf<'gamble-up'>;
type LadderProps = PanelProps<'gamble-up'>;

const SIDES: readonly Side[] = ['player', 'banker'];

/** A drawn prize is gambled up on called hands, never below what was drawn. LAD-1 to LAD-5 */
export const LadderPanel = ({ promotion, desk }: LadderProps) => {
  const t = useTranslations('panels.gamble-up');
  const { player, steps, contest } = desk;
  return (
    <>
      <FactList
        of={[
          [t('player'), player],
          [t('holds'), holdsWords(heldAt(desk)), 'en'],
        ]}
      />
      <Section title={t('title')}>
        <ol className={styles.ladder}>
          {steps.toReversed().map(step => (
            <li
              key={step.multiple}
              data-here={step.multiple === contest.multiple || undefined}
              aria-current={step.multiple === contest.multiple ? 'step' : undefined}
            >
              <span>{t('times', { count: step.multiple })}</span>
              <strong lang="en">{holdsWords(step)}</strong>
            </li>
          ))}
        </ol>
      </Section>
      {contest.isOver ? (
        <p className={styles.over} role="status">
          {t('over', { name: player })} <strong lang="en">{holdsWords(heldAt(desk))}</strong>
        </p>
      ) : (
        <Calling promotion={promotion} desk={desk} />
      )}
    </>
  );
};

type LadderStep = Desk['steps'][number];

const heldAt = ({ steps, contest }: Desk): LadderStep =>
  steps.find(({ multiple }) => multiple === contest.multiple) ?? steps[0]!;

const holdsWords = ({ holds }: LadderStep): string => (typeof holds === 'string' ? holds : formatAmount(holds));

/** The side is called first, then the hand is dealt and what it came to is pressed. LAD-2 */
const Calling = ({ promotion: { promotion, name }, desk }: LadderProps) => {
  const t = useTranslations('panels.gamble-up');
  const acting = useAct();
  const [call, setCall] = useState<Side>();
  const ask = async (command: CommandIn<'gamble-up'>) => {
    const done = await acting.act(runPromotion(promotion, 'gamble-up', command));
    if (done !== undefined) setCall(undefined);
  };
  return (
    <>
      {desk.contest.isTied && <p className={styles.again}>{t('again')}</p>}
      <Section title={t('call')}>
        <Keys>
          {SIDES.map(side => (
            <ActKey key={side} isOn={call === side} onPress={() => setCall(side)}>
              {t(`results.${side}`)}
            </ActKey>
          ))}
        </Keys>
      </Section>
      {call !== undefined && (
        <Section title={t('result')}>
          <Keys>
            {desk.results.map(result => (
              <ActKey key={result} isPending={acting.isPending} onPress={() => void ask(calledOf(call, result))}>
                {resultWords(t, result)}
              </ActKey>
            ))}
          </Keys>
        </Section>
      )}
      <Keys>
        <HoldKey onHeld={() => void ask(PRIZE_TAKEN)}>{t('take', { what: holdsWords(heldAt(desk)) })}</HoldKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople
        acting={acting}
        title={t('awardTitle')}
        action={t('awardAction', { name: desk.player })}
        facts={[
          [t('player'), desk.player],
          [t('holds'), holdsWords(heldAt(desk)), 'en'],
          [t('call'), call && t(`results.${call}`)],
          [t('fund'), name, 'en'],
        ]}
      />
    </>
  );
};

const KNOWN = ['player', 'banker', 'tie', 'dragon-7'] as const;

/** A hand of its own has a name of its own. */
const resultWords = (t: ReturnType<typeof useTranslations<'panels.gamble-up'>>, result: string): string => {
  const known = KNOWN.find(one => one === result);
  return known === undefined ? result : t(`results.${known}`);
};
