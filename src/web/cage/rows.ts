import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { AwardView } from '#core/views';
import { hasInstruments } from '../promotions/instrument/elsewhere.ts';
import { type Chosen, type Known, settledIn, waitingIn } from './find.ts';
import type { CagePlace } from './places.ts';
import { usePieceState, usePrizeWords } from './words.ts';

/** Something that can be opened, in the words of its row. */
export type RowWords = {
  readonly name: string;
  /** The name is the house's own. */
  readonly isEnglish?: boolean;
  readonly worth?: string | undefined;
  /** Muted words, where they are the house's own. */
  readonly soft?: { readonly words: string | undefined; readonly isEnglish?: boolean };
  readonly state?: readonly [state: string, words: string];
  /** By this, too, it is found. */
  readonly player?: string | undefined;
};

export const useRowWords = (known: Known): ((one: Chosen) => RowWords | undefined) => {
  const t = useTranslations('cage');
  const coupon = useTranslations('kit.coupons');
  const prizeWords = usePrizeWords();
  const pieceState = usePieceState();
  return one => {
    switch (one.type) {
      case 'award': {
        const award = known.awards[String(one.award)];
        if (award === undefined) return undefined;
        const { place, short, worth } = prizeWords(award);
        const player = award.table === undefined ? undefined : award.player;
        const soft = { words: award.name, isEnglish: true };
        return { name: place, worth, soft, state: [award.claim.state, short], player };
      }
      case 'tray': {
        const tray = known.trays[String(one.table)];
        const words = tray && t(tray.owedBy === 'cage' ? 'tray.owed' : 'tray.owes');
        return {
          name: t('where.tray', { table: String(one.table) }),
          worth: tray && formatAmount(tray.amount),
          soft: { words },
        };
      }
      case 'promotion':
        return { name: known.promotions[one.promotion]?.name ?? '', isEnglish: true };
      case 'piece': {
        const piece = known.instruments[one.key];
        if (piece === undefined) return undefined;
        const soft = { words: coupon(piece.kind) };
        return { name: piece.id, worth: formatAmount(piece.face), soft, state: [piece.where.type, pieceState(piece)] };
      }
      case 'shift':
        return undefined;
    }
  };
};

/** Money is paid; tickets, points and things are handed over, and wait apart. */
const isMoney = ({ gives }: AwardView): boolean => gives.type === 'money' || gives.type === 'money-each';

/** A group under one title. Without a text for "none" it is hidden when empty. */
export type Group = { readonly title: string; readonly nothing?: string; readonly rows: readonly Chosen[] };

/** What there is at each place of the window. */
export const useGroups = (known: Known): Readonly<Record<CagePlace, readonly Group[]>> => {
  const t = useTranslations('cage');
  const { awards, trays, promotions, instruments } = known;
  const owed = Object.entries(instruments).filter(([, { where }]) => where.type === 'owed');
  const offered = Object.values(promotions).filter(hasInstruments);
  return {
    prizes: [
      {
        title: t('list.waiting'),
        nothing: t('list.noPrizes'),
        rows: waitingIn(awards)
          .filter(isMoney)
          .map(({ award }) => ({ type: 'award', award })),
      },
      {
        title: t('list.toHandOver'),
        rows: waitingIn(awards)
          .filter(one => !isMoney(one))
          .map(({ award }) => ({ type: 'award', award })),
      },
      { title: t('list.settled'), rows: settledIn(awards).map(({ award }) => ({ type: 'award', award })) },
    ],
    trays: [
      {
        title: t('places.trays'),
        nothing: t('list.noTrays'),
        rows: Object.values(trays).map(({ table }) => ({ type: 'tray', table })),
      },
    ],
    chips: [
      {
        title: t('list.toSell'),
        nothing: t('list.noChips'),
        rows: offered.map(({ promotion }) => ({ type: 'promotion', promotion })),
      },
      { title: t('list.owed'), rows: owed.map(([key]) => ({ type: 'piece', key })) },
    ],
    shift: [],
  };
};
