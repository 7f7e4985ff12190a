import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { AccountRow, AccountView } from '#core/views';
import { countdown, PadKey, useHouseTime, useServerNow, useStation } from '../kit/index.ts';
import styles from './account-page.module.css';
import { Draws } from './draws.tsx';
import { Page } from './page.tsx';
import { Card, Fact, Facts, Free, List, Nothing } from './parts.tsx';
import { Squares } from './squares.tsx';
import type { Account } from './use-account.ts';
import { TABS, type Tab } from './visit.ts';
import { useRefused } from './words.ts';

type AccountProps = {
  readonly account: Account;
  readonly tab: Tab;
  /** Contests whose picks were begun. */
  readonly begun: readonly string[];
  readonly onTab: (tab: Tab) => void;
  readonly onContest: (contest: AccountRow<'contests'>) => void;
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
        {tab === 'coupons' && <Coupons coupons={account.coupons} />}
        {tab === 'picks' && <Contests contests={account.contests} begun={begun} onContest={onContest} />}
        {tab === 'squares' && <Boards squares={account.squares} />}
        {tab === 'draws' && <Draws />}
      </section>
    </Page>
  );
};

const Hours = ({ tracked }: { tracked: AccountView['tracked'] }) => {
  const t = useTranslations('kiosk.hours');
  if (tracked.length === 0) return <Nothing>{t('none')}</Nothing>;
  return (
    <List>
      {tracked.map(({ promotion, name, hours, points, tickets, credits, prizes, noPurchase }) => (
        <Card key={promotion} name={name}>
          <Facts>
            <Fact isLarge label={t('hours')}>
              {hours}
            </Fact>
            {points > 0 && (
              <Fact isLarge label={t('points')}>
                {points}
              </Fact>
            )}
            {tickets > 0 && (
              <Fact isLarge label={t('tickets')}>
                {tickets}
              </Fact>
            )}
            {(credits > 0 || prizes.length > 0) && (
              <Fact isLarge label={t('credits')}>
                {credits}
              </Fact>
            )}
          </Facts>
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
          <Free rules={noPurchase} />
        </Card>
      ))}
    </List>
  );
};

const Entries = ({ drawings, onDraws }: { drawings: AccountView['drawings']; onDraws: () => void }) => {
  const t = useTranslations('kiosk.entries');
  const keys = useTranslations('kiosk.keys');
  return (
    <>
      {drawings.length === 0 && <Nothing>{t('none')}</Nothing>}
      <List>
        {drawings.map(({ promotion, name, own, all, prizes, noPurchase }) => (
          <Card key={promotion} name={name}>
            <Facts>
              <Fact isLarge label={t('own')}>
                {own}
              </Fact>
              <Fact isLarge label={t('all')}>
                {all}
              </Fact>
              {prizes.length > 0 && (
                <Fact label={t('prizes')}>
                  <span lang="en">{prizes.join(', ')}</span>
                </Fact>
              )}
            </Facts>
            <Free rules={noPurchase} />
          </Card>
        ))}
      </List>
      <div className={styles.more}>
        <PadKey onPress={onDraws}>{keys('draws')}</PadKey>
      </div>
    </>
  );
};

const Coupons = ({ coupons }: { coupons: AccountView['coupons'] }) => {
  const t = useTranslations('kiosk.coupons');
  const { moment } = useHouseTime();
  if (coupons.length === 0) return <Nothing>{t('none')}</Nothing>;
  return (
    <List>
      {coupons.map(({ promotion, name, id, type, face, expires }) => (
        <Card key={`${promotion}/${id}`} name={name}>
          <Facts>
            <Fact isLarge label={t(`kinds.${type}`)}>
              {formatAmount(face)}
            </Fact>
            <Fact label={t('number', { number: id })}>
              {expires === undefined ? t('always') : t('until', { at: moment(expires) })}
            </Fact>
          </Facts>
        </Card>
      ))}
    </List>
  );
};

type ContestsProps = Pick<AccountProps, 'begun' | 'onContest'> & { readonly contests: AccountView['contests'] };

const Contests = ({ contests, begun, onContest }: ContestsProps) => {
  const t = useTranslations('kiosk.picks');
  if (contests.length === 0) return <Nothing>{t('none')}</Nothing>;
  return (
    <List>
      {contests.map(contest => (
        <Contest
          key={contest.promotion}
          contest={contest}
          isBegun={begun.includes(contest.promotion)}
          onContest={() => onContest(contest)}
        />
      ))}
    </List>
  );
};

type ContestProps = {
  readonly contest: AccountRow<'contests'>;
  readonly isBegun: boolean;
  readonly onContest: () => void;
};

const Contest = ({ contest, isBegun, onContest }: ContestProps) => {
  const t = useTranslations('kiosk.picks');
  const { moment } = useHouseTime();
  const refused = useRefused();
  const { name, deadline, prizes, hoursMin, entry, objection, noPurchase } = contest;
  const said = objection === undefined ? undefined : refused(objection);
  return (
    <Card name={name}>
      {deadline !== undefined && (
        <p>
          {t('until', { at: moment(deadline) })} {objection === undefined && <Left until={deadline} />}
        </p>
      )}
      <Facts>
        {prizes.map(({ amount, thing }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is known by its place.
          <Fact key={nth} label={t('place', { count: nth + 1 })}>
            {thing === undefined ? formatAmount(amount) : <span lang="en">{thing}</span>}
          </Fact>
        ))}
      </Facts>
      {hoursMin !== undefined && <p>{t('hours', { count: hoursMin })}</p>}
      {contest.isSettled && (
        <p>{contest.place === undefined ? t('endedWithout') : t('ended', { count: contest.place })}</p>
      )}
      {entry !== undefined && <p className={styles.entered}>{t('entered', { number: String(entry.number) })}</p>}
      {entry === undefined && said !== undefined && <p lang={said.lang}>{said.words}</p>}
      {entry !== undefined && <PadKey onPress={onContest}>{t('see')}</PadKey>}
      {entry === undefined && objection === undefined && (
        <PadKey tone="main" onPress={onContest}>
          {t(isBegun ? 'goOn' : 'begin')}
        </PadKey>
      )}
      <Free rules={noPurchase} />
    </Card>
  );
};

/** By the clock of the house; it counts down and decides nothing. */
const Left = ({ until }: { until: string }) => {
  const t = useTranslations('kiosk.picks');
  const { feed } = useStation();
  const leftMs = Date.parse(until) - useServerNow(feed);
  // Days are said by the date already.
  if (leftMs <= 0 || leftMs > 86_400_000) return null;
  return <strong className={styles.left}>{t('left', { time: countdown(leftMs) })}</strong>;
};

const Boards = ({ squares }: { squares: AccountView['squares'] }) => (
  <List>
    {squares.map(one => (
      <Card key={one.promotion} name={one.name}>
        <Squares squares={one} />
        <Free rules={one.noPurchase} />
      </Card>
    ))}
  </List>
);
