import { useTranslations } from 'use-intl';
import type { Sides } from '#core/views/on-screen';
import { PadKey, useHouseTime } from '../kit/index.ts';
import { Page } from './page.tsx';
import { Refused } from './parts.tsx';
import { PickSheet } from './pick-sheet.tsx';
import styles from './picks-page.module.css';
import type { PicksProps } from './picks-props.ts';

type ReviewProps = PicksProps & { readonly sides: readonly Sides[]; readonly onMissing: () => void };

/** The whole sheet once more. The key says what it does; what is missing leads back to where it is missing. */
export const ReviewStep = ({ contest, draft, said, sides, onHandIn, onMissing, onBack, onLeave }: ReviewProps) => {
  const t = useTranslations('kiosk.picks');
  const { moment } = useHouseTime();
  const missing = sides.filter(({ game }) => draft.picks[game] === undefined).length;
  const isGuessMissing = contest.hasGuess && draft.guess.includes('');
  const count = contest.games.length;
  const keys =
    missing > 0 || isGuessMissing ? (
      <PadKey onPress={missing > 0 ? onMissing : onBack}>{t('goThere')}</PadKey>
    ) : (
      <PadKey tone="main" isRefused={said !== undefined} onPress={onHandIn}>
        {t('handIn', { count })}
      </PadKey>
    );
  return (
    <Page title={t('review')} onBack={onBack} onLeave={onLeave} keys={keys}>
      <div className={styles.step}>
        <div className={styles.words}>
          {contest.hasGuess && !isGuessMissing && (
            <p>
              {t('guessed')}: <strong>{draft.guess.join(' : ')}</strong>
            </p>
          )}
          {contest.deadline !== undefined && <p>{t('until', { at: moment(contest.deadline) })}</p>}
          <p>{t('once')}</p>
          {missing > 0 && <p className={styles.warning}>{t('missing', { count: missing })}</p>}
          {missing === 0 && isGuessMissing && <p className={styles.warning}>{t('noGuess')}</p>}
          <Refused said={said} />
        </div>
        <PickSheet games={sides} picks={draft.picks} />
      </div>
    </Page>
  );
};
