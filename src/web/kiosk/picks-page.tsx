import { useTranslations } from 'use-intl';
import { picksLeft, type Sides, sidesOf } from '#core/views/on-screen';
import { Icon, PadKey } from '../kit/index.ts';
import { GuessStep } from './guess-step.tsx';
import { Page } from './page.tsx';
import { firstUnpicked, type PickPage, pickPages } from './pick-pages.ts';
import styles from './picks-page.module.css';
import type { PicksProps } from './picks-props.ts';
import { ReviewStep } from './review-step.tsx';

/** Pages of games, then the guess where the rule asks for one, then the whole sheet before it is handed in. */
export const PicksPage = (props: PicksProps) => {
  const { contest, draft, step, onStep, onBack } = props;
  const sides = sidesOf(contest.games, draft.picks);
  const pages = pickPages(sides);
  const goBack = () => (step === 0 ? onBack() : onStep(step - 1));
  const page = pages[step];
  if (page !== undefined) return <GamesStep {...props} pages={pages} page={page} onBack={goBack} />;
  if (contest.hasGuess && step === pages.length) return <GuessStep {...props} last={sides.at(-1)} onBack={goBack} />;
  const unpicked = firstUnpicked(pages, draft.picks);
  return <ReviewStep {...props} sides={sides} onMissing={() => onStep(unpicked)} onBack={goBack} />;
};

type GamesProps = PicksProps & { readonly pages: readonly PickPage[]; readonly page: PickPage };

const GamesStep = ({ contest, draft, step, pages, page, onDraft, onStep, onBack, onLeave }: GamesProps) => {
  const t = useTranslations('kiosk.picks');
  const keys = useTranslations('kiosk.keys');
  const rounds = pages.at(-1)?.round ?? 1;
  const isDone = page.games.every(({ game }) => draft.picks[game] !== undefined);
  const pick = (game: string, side: string) =>
    onDraft({ ...draft, picks: picksLeft(contest.games, { ...draft.picks, [game]: side }) });
  const next = (
    <PadKey tone={isDone ? 'main' : 'plain'} onPress={() => onStep(step + 1)}>
      {keys('next')}
    </PadKey>
  );
  return (
    <Page title={contest.name} isName onBack={onBack} onLeave={onLeave} keys={next}>
      <div className={styles.step}>
        <p className={styles.where}>
          {rounds > 1 && <strong>{t('round', { round: String(page.round), max: rounds })}</strong>}
          {pages.length > 1 && <span>{t('page', { page: step + 1, pages: pages.length })}</span>}
          <span>{t('progress', { count: Object.keys(draft.picks).length, max: contest.games.length })}</span>
        </p>
        <ul className={styles.games}>
          {page.games.map(one => (
            <Game key={one.game} game={one} picked={draft.picks[one.game]} onPick={side => pick(one.game, side)} />
          ))}
        </ul>
      </div>
    </Page>
  );
};

type GameProps = {
  readonly game: Sides;
  readonly picked: string | undefined;
  readonly onPick: (side: string) => void;
};

/** Two keys, of which one can be down; in a bracket a side nobody was picked for yet waits. */
const Game = ({ game: { game, key, sides }, picked, onPick }: GameProps) => {
  const t = useTranslations('kiosk.picks');
  return (
    <li>
      <fieldset className={styles.game}>
        <legend lang="en">{key === game ? game : key}</legend>
        {sides.map((side, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is the first or the second.
          <PadKey key={nth} isOn={side !== '' && side === picked} isOff={side === ''} onPress={() => onPick(side)}>
            {side === '' ? (
              <span className={styles.unknown}>{t('unknown')}</span>
            ) : (
              <span className={styles.side} lang="en">
                {side === picked && <Icon name="check" />}
                {side}
              </span>
            )}
          </PadKey>
        ))}
      </fieldset>
    </li>
  );
};
