import { useTranslations } from 'use-intl';
import { type CardWay, pokerGameNamed } from '#core/games';
import type { CommandOf } from '#core/house';
import { formatAmount, type Rate } from '#core/money';
import { FactList, type FactRow } from '../form/fact-list.tsx';
import { useBetName } from './bet-name.ts';

type SetUp = CommandOf<'SetUpGame'>['setUp'];

const percentOf = ({ over, under }: Rate): string => `${Math.round((over * 100_000) / under) / 1_000}%`;

/** How a game is set up, in words: its pay tables, its meters and how they grow, and how its tables play. */
export const SetUpFacts = ({ of, isRunning = false }: { of: SetUp; isRunning?: boolean }) => {
  const t = useTranslations('requests.setUp');
  const nameOf = useBetName();
  if (!('schedules' in of)) {
    const { betMin, betMax } = of.limits;
    return <FactList of={[[t('limits'), `${formatAmount(betMin)} – ${formatAmount(betMax)}`]]} />;
  }
  const title = pokerGameNamed(of.game)?.title ?? of.game;
  const rules = pokerGameNamed(of.game)?.rulesFor(of.schedules);
  const nameOfMeter = (meter: string): string => {
    const found = rules?.ok === true ? rules.value.metersNeeded.find(one => one.meter === meter) : undefined;
    return nameOf(found?.wagers[0] ?? meter);
  };
  const schedules = Object.entries(of.schedules).flatMap(([name, key]): readonly FactRow[] =>
    key === true || typeof key === 'string'
      ? [[nameOf(name), key === true ? t('offered') : t('payTable', { key: String(key) })]]
      : [],
  );
  const meters = Object.entries(of.meters).flatMap(([name, meter]): readonly FactRow[] => {
    const fed = of.progressions[name as keyof typeof of.progressions];
    if (meter === undefined) return [];
    const { posted, reset, reserve } = meter;
    const amounts = { posted: formatAmount(posted), reset: formatAmount(reset), reserve: formatAmount(reserve) };
    const grows = fed && t('grows', { rate: percentOf(fed.rate), part: percentOf(fed.reserve) });
    return [
      [
        t('meter', { name: nameOfMeter(name) }),
        [t(isRunning ? 'amountsNow' : 'amounts', amounts), grows].filter(Boolean).join(' '),
      ],
    ];
  });
  const limits = Object.entries(of.limits ?? {}).flatMap(([wager, limit]): readonly FactRow[] =>
    limit === undefined
      ? []
      : [[t('limitOf', { name: nameOf(wager) }), `${formatAmount(limit.from)} – ${formatAmount(limit.to)}`]],
  );
  const riders = [of.magicCard && nameOf('magicCard'), of.luckyBonus && nameOf('luckyBonus')].filter(Boolean);
  return (
    <FactList
      of={[
        [t('game'), title, 'en'],
        ...schedules,
        ...meters,
        ...limits,
        riders.length > 0 && [t('drawn'), riders.join(', ')],
        [t('way'), t(`ways.${of.way ?? 'full'}`)],
        [t('dealing'), t(`dealings.${of.dealing ?? 'automated-shoe'}`)],
        of.cards !== undefined && [t('cards'), t(`cardWays.${of.cards as CardWay}`)], // One of the list.,
        of.positions !== undefined && [t('positions'), String(of.positions)],
        of.severalPositions === true && [t('several'), t('yes')],
      ]}
    />
  );
};
