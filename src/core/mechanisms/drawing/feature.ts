import { answer, defined, type Refusal } from '#core/base';
import { chosen, clauseOf, moneyInWords } from '#core/rulebook';
import { AT_DESK, type At, type Mechanism, prizeNames, promotionsOf } from '#core/state';
import { chances } from './chances.ts';
import { decideDrawing, drawObjection } from './decide.ts';
import { provenBy } from './earned.ts';
import { evolveDrawing, newDrawing } from './evolve.ts';
import { type Facts, factsOf } from './facts.ts';
import { holderFact } from './holder.ts';
import { numbered } from './numbering.ts';
import { mayBeThing } from './prizes.ts';
import { refuse, speak } from './refusals.ts';
import { clauseIn, type DrawingRule, type DrawingTypes, drawingRule } from './rule.ts';
import { SHAPES } from './shape.ts';
import { TERMS } from './terms.ts';
import { drawingBoard, drawingDesk, drawingNext, drawingOpens, isByComputer } from './view.ts';
import { isWon, wonBy } from './won.ts';

/** Tickets in a drum: a drawn player who comes in time with ID wins. DRW-1 to DRW-11 */
export const DRAWING: Mechanism<DrawingTypes> = {
  name: 'drawing',
  shapes: SHAPES,
  terms: TERMS,
  may: AT_DESK,
  onIds: ['name'],
  rules: ({ activity, offering }, { keepsDrum = false, ticketTimes }) => {
    const rules = drawingRule(activity, offering);
    if (!rules.ok) return rules;
    return answer({ ...rules.value, keepsDrum, ...defined({ ticketTimes }) });
  },
  opens: ({ rules, posted: { thing } }) => {
    if (thing !== undefined && !mayBeThing(rules.activity, rules.terms))
      return refuse('prize-is-money', { thing }, clauseIn(rules));
    return ticketTimesObjection(rules) ?? prizeObjection(rules);
  },
  opensByTwo: ({ takenOver }) => takenOver !== undefined,
  begins: ({ takenOver }) => {
    if (takenOver === undefined) return newDrawing();
    const { entries, wins, carried } = takenOver;
    return { ...newDrawing(entries), wins, carried };
  },
  decide: (at, command) => decideDrawing(at.rules, at.state, numbered(at.house, at.state, command), factsAt(at)),
  earned: (at, command) => provenBy(at, numbered(at.house, at.state, command)),
  won: wonBy,
  evolve: evolveDrawing,
  handsOut: 'tickets',
  passes: ({ open }) => {
    if (open === undefined) return [{ type: 'EmptyDrum' }];
    return open.drawn === undefined ? [] : [{ type: 'LetTimePass' }];
  },
  unfinished: ({ open, pending, wins }) => {
    if (open !== undefined) return speak('unfinished.drawing', { prizes: open.prizes.length });
    if (pending.length > 0) return speak('unfinished.ids', { winners: pending.length });
    const players = wins.filter(win => win.isToBeRaised === true).map(({ player }) => holderFact(player));
    return players.length === 0 ? undefined : speak('unfinished.untaken', { players });
  },
  byHand: command => (command.type === 'DrawEntry' ? command.ticket : undefined),
  computed: {
    isSo: isByComputer,
    lots: at => {
      const facts = factsAt(at);
      return drawObjection(at.rules, at.state, facts) ?? answer([...chances(at.rules, at.state, facts)]);
    },
    drawn: ticket => ({ type: 'DrawEntry', ticket }),
    // Points are collected on the card itself.
    cards: ({ entries }) =>
      new Set([...entries.values()].filter(({ ticket, player }) => ticket === player).map(({ ticket }) => ticket)),
    brought: ({ takenOver }) => (takenOver?.entries ?? []).map(({ ticket }) => ticket),
  },
  drawnInVain: event => {
    if (event.type === 'DrawnInVain') return { inVain: event.why };
    return event.type === 'PrizeCarriedOver' || event.type === 'DrawingClosed' ? {} : undefined;
  },
  // Pass winners are in the second stage, which is a promotion of its own.
  touchesOthers: isWon,
  drawnTimes: ({ rules, posted }) => (rules.terms.schedule?.type === 'last-day' ? 'as-approved' : posted.drawnAt),
  opensUnder: drawingOpens,
  desk: drawingDesk,
  board: (_, one) => drawingBoard(one),
  upNext: drawingNext,
  drum: (house, { activity, state: { entries, open } }) => ({
    entries: entries.values(),
    prizes: open?.prizes.map(({ what }) => prizeNames(house, activity)(what)) ?? [],
  }),
};

/** Tickets for a seat are handed out at times that hang before. DRW-2 */
const ticketTimesObjection = (rules: DrawingRule): Refusal | undefined => {
  const isOpen = rules.terms.entries.some(way => way.type === 'seat' && way.times === undefined);
  const isPosted = (rules.ticketTimes ?? []).length > 0;
  return isOpen && !isPosted ? refuse('ticket-times-not-posted', {}, clauseIn(rules)) : undefined;
};

/** What is drawn for hangs before. */
const prizeObjection = ({ activity, offering, terms: { gives, clause } }: DrawingRule): Refusal | undefined => {
  if (gives.type !== 'one-of' || gives.orElse !== undefined) return undefined;
  const kinds = activity.prizes.filter(({ key }) => gives.keys.includes(key));
  if (kinds.some(({ key, range }) => chosen(range, offering.prizes[key]) !== undefined)) return undefined;
  const approved = kinds.flatMap(({ label, range }) =>
    range === undefined ? [] : [`${label} ${moneyInWords(range)}`],
  );
  return refuse('prize-not-posted', { prizes: approved }, clauseOf(activity, clause));
};

const factsAt = (at: At<DrawingTypes>): Facts =>
  factsOf({ ...at, now: at.context.now }, promotionsOf(at.house, DRAWING, at.rule.activity.id));
