import type { Card, Tile } from '#core/cards';
import type { PrizeDue } from '#core/fund';
import type { Cents } from '#core/money';
import type { Condition } from '#core/qualifying';
import type { Award } from '#core/rulebook';

/** An award before it is paid; `prizes` are the payments it asks of the fund, several where several accounts pay it. */
export type AwardDue = {
  readonly to: Omit<Award, 'gives'>;
  readonly gives: Gift;
  readonly prizes: readonly PrizeDue[];
  readonly because: Because;
};

export type Gift =
  | { readonly type: 'money'; readonly amount: Cents }
  | { readonly type: 'money-each'; readonly amount: Cents; readonly count: number }
  | { readonly type: 'tickets'; readonly count: number }
  | { readonly type: 'points'; readonly count: number }
  | { readonly type: 'entry'; readonly value: Cents };

/** Why somebody is paid: the cards, every condition, the sum step by step, the place in the approval. */
export type Because = {
  readonly hand: string;
  readonly used: readonly (Card | Tile)[];
  readonly conditions: readonly Condition[];
  readonly arithmetic: readonly string[];
  readonly clause: string;
};

/** One look at one hand, or at the table when there is no seat. */
export type Judged = {
  readonly seat?: number;
  readonly bettor?: string;
  readonly row?: string;
  readonly round?: number;
  readonly met: boolean;
  readonly conditions: readonly Condition[];
  readonly clause: string;
};
