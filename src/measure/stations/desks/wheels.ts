import { isCard, isJoker } from '#core/cards';
import type { PostedIn } from '#core/house';
import type { Spot } from '#core/mechanisms/wheel';
import { spinOf as shownOn } from '../../../web/promotions/card-wheel/command.ts';
import { FORM as CARD_FORM } from '../../../web/promotions/card-wheel/form.ts';
import { stepUpOf } from '../../../web/promotions/spinning/stepping.ts';
import { NO_SPIN, spinOf } from '../../../web/promotions/wheel/command.ts';
import { FORM } from '../../../web/promotions/wheel/form.ts';
import { CannotBeEntered } from '../cannot.ts';
import { amount, check, count, type Desk, deskOf, lines } from './desk.ts';

export const WHEEL: Desk<'wheel'> = {
  form: FORM,
  drafted: ({ spots, jackpot, guarantee, guaranteedAt, byComputer }) => ({
    spots: lines(spots.map(spotText)),
    jackpot: jackpot === undefined ? '' : spotText(jackpot),
    guarantee: amount(guarantee),
    guaranteedFrom: guaranteedAt?.from ?? '',
    guaranteedTo: guaranteedAt?.to ?? '',
    spunByComputer: check(byComputer),
  }),
  run: (command, at) => {
    if (command.type === 'StepUp') return stepUpOf(command.player, count(command.award));
    if (command.type === 'GiveUpSpin') return command;
    const { rest, rotations, isDisturbed = false } = command;
    const { wheel } = deskOf(at, 'wheel');
    if (rest !== 'peg' && wheel.spots[rest] === undefined)
      throw new CannotBeEntered(`spot ${rest} of the wheel`, 'promotions: the wheel');
    const isOnPeg = rest === 'peg';
    return spinOf({
      ...NO_SPIN,
      ...(isOnPeg ? {} : { spot: String(rest) }),
      isOnPeg,
      isDisturbed,
      rotations: count(rotations),
    });
  },
};

const spotText = (spot: Spot): string => {
  if (spot.type === 'double') return 'double';
  if (spot.type === 'cash') return amount(spot.amount);
  return spot.value === undefined ? spot.what : `${spot.what} = ${amount(spot.value)}`;
};

type HandPosted = Pick<PostedIn<'card-wheel'>, 'prizes' | 'valueAwards'>;

export const handFields = ({ prizes, valueAwards }: HandPosted): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(prizes).map(([hand, paid]) => [hand, amount(paid)])),
  valueAwards: lines(valueAwards),
});

export const CARD_WHEEL: Desk<'card-wheel'> = {
  form: CARD_FORM,
  drafted: handFields,
  run: (command, at) => {
    if (command.type === 'StepUp') return stepUpOf(command.player, count(command.award));
    if (command.type === 'GiveUpSpin') return command;
    const { shown } = command;
    const card = isCard(shown) && !isJoker(shown) ? shown : undefined;
    const award = deskOf(at, 'card-wheel').valueAwards.includes(shown) ? shown : '';
    if (card === undefined && award === '' && shown !== 'peg')
      throw new CannotBeEntered(`${shown} under the pointer`, 'promotions: the wheel of cards');
    return shownOn({ card, award, isOnPeg: shown === 'peg' });
  },
};
