import { useTranslations } from 'use-intl';
import type { SeatState } from './lamp.ts';

/** Who sits at a seat and what its lamp says. A member is known here by the number of the club card only. */
export const useSeatWords = ({ places, lamp, marks }: SeatState): { readonly who: string; readonly word: string } => {
  const t = useTranslations('keypad');
  const [first] = places;
  const lampWord = t(`lamps.${lamp}`);
  const word = marks > 1 ? t('times', { word: lampWord, count: marks }) : lampWord;
  if (first === undefined) return { who: t('nobody'), word };
  const name = first.player.type === 'member' ? first.player.id : t(`roles.${first.role}`);
  const others = places.length - 1;
  return { who: others > 0 ? `${name} +${others}` : name, word };
};
