import { chipsIn, countOf, handOver, keysOf, newHolder } from '../../../web/promotions/car-giveaway/command.ts';
import { FORM as CAR_FORM } from '../../../web/promotions/car-giveaway/form.ts';
import { entryOf, pointsOf, settlementOf } from '../../../web/promotions/contest/command.ts';
import { FORM as CONTEST_FORM } from '../../../web/promotions/contest/form.ts';
import { calledOf, PRIZE_TAKEN } from '../../../web/promotions/gamble-up/command.ts';
import { withTable } from '../../../web/promotions/squares/board.ts';
import { boardSet, NO_SCORE, scoreOf } from '../../../web/promotions/squares/command.ts';
import { FORM as SQUARES_FORM } from '../../../web/promotions/squares/form.ts';
import { CannotBeEntered } from '../cannot.ts';
import { amount, count, type Desk, deskOf, lines, wall } from './desk.ts';

export const CONTEST: Desk<'contest'> = {
  form: CONTEST_FORM,
  drafted: ({ games, deadline, things = {} }, zone) => ({
    games: lines(games),
    deadline: wall(deadline, zone),
    things: lines(Object.entries(things).map(([prize, thing]) => `${prize} = ${thing}`)),
  }),
  run: (command, at) => {
    const { games, hasGuess, owed } = deskOf(at, 'contest');
    const scoreText = (score: readonly [number, number] | undefined): readonly [string, string] =>
      score === undefined || !hasGuess ? ['', ''] : [String(score[0]), String(score[1])];
    const among = (sides: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(sides).filter(([game]) => games.includes(game)));
    switch (command.type) {
      case 'SubmitEntry':
        return entryOf(command.player, { sides: among(command.picks), score: scoreText(command.guess) });
      case 'AddPoints': {
        const won = owed.find(({ award }) => award === command.award);
        if (won === undefined) throw new CannotBeEntered('points of no verified hand', 'promotions: a contest');
        return pointsOf(command.player, won);
      }
      case 'SettleContest':
        return settlementOf({ sides: among(command.results), score: scoreText(command.final) });
    }
  },
};

export const SQUARES: Desk<'squares'> = {
  form: SQUARES_FORM,
  drafted: ({ periods = [] }) => ({
    periods: lines(
      periods.map(({ period, prizes: { cash, items, values = {} } }) => {
        const things = items.map(item => (values[item] === undefined ? item : `${item} = ${amount(values[item])}`));
        return `${period} = ${[...(cash > 0 || items.length === 0 ? [amount(cash)] : []), ...things].join('; ')}`;
      }),
    ),
  }),
  run: (command, at) => {
    if (command.type === 'SetBoard')
      return boardSet(
        command.board.reduce<typeof command.board>((all, one) => [...withTable(all, one, one.table)], []),
      );
    const { score, bowl } = command;
    const draft = { ...NO_SCORE, top: String(score[0]), left: String(score[1]), bowl: bowl.join(' ') };
    const written = scoreOf(draft, deskOf(at, 'squares').next);
    if (written === undefined) throw new CannotBeEntered('the score', 'promotions: the squares');
    return written;
  },
};

export const CAR_GIVEAWAY: Desk<'car-giveaway'> = {
  form: CAR_FORM,
  drafted: ({ carValue }) => ({ carValue: amount(carValue) }),
  run: command => {
    switch (command.type) {
      case 'TryKeys': {
        const rows = command.holders.map(({ player, isPresent, showsId, showsPass, card = '', envelope }) => ({
          ...newHolder(player),
          isPresent,
          showsId,
          showsPass,
          card,
          envelope: count(envelope),
        }));
        return keysOf(rows, String(command.startingEnvelope));
      }
      case 'CountFirstRound':
        return countOf('first', command.tables.map(chipsText).map(chipsIn));
      case 'CountFinalTable':
        return countOf('final', [chipsIn(chipsText(command.counts))]);
      case 'PlayHand':
        return handOver(command.table);
    }
  },
};

type Counted = readonly { readonly player: string; readonly chips: number; readonly extra?: number }[];

const chipsText = (counted: Counted): string =>
  lines(counted.map(({ player, chips, extra }) => `${player} ${chips}${extra === undefined ? '' : ` ${extra}`}`));

/** A drawn prize is raised from the list of winners; then hands are called. */
export const GAMBLE_UP: Desk<'gamble-up'> = {
  run: (command, at) => {
    if (command.type === 'TakePrize') return PRIZE_TAKEN;
    const { results } = deskOf(at, 'gamble-up');
    if (!results.includes(command.result))
      throw new CannotBeEntered(`the result ${command.result}`, 'promotions: a prize is gambled up');
    return calledOf(command.call, command.result);
  },
};
