import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RewardsView } from '#core/views';
import {
  ActKey,
  Amount,
  Check,
  type Column,
  FactList,
  Section,
  Soft,
  useActing,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { redemptionOf } from '../promotions/tracking/elsewhere.ts';
import { DeskSheet } from './desk-sheet.tsx';
import { ClubTable } from './tables.tsx';
import type { MemberFacts } from './use-member.ts';

type OfMember = { readonly member: string; readonly onDone: (words: string) => void };

const TRACKED = ['hours', 'points', 'tickets', 'credits'] as const;

/** Hours, points, entries, coupons and credits, under every id that was merged. CLB-12 */
export const Account = ({ facts: { account, rewards }, ...ofMember }: OfMember & { readonly facts: MemberFacts }) => {
  const t = useTranslations('club.account');
  const coupon = useTranslations('kit.coupons');
  const time = useHouseTime();
  const { tracked, coupons } = account;
  const drawings = account.drawings.filter(({ own }) => own > 0);
  return (
    <Section title={t('title')}>
      {tracked.length + drawings.length + coupons.length === 0 && <Soft>{t('nothing')}</Soft>}
      <ClubTable
        caption={t('tracked')}
        rows={tracked}
        keyOf={({ promotion }) => promotion}
        columns={[
          [t('promotion'), ({ name }) => name, 'name-en'],
          ...TRACKED.map((count): Column<(typeof tracked)[number]> => [t(count), one => one[count], 'number']),
        ]}
      />
      <ClubTable
        caption={t('drawings')}
        rows={drawings}
        keyOf={({ promotion }) => promotion}
        columns={[
          [t('promotion'), ({ name }) => name, 'name-en'],
          [t('own'), ({ own }) => own, 'number'],
          [t('all'), ({ all }) => all, 'number'],
        ]}
      />
      <ClubTable
        caption={t('coupons')}
        rows={coupons}
        keyOf={({ id }) => id}
        columns={[
          ['', ({ id }) => id, 'name'],
          ['', ({ type }) => coupon(type)],
          ['', ({ face }) => <Amount of={face} />, 'number'],
          ['', ({ expires }) => (expires === undefined ? t('noEnd') : t('expires', { at: time.moment(expires) }))],
        ]}
      />
      {rewards.map(one => (
        <Rewards key={one.promotion} rewards={one} {...ofMember} />
      ))}
    </Section>
  );
};

type RewardsProps = OfMember & { readonly rewards: RewardsView };

const Rewards = ({ rewards, member, onDone }: RewardsProps) => {
  const t = useTranslations('club.account');
  const time = useHouseTime();
  const [prize, setPrize] = useState<RewardsView['prizes'][number]>();
  return (
    <>
      <ClubTable
        caption={
          <>
            {t('rewards')}: <span lang="en">{rewards.name}</span>, {t('costs', { count: rewards.credits })}
          </>
        }
        rows={rewards.prizes}
        keyOf={one => one.prize}
        columns={[
          ['', one => one.prize, 'name-en'],
          ['', ({ costs }) => t('costs', { count: costs }), 'number'],
          [
            '',
            one => (
              <ActKey onPress={() => setPrize(one)}>
                {t('redeem')}{' '}
                <span className="unseen" lang="en">
                  {one.prize}
                </span>
              </ActKey>
            ),
            'number',
          ],
        ]}
      />
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

type RedeemProps = RewardsProps & { readonly prize: RewardsView['prizes'][number]; readonly onClose: () => void };

/** Everything once more before it is given; the house decides whether it may be. TRK-6 */
const RedeemSheet = ({ member, rewards, prize: { prize, costs }, onClose, onDone }: RedeemProps) => {
  const [t, offline] = [useTranslations('club.account'), useTranslations('club')('offline')];
  const time = useHouseTime();
  const { feed } = useStation();
  const { act, isPending, why } = useActing(offline);
  const [showsId, setShowsId] = useState(false);
  const redeem = async () => {
    const done = await act(redemptionOf(rewards.promotion, { player: member, prize, showsId }));
    if (done !== undefined) onDone(t('redeemed', { name: prize, at: time.moment(feed.now()) }));
  };
  const key = (
    <ActKey tone="main" isPending={isPending} onPress={() => void redeem()}>
      {t('redeemKey', { name: prize, count: costs })}
    </ActKey>
  );
  return (
    <DeskSheet title={t('redeeming')} why={why} keys={key} onClose={onClose}>
      <FactList
        of={[
          [t('promotion'), rewards.name, 'en'],
          [t('has'), t('costs', { count: rewards.credits })],
          [t('costsNow'), t('costs', { count: costs })],
        ]}
      />
      <Check label={t('showsId')} isOn={showsId} onChange={setShowsId} />
    </DeskSheet>
  );
};
