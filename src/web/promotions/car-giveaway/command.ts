import type { CommandIn, PostedIn } from '#core/house';
import { amountIn, ifWritten, type Read, together } from '#entry/reading';
import type { Draft } from '../parts/opening-form.ts';

export type OpenField = 'carValue';

export const postedOf = ({ carValue }: Draft<OpenField>): Read<PostedIn<'car-giveaway'>> =>
  together({ carValue: ifWritten(carValue, amountIn) });

/** A holder of a pass as the keys are tried, as it is written at the desk. */
export type HolderRow = {
  readonly player: string;
  readonly isPresent: boolean;
  readonly showsId: boolean;
  readonly showsPass: boolean;
  readonly card: string;
  readonly envelope: string;
};

export const newHolder = (player: string): HolderRow => ({
  player,
  isPresent: false,
  showsId: false,
  showsPass: false,
  card: '',
  envelope: '',
});

/** Holders without a name don't count. The core decides who is first and who wins. CAR-1 */
export const keysOf = (rows: readonly HolderRow[], starting: string): CommandIn<'car-giveaway'> => ({
  type: 'TryKeys',
  holders: rows
    .filter(({ player }) => player.trim() !== '')
    .map(({ player, isPresent, showsId, showsPass, card, envelope }) => ({
      player: player.trim(),
      isPresent,
      showsId,
      showsPass,
      ...(card === '' ? {} : { card }),
      ...(envelope.trim() === '' ? {} : { envelope: Number(envelope) }),
    })),
  startingEnvelope: Number(starting),
});

/** `ana 4200`, `ben 4200 2`: a player, the chips, and the place in an extra hand; one a line. */
export const chipsIn = (text: string): readonly { player: string; chips: number; extra?: number }[] =>
  text.split('\n').flatMap(line => {
    const [, player, chips, extra] = /^\s*(.+?)\s+([\d,]+)(?:\s+(\d))?\s*$/.exec(line) ?? [];
    if (player === undefined || chips === undefined) return [];
    return [
      { player, chips: Number(chips.replaceAll(',', '')), ...(extra === undefined ? {} : { extra: Number(extra) }) },
    ];
  });

type Counted = ReturnType<typeof chipsIn>;

/** The chips at every table of the first round, or at the final table. CAR-4, CAR-5 */
export const countOf = (stage: 'first' | 'final', tables: readonly Counted[]): CommandIn<'car-giveaway'> =>
  stage === 'first'
    ? { type: 'CountFirstRound', tables: tables.map(counted => [...counted]) }
    : { type: 'CountFinalTable', counts: [...(tables[0] ?? [])] };

/** A hand that is over is counted at its table. CAR-8 */
export const handOver = (table: number): CommandIn<'car-giveaway'> => ({ type: 'PlayHand', table });
