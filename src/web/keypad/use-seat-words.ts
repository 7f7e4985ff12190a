import { useTranslations } from 'use-intl';
import { formatAmountShort, NOTHING } from '#core/money';
import type { SeatView } from '#core/views';
import type { SeatState } from './lamp.ts';

/** Who sits at a seat and what its lamp says. A member is known here by the number of the club card only. */
export const useSeatWords = ({
  places,
  lamp,
  marks,
  bet,
}: SeatState): { readonly who: string; readonly word: string } => {
  const t = useTranslations('keypad');
  const roleName = useRoleName();
  const [first] = places;
  const lampWord = t(`lamps.${lamp}`);
  const word = marks > 1 && bet === NOTHING ? t('times', { word: lampWord, count: marks }) : lampWord;
  if (first === undefined) return { who: t('nobody'), word };
  const name = first.player.type === 'member' ? first.player.id : roleName(first.role);
  const others = places.length - 1;
  const who = others > 0 ? `${name} +${others}` : name;
  return { who: bet === NOTHING ? who : `${who} · ${formatAmountShort(bet)}`, word };
};

/** A player who is not known by a card is a guest. */
export const useRoleName = (): ((role: SeatView['role']) => string) => {
  const kit = useTranslations('kit');
  return role => (role === 'player' ? kit('guest') : kit(`roles.${role}`));
};
