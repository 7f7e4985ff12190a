import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandIn } from '#core/house';
import { ActKey, Check, Choose, Field, HoldKey, Keys, Refused, TwoPeople } from '../../kit/index.ts';
import type { DeskOf, PanelProps } from '../panel.ts';
import { Countdown } from '../parts/countdown.tsx';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { Fields } from '../parts/parts.tsx';
import { prizeWords } from '../parts/prize-words.ts';
import { claimOf, forfeitOf, isStubHolder, NOTHING_SEEN, type SeenDraft, WORKING } from './claim.ts';
import { PRIZE_GIVEN_UP } from './command.ts';
import styles from './drawing.module.css';
import { useHolder } from './use-holder.ts';

type Drawn = NonNullable<NonNullable<DeskOf<'drawing'>['open']>['drawn']>;
type ClaimingProps = PanelProps<'drawing'> & { readonly drawn: Drawn; readonly children: ReactNode };

/** Drawn: the clock runs, and the winner shows what the rules ask for. DRW-5, DRW-6, DRW-13 */
export const Claiming = ({ promotion, desk, drawn, children }: ClaimingProps) => {
  const t = useTranslations('panels.drawing');
  const acting = useAct();
  const [seen, setSeen] = useState<SeenDraft>(NOTHING_SEEN);
  const holder = useHolder()(drawn.player);
  const prize = desk.open?.prizes[0];
  const what = prize === undefined ? '' : prizeWords(prize);
  const award = t('award', { what, name: seen.name.trim() || holder });
  const ask = (command: CommandIn<'drawing'>) => void acting.act(runPromotion(promotion.promotion, 'drawing', command));
  return (
    <div className={styles.drawn}>
      <p className={styles.winner} role="status">
        <strong>{drawn.ticket}</strong>
        <span>{holder}</span>
      </p>
      {children}
      <p className={styles.clock}>
        {t('present')} <Countdown until={drawn.until} />
      </p>
      <p>
        {t('prize')}: <strong lang="en">{what}</strong>
      </p>
      <Seen drawn={drawn} desk={desk} seen={seen} onSeen={part => setSeen({ ...seen, ...part })} />
      <Keys>
        <ActKey tone="main" isPending={acting.isPending} onPress={() => ask(claimOf(seen))}>
          {award}
        </ActKey>
        {/* Refused where nothing is missing: an award is never lost by a wrong key. */}
        <HoldKey onHeld={() => ask(forfeitOf(seen))}>{t('forfeit')}</HoldKey>
        <HoldKey onHeld={() => ask(PRIZE_GIVEN_UP)}>{t('giveUp')}</HoldKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople
        acting={acting}
        title={t('awardTitle')}
        action={award}
        facts={[
          [t('winner'), seen.name.trim() || holder],
          [t('ticket'), drawn.ticket],
          [t('prize'), what, 'en'],
          [t('fund'), promotion.name, 'en'],
        ]}
      />
    </div>
  );
};

type SeenProps = {
  readonly drawn: Drawn;
  readonly desk: DeskOf<'drawing'>;
  readonly seen: SeenDraft;
  readonly onSeen: (part: Partial<SeenDraft>) => void;
};

/** What the desk sees of the person: the papers, the age, the name, and whether they work here. */
const Seen = ({ drawn, desk, seen, onSeen }: SeenProps) => {
  const t = useTranslations('panels.drawing');
  return (
    <>
      <div className={styles.shows}>
        <Check label={t('showsId')} isOn={seen.showsId} onChange={showsId => onSeen({ showsId })} />
        <Check label={t('showsProof')} isOn={seen.showsProof} onChange={showsProof => onSeen({ showsProof })} />
        <Check
          label={t('isOfAge', { age: String(desk.age) })}
          isOn={seen.isOfAge}
          onChange={isOfAge => onSeen({ isOfAge })}
        />
        {desk.comparesName && (
          <Check label={t('isNameSame')} isOn={seen.isNameSame} onChange={isNameSame => onSeen({ isNameSame })} />
        )}
      </div>
      <Fields>
        <Choose
          label={t('works')}
          value={seen.role}
          options={WORKING.map(role => [role, t(`working.${role}`)] as const)}
          onChange={role => onSeen({ role })}
        />
        {isStubHolder(drawn.player) && (
          <>
            <Field label={t('nameOnId')} value={seen.name} onChange={name => onSeen({ name })} />
            <Field label={t('clubCard')} value={seen.member} onChange={member => onSeen({ member })} />
          </>
        )}
      </Fields>
    </>
  );
};
