import { useTranslations } from 'use-intl';
import { Sheet, useHouseTime } from '../kit/index.ts';
import { AwardSheet } from './award-sheet.tsx';
import { GameHandSheet } from './game-hand-sheet.tsx';
import { useItemWords } from './item-words.ts';
import type { Item } from './items.ts';
import { type Done, useGift, usePlace } from './parts.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { RequestSheet } from './request-sheet.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { AlarmSheet, FloorCallSheet } from './small-sheets.tsx';
import { TogetherSheet } from './together-sheet.tsx';
import { VerifySheet } from './verify-sheet.tsx';

/** How a sheet was opened: to look, or with a key that begins something. */
export type Opening = 'open' | 'verify' | 'reject' | 'back-out';

type ItemSheetProps = Done & {
  readonly item: Item;
  readonly opening: Opening;
  /** Somebody has dealt with it since it was opened. */
  readonly isGone: boolean;
  /** When it left the queue, where this page saw it leave. */
  readonly goneAt: number | undefined;
  /** Who has it open at another console. */
  readonly onIt: string | undefined;
  readonly onClose: () => void;
  /** Leads to something else. */
  readonly onOpen: (key: string) => void;
};

/** What can be done about something that waits, or was done. */
export const ItemSheet = (props: ItemSheetProps) => {
  const t = useTranslations('floor');
  const { time } = useHouseTime();
  const { item, isGone, goneAt, onIt, onClose } = props;
  const what = useTitle()(item);
  const title = onIt === undefined || isGone ? what : `${what} · ${t('queue.onIt', { name: onIt })}`;
  const gone = goneAt === undefined ? t('queue.gone') : t('queue.goneAt', { time: time(goneAt) });
  return (
    <Sheet title={isGone ? `${gone} ${title}` : title} isOpen isWide onClose={onClose}>
      <Body {...props} />
    </Sheet>
  );
};

/** What it is, where, and how much: two calls of one seat are told apart by their titles. */
const useTitle = (): ((item: Item) => string) => {
  const t = useTranslations('floor');
  const wordsOf = useItemWords();
  const giftOf = useGift();
  const placeOf = usePlace();
  const said = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' · ');
  return item => {
    const { where, what, sum } = wordsOf(item);
    if (item.type === 'award') {
      const { award, gives } = item.award;
      return said([t('award.title', { award: String(award) }), placeOf(item.award), giftOf(gives)]);
    }
    if (item.type === 'together') return said([t('award.together', { table: String(item.table) }), sum]);
    if (item.type === 'request') return t('request.title');
    switch (item.what.type) {
      case 'calls':
        return said([where, sum, what]);
      case 'review':
        return said([t('review.title', { table: String(item.what.table) }), sum]);
      case 'play':
        return t('play.title', { table: String(item.what.table) });
      case 'alarm':
        return t('alarm.title', { table: String(item.what.table) });
      case 'floor-call':
        return t('call.title', { table: String(item.what.table) });
      case 'game-hand':
        return t('game.title', { table: String(item.what.table), seat: String(item.what.seat) });
    }
  };
};

const Body = ({ item, opening, onOpen, onDone }: ItemSheetProps) => {
  const isRejecting = opening === 'reject';
  if (item.type === 'award') {
    return <AwardSheet award={item.award} isBackingOut={opening === 'back-out'} onDone={onDone} />;
  }
  if (item.type === 'together') return <TogetherSheet awards={item.awards} onOpen={onOpen} onDone={onDone} />;
  if (item.type === 'request') {
    return <RequestSheet request={item.request} isRejecting={isRejecting} onDone={onDone} />;
  }
  const { what } = item;
  switch (what.type) {
    case 'calls':
      return <VerifySheet calls={what} isRejecting={isRejecting} onDone={onDone} />;
    case 'review':
      return <ReviewSheet review={what} isRejecting={isRejecting} onDone={onDone} />;
    case 'play':
      return <PlaySheet play={what} isRejecting={isRejecting} onDone={onDone} />;
    case 'alarm':
      return <AlarmSheet alarm={what} onDone={onDone} />;
    case 'floor-call':
      return <FloorCallSheet call={what} onDone={onDone} />;
    case 'game-hand':
      return <GameHandSheet hand={what} isRejecting={isRejecting} onDone={onDone} />;
  }
};
