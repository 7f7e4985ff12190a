import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { countdown, PadKey, useHouseTime, useServerNow, useStation } from '../kit/index.ts';
import styles from './account-page.module.css';
import { Draws } from './draws.tsx';
import { Page } from './page.tsx';
import { Cards, Facts } from './parts.tsx';
import { Squares } from './squares.tsx';
import type { Account } from './use-account.ts';
import { TABS, type Tab } from './visit.ts';
import { useRefused } from './words.ts';

type Contest = Account['contests'][number];

type AccountProps = {
  readonly account: Account;
  readonly tab: Tab;
  /** Contests whose picks were begun. */
  readonly begun: readonly string[];
  readonly onTab: (tab: Tab) => void;
  readonly onContest: (contest: Contest) => void;
  readonly onLeave: () => void;
};

/** Everything of one member, a page for each kind. CLB-12 */
export const AccountPage = ({ account, tab, begun, onTab, onContest, onLeave }: AccountProps) => {
  const t = useTranslations('kiosk.tabs');
  const draws = useTranslations('kiosk.draws');
  const shown = TABS.filter(one => one !== 'squares' || account.squares.length > 0);
  const tabs = (
    <nav className={styles.tabs} aria-label={t('label')}>
      {shown.map(one => (
        <PadKey key={one} isOn={one === tab} onPress={() => onTab(one)}>
          {t(one)}
        </PadKey>
      ))}
    </nav>
  );
  return (
    <Page title={tab === 'draws' ? draws('title') : t(tab)} keys={tabs} onLeave={onLeave}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too. */}
      <section className={styles.shown} aria-label={t(tab)} tabIndex={0}>
        {tab === 'hours' && <Hours tracked={account.tracked} />}
        {tab === 'entries' && <Entries drawings={account.drawings} onDraws={() => onTab('draws')} />}
        {tab === 'coupons' && <Collections won={account.collections} />}
        {tab === 'coupons' && <Coupons coupons={account.coupons} />}
        {tab === 'picks' && <Contests contests={account.contests} begun={begun} onContest={onContest} />}
        {tab === 'squares' && (
          <Cards of={account.squares} none="">
            {one => <Squares squares={one} />}
          </Cards>
        )}
        {tab === 'draws' && <Draws checks={account.checks} />}
      </section>
    </Page>
  );
};

const Hours = ({ tracked }: { tracked: Account['tracked'] }) => {
  const t = useTranslations('kiosk.hours');
  return (
    <Cards of={tracked} none={t('none')}>
      {({ hours, points, tickets, credits, prizes }) => (
        <>
          <Facts
            of={[
              [t('hours'), hours, 'main'],
              [t('points'), points > 0 && points, 'main'],
              [t('tickets'), tickets > 0 && tickets, 'main'],
              [t('credits'), (credits > 0 || prizes.length > 0) && credits, 'main'],
            ]}
          />
          {prizes.length > 0 && (
            <div>
              <p>{t('gets')}</p>
              <ul className={styles.rows}>
                {prizes.map(({ what, credits: price }) => (
                  <li key={what}>
                    <span lang="en">{what}</span>
                    <span>{t('price', { count: price })}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </Cards>
  );
};

const Entries = ({ drawings, onDraws }: { drawings: Account['drawings']; onDraws: () => void }) => {
  const t = useTranslations('kiosk.entries');
  const keys = useTranslations('kiosk.keys');
  return (
    <>
      <Cards of={drawings} none={t('none')}>
        {({ own, all, prizes }) => (
          <Facts
            of={[
              [t('own'), own, 'main'],
              [t('all'), all, 'main'],
              [t('prizes'), prizes.join(', '), 'en'],
            ]}
          />
        )}
      </Cards>
      <div className={styles.more}>
        <PadKey onPress={onDraws}>{keys('draws')}</PadKey>
      </div>
    </>
  );
};

const Coupons = ({ coupons }: { coupons: Account['coupons'] }) => {
  const t = useTranslations('kiosk.coupons');
  const coupon = useTranslations('kit.coupons');
  const { moment } = useHouseTime();
  return (
    <Cards of={coupons} none={t('none')} keyOf={({ promotion, id }) => `${promotion}/${id}`}>
      {({ id, type, face, expires }) => (
        <Facts
          of={[
            [coupon(type), formatAmount(face), 'main'],
            [t('number', { number: id }), expires === undefined ? t('always') : t('until', { at: moment(expires) })],
          ]}
        />
      )}
    </Cards>
  );
};

/** Collections that were won for a year. */
const Collections = ({ won }: { won: Account['collections'] }) => {
  const t = useTranslations('kiosk.coupons');
  const { moment } = useHouseTime();
  const cards = won.map(one => ({ ...one, promotion: String(one.award), noPurchase: [] }));
  return (
    cards.length > 0 && (
      <Cards of={cards} none="">
        {({ left, until }) => (
          <Facts
            of={[
              [t('collections'), formatAmount(left), 'main'],
              [t('collectionsUntil'), moment(until)],
            ]}
          />
        )}
      </Cards>
    )
  );
};

type ContestsProps = Pick<AccountProps, 'begun' | 'onContest'> & { readonly contests: Account['contests'] };

const Contests = ({ contests, begun, onContest }: ContestsProps) => {
  const t = useTranslations('kiosk.picks');
  return (
    <Cards of={contests} none={t('none')}>
      {contest => (
        <OneContest
          contest={contest}
          isBegun={begun.includes(contest.promotion)}
          onContest={() => onContest(contest)}
        />
      )}
    </Cards>
  );
};

type ContestProps = { readonly contest: Contest; readonly isBegun: boolean; readonly onContest: () => void };

const OneContest = ({ contest, isBegun, onContest }: ContestProps) => {
  const t = useTranslations('kiosk.picks');
  const { moment } = useHouseTime();
  const refused = useRefused();
  const { deadline, prizes, hoursMin, entry, objection } = contest;
  const said = objection === undefined ? undefined : refused(objection);
  return (
    <>
      {deadline !== undefined && (
        <p>
          {t('until', { at: moment(deadline) })} {objection === undefined && <Left until={deadline} />}
        </p>
      )}
      <Facts
        of={prizes.map(({ amount, thing }, nth) => {
          const place = t('place', { count: nth + 1 });
          return thing === undefined ? [place, formatAmount(amount)] : [place, thing, 'en'];
        })}
      />
      {hoursMin !== undefined && <p>{t('hours', { count: hoursMin })}</p>}
      {contest.isSettled && (
        <p>{contest.place === undefined ? t('endedWithout') : t('ended', { count: contest.place })}</p>
      )}
      {entry !== undefined && <p className={styles.entered}>{t('entered', { number: String(entry.number) })}</p>}
      {entry === undefined && said !== undefined && <p>{said.words}</p>}
      {entry !== undefined && <PadKey onPress={onContest}>{t('see')}</PadKey>}
      {entry === undefined && objection === undefined && (
        <PadKey tone="main" onPress={onContest}>
          {t(isBegun ? 'goOn' : 'begin')}
        </PadKey>
      )}
    </>
  );
};

/** By the clock of the house; it counts down and decides nothing. */
const Left = ({ until }: { until: string }) => {
  const t = useTranslations('kiosk.picks');
  const { feed } = useStation();
  const leftMs = Date.parse(until) - useServerNow(feed);
  // Days are said by the date already.
  if (leftMs <= 0 || leftMs > 86_400_000) return null;
  return (
    <strong className={styles.left} role="timer">
      {t('left', { time: countdown(leftMs) })}
    </strong>
  );
};
