export {
  boardsFor,
  cardWaysOf,
  type GameDraft,
  gameDraft,
  mayTakeSeveral,
  objectionTo,
  setUpIn,
  sideBetsOf,
  withSchedule,
} from './set-up.ts';
