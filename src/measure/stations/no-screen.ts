const GAMES = 'the screens of the table games are to come';

/** Commands that no screen gives yet, as docs/reach.md has them; those with which a scene is set are left out. */
export const NO_SCREEN: Readonly<Record<string, string>> = {
  SetUpGame: GAMES,
  PlaceBets: GAMES,
  CoinIn: GAMES,
  PlayRound: GAMES,
  VerifyGameHand: GAMES,
  RefuseGameHand: GAMES,
  CompleteGameDocuments: GAMES,
  CorrectCards: GAMES,
  FinishRound: GAMES,
  BackOutRound: GAMES,
  SettleRound: GAMES,
};

/** With these the scene of a scenario is set: the money that a house has before anything happens. */
export const OF_THE_SCENE: readonly string[] = ['TakeOverFund', 'CorrectFund'];
