import { useTranslations } from 'use-intl';
import type { HiLoShown } from '#core/house';
import { formatAmount, NOTHING } from '#core/money';
import { type HiLoTap, hiLoCommand, hiLoHour, hiLoKeys } from '#entry';
import {
  ActKey,
  AlsoSaid,
  CardFace,
  FactList,
  HoldKey,
  Keys,
  momentAt,
  Refused,
  SaidWords,
  Section,
  Soft,
  StartingPage,
  TwoPeople,
  useCardName,
  useHouseTime,
  useSaid,
  useServerNow,
  useStation,
  useView,
  wallTimeAt,
} from '../../kit/index.ts';
import { BackKey } from '../desk/back-key.tsx';
import type { Go } from '../desk/place.ts';
import styles from '../gamble-up/ladder.module.css';
import { Countdown } from '../parts/countdown.tsx';
import detail from '../parts/detail.module.css';
import { useAct } from '../parts/hooks.ts';
import { CardOf } from './card-of.tsx';
import { Days } from './days.tsx';
import own from './hi-lo.module.css';

type Tapping = {
  readonly shown: HiLoShown;
  readonly isPending: boolean;
  readonly onTap: (tap: HiLoTap) => void;
};

/** What the table games say comes with it. */
export const HiLoDesk = (props: { onGo: Go }) => (
  <AlsoSaid by="games">
    <DayDesk {...props} />
  </AlsoSaid>
);

/** The drawings of a day and the game of each player, from the posted day to its close. HLP 1 to 6 */
const DayDesk = ({ onGo }: { onGo: Go }) => {
  const t = useTranslations('panels.hi-lo');
  const { feed } = useStation();
  const acting = useAct();
  const shown = useView(feed, 'hi-lo')?.['desk'];
  if (shown === undefined) return <StartingPage />;
  const tap = async (tapped: HiLoTap): Promise<void> => {
    const command = hiLoCommand(shown, tapped);
    if (command !== undefined) await acting.act(command);
  };
  const tapping: Tapping = { shown, isPending: acting.isPending, onTap: tapped => void tap(tapped) };
  const keys = hiLoKeys(shown);
  return (
    <article className={detail.opened}>
      <BackKey onGo={onGo} />
      <header className={detail.head}>
        <h2 lang="en">{shown.name}</h2>
        <p>{t('about')}</p>
      </header>
      <Today {...tapping} />
      <Step {...tapping} />
      <Refused why={acting.why} />
      <Ladder shown={shown} />
      <Held {...tapping} />
      {keys.includes('days') && <Days days={shown.days} onPost={days => void tap({ key: 'days', days })} />}
      <Second shown={shown} acting={acting} />
    </article>
  );
};

/** The progressive and the drawings of the day, or that none is open. */
const Today = ({ shown: { day }, onTap, isPending }: Tapping) => {
  const t = useTranslations('panels.hi-lo');
  const { day: dayWords, time } = useHouseTime();
  const { me } = useStation();
  if (day === undefined || day.isClosed) {
    return (
      <Section title={t('day')}>
        <Soft>{t('closed')}</Soft>
        <Keys>
          <ActKey tone="main" isPending={isPending} onPress={() => onTap({ key: 'open' })}>
            {t('open')}
          </ActKey>
        </Keys>
      </Section>
    );
  }
  const done = day.hours
    .filter(({ isDone }) => isDone)
    .map(({ hour }) => time(momentAt(`${day.day}T${hour}`, me.zone)));
  return (
    <FactList
      of={[
        [t('day'), dayWords(day.day)],
        [t('progressive'), formatAmount(day.progressive)],
        [t('done'), done.length === 0 ? t('none') : done.join(', ')],
      ]}
    />
  );
};

/** What is to be done now. */
const Step = (props: Tapping) => {
  const { drawn } = props.shown.day ?? {};
  const keys = hiLoKeys(props.shown);
  if (keys.includes('draw')) return <Drawing {...props} />;
  if (drawn === undefined) return null;
  return keys.includes('there') ? <Arrival {...props} drawn={drawn} /> : <Game {...props} player={drawn.player} />;
};

/** The house draws among the members who play; nobody types a name. HLP 1 */
const Drawing = ({ shown, onTap, isPending }: Tapping) => {
  const t = useTranslations('panels.hi-lo');
  const { time } = useHouseTime();
  const { feed, me } = useStation();
  const now = useServerNow(feed);
  const hour = hiLoHour(shown, wallTimeAt(now, me.zone).slice(-5), now);
  const day = shown.day?.day ?? '';
  return (
    <Section title={t('drawing')}>
      <Soft>{t('drawHow')}</Soft>
      <Keys>
        {hour !== undefined && (
          <ActKey tone="main" isPending={isPending} onPress={() => onTap({ key: 'draw', hour })}>
            {t('draw', { at: time(momentAt(`${day}T${hour}`, me.zone)) })}
          </ActKey>
        )}
        <HoldKey onHeld={() => onTap({ key: 'close' })}>{t('close')}</HoldKey>
      </Keys>
      {hour === undefined && <Soft>{t('noHour')}</Soft>}
    </Section>
  );
};

type Drawn = NonNullable<NonNullable<HiLoShown['day']>['drawn']>;
const AWAY = ['banned', 'employee', 'licensee', 'supplier', 'household', 'under-age'] as const;

/** Five minutes to come; with ID, without it, or with a reinstatement still pending; or not eligible. HLP 1, HLP 4 */
const Arrival = ({ drawn: { player, until }, onTap, isPending }: Tapping & { readonly drawn: Drawn }) => {
  const t = useTranslations('panels.hi-lo');
  return (
    <Section title={t('drawn')}>
      <p className={own.drawn} role="status">
        <strong>{player}</strong> <Countdown until={until} />
      </p>
      <Keys>
        <ActKey tone="main" isPending={isPending} onPress={() => onTap({ key: 'there' })}>
          {t('there')}
        </ActKey>
        <ActKey isPending={isPending} onPress={() => onTap({ key: 'there', hold: 'no-photo-id' })}>
          {t('noId')}
        </ActKey>
        <ActKey isPending={isPending} onPress={() => onTap({ key: 'there', hold: 'reinstatement-pending' })}>
          {t('reinstatement')}
        </ActKey>
      </Keys>
      <details>
        <summary>{t('away')}</summary>
        <Keys>
          {AWAY.map(why => (
            <ActKey key={why} isPending={isPending} onPress={() => onTap({ key: 'away', why })}>
              {t(`why.${why}`)}
            </ActKey>
          ))}
        </Keys>
      </details>
    </Section>
  );
};

/** Card by card: the first, a call, the next card; or the player stops. HLP 2, HLP 5 */
const Game = ({ shown, player, onTap, isPending }: Tapping & { readonly player: string }) => {
  const t = useTranslations('panels.hi-lo');
  const nameOf = useCardName();
  const { game } = shown;
  const keys = hiLoKeys(shown);
  const isOn = game !== undefined && !game.isOver;
  const turned = isOn ? game.turned : [];
  return (
    <Section title={t('game', { name: player })}>
      {isOn && (
        <>
          <div className={own.cards} role="img" aria-label={turned.map(nameOf).join(', ')}>
            {turned.map(card => (
              <CardFace key={card} card={card} />
            ))}
          </div>
          <p className={own.coach} role="status">
            <SaidWords of={game.coach} />
          </p>
        </>
      )}
      {keys.includes('guess') && (
        <Keys>
          {(['higher', 'lower'] as const).map(call => (
            <ActKey key={call} tone="main" isPending={isPending} onPress={() => onTap({ key: 'guess', call })}>
              {t(call)}
            </ActKey>
          ))}
          <HoldKey onHeld={() => onTap({ key: 'stop' })}>{t('stop')}</HoldKey>
        </Keys>
      )}
      {keys.includes('first') && (
        <CardOf key="first" label={t('first')} turned={[]} onCard={card => onTap({ key: 'first', card })} />
      )}
      {keys.includes('turn') && (
        <CardOf key={turned.length} label={t('turn')} turned={turned} onCard={card => onTap({ key: 'turn', card })} />
      )}
    </Section>
  );
};

/** What each step pays, the top first. */
const Ladder = ({ shown: { ladder, game, day } }: { shown: HiLoShown }) => {
  const t = useTranslations('panels.hi-lo');
  const isOn = day?.drawn?.reported === true && game !== undefined && !game.isOver;
  const here = isOn ? game.correct : undefined;
  return (
    <Section title={t('ladder')}>
      <ol className={styles.ladder} reversed>
        {ladder
          .map((prize, correct) => (
            <li
              key={prize.message}
              data-here={correct === here || undefined}
              aria-current={correct === here ? 'step' : undefined}
            >
              <span>{t('correct', { count: correct })}</span>
              <strong>
                <SaidWords of={prize} />
              </strong>
            </li>
          ))
          .toReversed()}
      </ol>
    </Section>
  );
};

/** Prizes that wait for ID or for a reinstatement. HLP 6.9, HLP 6.11 */
const Held = ({ shown: { day }, onTap, isPending }: Tapping) => {
  const t = useTranslations('panels.hi-lo');
  const { when } = useHouseTime();
  const held = day?.held ?? [];
  if (held.length === 0) return null;
  return (
    <Section title={t('held')}>
      <ul className={own.held}>
        {held.map(({ player, prize, until, hold }) => (
          <li key={`${player} ${prize.message} ${until ?? hold}`}>
            <span>
              <strong>{player}</strong> · <SaidWords of={prize} /> · {t(`hold.${hold}`)}
              {until !== undefined && <> · {t('until', { at: when(until) })}</>}
            </span>
            <ActKey isPending={isPending} onPress={() => onTap({ key: 'release', player })}>
              {t('release', { name: player })}
            </ActKey>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** From the amount on that the house has set, two people stand for a prize. HSE-9 */
const Second = ({ shown, acting }: { shown: HiLoShown; acting: ReturnType<typeof useAct> }) => {
  const t = useTranslations('panels.hi-lo');
  const said = useSaid();
  const { drawn, progressive, held = [] } = shown.day ?? {};
  const { second } = acting;
  const asked = second?.type === 'PlayHiLo' ? second.command : undefined;
  const released = asked?.type === 'ReleaseHeldPrize' ? held.find(({ player }) => player === asked.player) : undefined;
  const player = released?.player ?? drawn?.player ?? '';
  const prize = released === undefined ? formatAmount(progressive ?? NOTHING) : said(released.prize);
  return (
    <TwoPeople
      acting={acting}
      title={t('awardTitle')}
      action={t('awardAction', { name: player })}
      facts={[
        [t('player'), player],
        [t('prize'), prize],
      ]}
    />
  );
};
