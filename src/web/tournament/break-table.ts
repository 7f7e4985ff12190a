import type { useTranslations } from 'use-intl';
import type { Papers } from './papers.tsx';
import type { Acts } from './use-event.tsx';

export const breakTable = async (
  acts: Acts,
  table: number,
  papers: Papers,
  t: ReturnType<typeof useTranslations<'tournament.tables'>>,
): Promise<void> => {
  const done = await acts.act(
    { type: 'BreakTable', table },
    { words: t('didBreak', { table }), undo: () => ({ type: 'UndoSeats' }) },
  );
  const broken = done?.find(one => one.type === 'TableBroken');
  if (broken === undefined || broken.seats.length === 0) return;
  papers.print({ type: 'seats', cards: broken.seats.map(({ player, to }) => ({ player, seat: to })) });
};
