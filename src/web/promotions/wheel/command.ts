import type { CommandIn, PostedIn } from '#core/house';
import type { Spot } from '#core/mechanisms/wheel';
import type { DeskView } from '#core/views';
import { all, amountIn, ifWritten, plain, type Read, required, together } from '#entry/reading';
import { linesOf, repeated } from '../parts/lines.ts';
import type { Draft } from '../parts/opening-form.ts';
import { onlyIf, prizeIn } from '../parts/posting.ts';
import type { Waits } from '../parts/waits.ts';

export type OpenField = 'spots' | 'jackpot' | 'guarantee' | 'guaranteedFrom' | 'guaranteedTo' | 'spunByComputer';

export const postedOf = (draft: Draft<OpenField>): Read<PostedIn<'wheel'>> => {
  const { spots, jackpot, guarantee, guaranteedFrom: from, guaranteedTo: to, spunByComputer } = draft;
  return together({
    spots: required(spots, spotsIn),
    jackpot: ifWritten(jackpot, prizeIn),
    guarantee: ifWritten(guarantee, amountIn),
    guaranteedAt: plain(from === '' || to === '' ? undefined : { from, to }),
    byComputer: onlyIf(spunByComputer),
  });
};

/** `$50`, `8 x $25`, `cap = 25`, `double`: the spots of a wheel in their order. */
export const spotsIn = (text: string): Read<readonly Spot[]> =>
  all(
    linesOf(text)
      .flatMap(repeated)
      .map((line): Read<Spot> => (/^double$/i.test(line) ? plain({ type: 'double' }) : prizeIn(line))),
  );

/** Somebody is at the wheel who has not won yet. */
export const waitsIn = ({ player, turn }: Extract<DeskView, { type: 'wheel' }>): readonly Waits[] =>
  player === undefined || turn.prize !== undefined ? [] : [{ why: 'spinner', whom: player }];

/** What two people saw of a real wheel. */
export type SpinDraft = {
  readonly spot: string;
  readonly rotations: string;
  readonly isOnPeg: boolean;
  readonly isDisturbed: boolean;
};
export const NO_SPIN: SpinDraft = { spot: '0', rotations: '', isOnPeg: false, isDisturbed: false };

export const spinOf = ({ spot, rotations, isOnPeg, isDisturbed }: SpinDraft): CommandIn<'wheel'> => ({
  type: 'Spin',
  rest: isOnPeg ? 'peg' : Number(spot),
  ...(rotations === '' ? {} : { rotations: Number(rotations) }),
  ...(isDisturbed ? { isDisturbed } : {}),
});
