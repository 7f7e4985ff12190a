import { type PokerSetUp, pokerGameNamed } from '#core/games';
import type { CommandOf, House, HouseCommand } from '#core/house';
import { formatAmount, type Rate } from '#core/money';
import { boardsFor, type GameDraft, gameDraft, mayTakeSeveral, objectionTo, setUpIn, withSchedule } from '#entry/games';
import { CannotBeEntered, NoSuchKey } from './cannot.ts';

const OFFICE = 'office: how a table game is set up';

type Asked = Extract<CommandOf<'SetUpGame'>['setUp'], { readonly schedules: object }>;

/** What the office's form makes of what somebody writes who wants this; while the form objects, its key is off. */
export const enteredSetUp = (command: CommandOf<'SetUpGame'>, house: House): HouseCommand => {
  const { setUp } = command;
  if (!('schedules' in setUp)) throw new CannotBeEntered(`the game ${setUp.game}`, OFFICE);
  const now = keptOf(house, setUp.game);
  const draft = withMeters(withChoices(gameDraft(setUp.game, now), setUp), setUp);
  const read = setUpIn(withTable(draft, setUp));
  if (!read.ok) throw new CannotBeEntered(read.words || 'a field that is left empty', OFFICE);
  if (objectionTo(read.value, now) !== undefined) throw new NoSuchKey('a set-up against the rules', OFFICE);
  return read.value;
};

const keptOf = ({ games }: House, name: string): PokerSetUp | undefined => {
  const kept = games.get(name) as PokerSetUp | undefined; // By the name of a poker game nothing else is kept.
  return kept !== undefined && 'schedules' in kept ? kept : undefined;
};

/** A pay table of the list for each bet; what is drawn before the deal is asked where the hand bonus is offered. */
const withChoices = (fresh: GameDraft, { game, schedules, magicCard, luckyBonus }: Asked): GameDraft => {
  const choices: Readonly<Record<string, readonly string[] | 'offered'>> = pokerGameNamed(game)?.choices ?? {};
  let draft = fresh;
  for (const [name, key] of Object.entries(schedules as Readonly<Record<string, unknown>>)) {
    const listed = choices[name] ?? [];
    const isThere = listed === 'offered' ? key === true : listed.some(one => one === key);
    if (!isThere) throw new NoSuchKey(`${name} ${String(key)}`, OFFICE);
    draft = withSchedule(draft, name, key === true ? 'yes' : String(key));
  }
  const isDrawn = magicCard === true || luckyBonus === true;
  if (isDrawn && draft.schedules['fiveCardHandBonus'] !== 'yes') throw new NoSuchKey('a magic card', OFFICE);
  return { ...draft, magicCard: magicCard === true, luckyBonus: luckyBonus === true };
};

/** The fields of each meter that the chosen pay tables need. */
const withMeters = (draft: GameDraft, { meters, progressions }: Asked): GameDraft => {
  const written = boardsFor(draft).meters.flatMap(({ meter: name }) => {
    const [meter, fed] = [meters[name], progressions[name]];
    return Object.entries({
      ...(meter !== undefined && {
        posted: formatAmount(meter.posted),
        reset: formatAmount(meter.reset),
        reserve: formatAmount(meter.reserve),
      }),
      ...(fed !== undefined && { rate: percentText(fed.rate), part: percentText(fed.reserve) }),
    }).map(([field, text]) => [`${name}.${field}`, text] as const);
  });
  return { ...draft, meters: { ...draft.meters, ...Object.fromEntries(written) } };
};

const percentText = ({ over, under }: Rate): string => String((over * 100) / under);

/** How its tables play; several positions are asked about where the game leaves that open. */
const withTable = (draft: GameDraft, asked: Asked): GameDraft => {
  const { way = draft.way, dealing = draft.dealing, positions, severalPositions = false, limits = {}, cards } = asked;
  const ends = Object.entries(limits).flatMap(([wager, limit]) =>
    limit === undefined
      ? []
      : ([
          [`${wager}.from`, formatAmount(limit.from)],
          [`${wager}.to`, formatAmount(limit.to)],
        ] as const),
  );
  return {
    ...draft,
    way,
    dealing,
    ...(cards !== undefined && { cards: cards as GameDraft['cards'] }), // One of the list.
    ...(positions !== undefined && { positions: String(positions) }),
    severalPositions: severalPositions && mayTakeSeveral(draft),
    limits: { ...draft.limits, ...Object.fromEntries(ends) },
  };
};
