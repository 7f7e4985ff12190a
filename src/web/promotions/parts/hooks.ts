import { useTranslations } from 'use-intl';
import { type ReadName, read } from '#api';
import type { CommandIn, EventIn, HouseCommand, MechanismName } from '#core/house';
import type { Read } from '#entry/reading';
import {
  type ActingInTwo,
  type Preview,
  useActingInTwo,
  useAsked,
  usePreview as usePreviewOr,
} from '../../kit/index.ts';

type Runs = Extract<HouseCommand, { type: 'RunPromotion' }>;

/** Something asked of a promotion. */
export const runPromotion = <Name extends MechanismName>(
  promotion: string,
  mechanism: Name,
  command: CommandIn<Name>,
): Runs => ({ type: 'RunPromotion', promotion, mechanism, command }) as Runs; // One name for both.

/** Prizes and draws wait for no line. */
export const useAct = (): ActingInTwo => useActingInTwo(useTranslations('promotions')('offline'));

export const usePreview = (command: HouseCommand | undefined): Preview =>
  usePreviewOr(command, useTranslations('promotions')('offline'));

const isForASecond = (foreseen: Preview): boolean =>
  foreseen.type === 'refused' && foreseen.code === 'second-person-missing';

/** Nothing prevents it, except that a second person is needed. */
export const isPossible = (foreseen: Preview): boolean => foreseen.type === 'would' || isForASecond(foreseen);

/** What prevents it, in words. */
export const objectionIn = (foreseen: Preview): string =>
  foreseen.type === 'refused' && !isForASecond(foreseen) ? foreseen.message : '';

/** What would happen in a promotion, as far as it is foreseen. */
export const movesIn = <Name extends MechanismName>(foreseen: Preview, mechanism: Name): readonly EventIn<Name>[] =>
  foreseen.type === 'would'
    ? foreseen.events.flatMap(event =>
        event.type === 'PromotionMoved' && event.mechanism === mechanism
          ? (event.events as readonly EventIn<Name>[]) // One name for both.
          : [],
      )
    : [];

/** What in a form cannot be read, in the words of the page. */
export const useUnreadable = (form: Read<unknown>): string => {
  const t = useTranslations('promotions');
  return form.ok || form.words === '' ? '' : t('unreadable', { what: form.words });
};

/** Something that is looked up for a page, again while no answer comes; nothing as long as nothing is named. */
export const useAnswer = <Name extends ReadName>(
  name: Name,
  named: Readonly<Record<string, string | number>> | undefined,
) => {
  const answer = useAsked(async line => named && read(line, name, named), [name, JSON.stringify(named)]);
  return { found: answer?.ok ? answer.value : undefined, why: answer?.ok === false ? answer.message : '' };
};
