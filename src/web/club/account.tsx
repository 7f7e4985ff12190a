import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RewardsView } from '#core/views';
import {
  ActKey,
  Amount,
  Body,
  Check,
  Fact,
  Facts,
  Refused,
  Section,
  Sheet,
  Soft,
  useActing,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { redemptionOf } from '../promotions/tracking/elsewhere.ts';
import styles from './tables.module.css';
import type { MemberFacts } from './use-member.ts';

type AccountProps = {
  readonly member: string;
  readonly facts: MemberFacts;
  readonly onDone: (words: string) => void;
};

/** Hours, points, entries, coupons and credits, under every id that was merged. CLB-12 */
export const Account = ({ member, facts: { account, rewards }, onDone }: AccountProps) => {
  const t = useTranslations('club.account');
  const drawings = account.drawings.filter(({ own }) => own > 0);
  const isEmpty = account.tracked.length + drawings.length + account.coupons.length === 0;
  return (
    <Section title={t('title')}>
      {isEmpty && <Soft>{t('nothing')}</Soft>}
      {account.tracked.length > 0 && (
        <Table caption={t('tracked')} heads={[t('promotion'), t('hours'), t('points'), t('tickets'), t('credits')]}>
          {account.tracked.map(({ promotion, name, hours, points, tickets, credits }) => (
            <tr key={promotion}>
              <Name>{name}</Name>
              {[hours, points, tickets, credits].map((count, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
                <td key={place} data-number>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
      {drawings.length > 0 && (
        <Table caption={t('drawings')} heads={[t('promotion'), t('own'), t('all')]}>
          {drawings.map(({ promotion, name, own, all }) => (
            <tr key={promotion}>
              <Name>{name}</Name>
              <td data-number>{own}</td>
              <td data-number>{all}</td>
            </tr>
          ))}
        </Table>
      )}
      <Coupons coupons={account.coupons} />
      {rewards.map(one => (
        <Rewards key={one.promotion} member={member} rewards={one} onDone={onDone} />
      ))}
    </Section>
  );
};

const Name = ({ children }: { children: string }) => (
  <th scope="row" lang="en">
    {children}
  </th>
);

type TableProps = { readonly caption: string; readonly heads: readonly string[]; readonly children: ReactNode };

const Table = ({ caption, heads, children }: TableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th key={head} scope="col" data-number={place > 0 || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

const Coupons = ({ coupons }: { coupons: MemberFacts['account']['coupons'] }) => {
  const t = useTranslations('club.account');
  const time = useHouseTime();
  if (coupons.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('coupons')}</caption>
        <tbody>
          {coupons.map(({ id, type, face, expires }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{t(`kinds.${type}`)}</td>
              <td data-number>
                <Amount of={face} />
              </td>
              <td>{expires === undefined ? t('noEnd') : t('expires', { at: time.moment(expires) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type RewardsProps = {
  readonly member: string;
  readonly rewards: RewardsView;
  readonly onDone: (words: string) => void;
};

const Rewards = ({ member, rewards, onDone }: RewardsProps) => {
  const t = useTranslations('club.account');
  const time = useHouseTime();
  const [prize, setPrize] = useState<RewardsView['prizes'][number]>();
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('rewards')}: <span lang="en">{rewards.name}</span>, {t('costs', { count: rewards.credits })}
          </caption>
          <tbody>
            {rewards.prizes.map(one => (
              <tr key={one.prize}>
                <Name>{one.prize}</Name>
                <td data-number>{t('costs', { count: one.costs })}</td>
                <td data-number>
                  <ActKey onPress={() => setPrize(one)}>
                    {t('redeem')} <span className="unseen">{one.prize}</span>
                  </ActKey>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rewards.redeemed.map(({ prize: name, at }) => (
        <Soft key={`${name} ${at}`}>{t('redeemed', { name, at: time.moment(at) })}</Soft>
      ))}
      {prize !== undefined && (
        <RedeemSheet
          {...{ member, rewards, prize }}
          onClose={() => setPrize(undefined)}
          onDone={words => {
            setPrize(undefined);
            onDone(words);
          }}
        />
      )}
    </>
  );
};

type RedeemProps = RewardsProps & {
  readonly prize: RewardsView['prizes'][number];
  readonly onClose: () => void;
};

/** Everything once more before it is given; whether it may be is for the house to say. TRK-6 */
const RedeemSheet = ({ member, rewards, prize: { prize, costs }, onClose, onDone }: RedeemProps) => {
  const [t, offline] = [useTranslations('club.account'), useTranslations('club')('offline')];
  const time = useHouseTime();
  const { feed } = useStation();
  const { act, isPending, why } = useActing(offline);
  const [showsId, setShowsId] = useState(false);
  const redeem = async () => {
    const done = await act(redemptionOf(rewards.promotion, { player: member, prize, showsId }));
    if (done !== undefined) onDone(t('redeemed', { name: prize, at: time.moment(new Date(feed.now()).toISOString()) }));
  };
  return (
    <Sheet title={t('redeeming')} isOpen onClose={onClose}>
      <Body>
        <Facts>
          <Fact label={t('promotion')}>
            <span lang="en">{rewards.name}</span>
          </Fact>
          <Fact label={t('has')}>{t('costs', { count: rewards.credits })}</Fact>
          <Fact label={t('costsNow')}>{t('costs', { count: costs })}</Fact>
        </Facts>
        <Check label={t('showsId')} isOn={showsId} onChange={setShowsId} />
        <Refused why={why} />
        <ActKey tone="main" isPending={isPending} onPress={() => void redeem()}>
          {t('redeemKey', { name: prize, count: costs })}
        </ActKey>
      </Body>
    </Sheet>
  );
};
