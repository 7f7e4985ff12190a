import type { Decision } from '#core/base';
import { decideAlarms } from './alarms.ts';
import { decideBackOut } from './back-out.ts';
import { decideBoxes } from './boxes.ts';
import { decideCalls } from './calls.ts';
import { decideClub } from './club/decide.ts';
import { decideMemberSignOns } from './club/sign-ons.ts';
import type { CommandOf, HouseCommand } from './commands.ts';
import type { Context } from './context.ts';
import { decideCorrections } from './corrections.ts';
import { decideDay } from './day.ts';
import type { HouseEvent } from './events.ts';
import { decideFloorCalls } from './floor-calls.ts';
import { decideGames } from './games/decide.ts';
import type { HouseView } from './house.ts';
import { decideNotices } from './notices.ts';
import { decideOfferings } from './offerings.ts';
import { decidePayments } from './payments.ts';
import { decidePeople } from './people.ts';
import { decideSignOns } from './people-sign-ons.ts';
import { decidePromotions } from './promotions/decide.ts';
import { decideDraws } from './promotions/draws.ts';
import { decideRounds } from './rounds.ts';
import { decideSeats } from './seats.ts';
import { decideSecond } from './second.ts';
import { decideService } from './service.ts';
import { decideStations } from './stations.ts';
import { decideTables } from './tables.ts';
import { decideVerification } from './verification.ts';

/** What a command comes to in a house as it stands: the facts that now hold, or why not. */
export const decideHouse = (house: HouseView, command: HouseCommand, context: Context): Decision<HouseEvent> => {
  const decide = FAMILIES[command.type] as Decide<HouseCommand['type']>; // The table pairs each command with its own.
  return decide(house, command, context);
};

type Decide<Type extends HouseCommand['type']> = (
  house: HouseView,
  command: CommandOf<Type>,
  context: Context,
) => Decision<HouseEvent>;

/** Who answers which command. */
const FAMILIES: { readonly [Type in HouseCommand['type']]: Decide<Type> } = {
  OpenTable: decideTables,
  ChangeGame: decideTables,
  CloseTable: decideTables,

  SeatPlayer: decideSeats,
  LeaveSeat: decideSeats,
  LightSeat: decideSeats,
  ClearSeat: decideSeats,

  AnnounceOffering: decideOfferings,
  StartOffering: decideOfferings,
  PauseOffering: decideOfferings,
  ResumeOffering: decideOfferings,
  EndOffering: decideOfferings,
  ChangeOffering: decideOfferings,
  RaisePool: decideOfferings,
  PostNotice: decideNotices,
  TakeDownNotice: decideNotices,

  StartGame: decideRounds,
  CountPot: decideRounds,
  GameOver: decideRounds,

  CallHand: decideCalls,
  VerifyHands: decideVerification,
  RefuseHands: decideVerification,
  AgreeToReview: decideVerification,
  RejectReview: decideVerification,

  ShowId: decidePayments,
  PayAward: decidePayments,
  PrintSlip: decidePayments,
  ReimburseTray: decidePayments,

  BackOutPayment: decideBackOut,
  BackOutAward: decideBackOut,
  BackOutFees: decideBackOut,
  TakeOverFund: decideCorrections,
  CorrectFund: decideCorrections,

  OpenPromotion: decidePromotions,
  RunPromotion: decidePromotions,
  EndPromotion: decidePromotions,
  CommitDraw: decideDraws,
  RevealDraw: decideDraws,
  VoidDraw: decideDraws,
  SetUpGame: decideGames,
  SettleRound: decideGames,
  PlayHiLo: decideGames,

  DropBox: decideBoxes,
  CountDrop: decideBoxes,

  LetTimePass: decideDay,
  ReimburseHouse: decideDay,
  CloseGamingDay: decideDay,

  TakeOutOfService: decideService,
  ReturnToService: decideService,

  EngagePerson: decidePeople,
  ChangeRoles: decidePeople,
  LockPerson: decidePeople,
  UnlockPerson: decidePeople,
  SetPin: decidePeople,
  ChangePin: decidePeople,
  EraseRecord: decidePeople,
  ReviewAccess: decidePeople,

  SignOn: decideSignOns,
  FailSignOn: decideSignOns,
  SignOff: decideSignOns,
  EnrolStation: decideStations,
  RevokeStation: decideStations,

  AskSecond: (house, command, context) => decideSecond(house, command, context, decideHouse),
  GiveSecond: (house, command, context) => decideSecond(house, command, context, decideHouse),
  DeclineSecond: (house, command, context) => decideSecond(house, command, context, decideHouse),
  AnswerAlarm: decideAlarms,

  CallFloor: decideFloorCalls,
  AnswerFloor: decideFloorCalls,

  EnrolMember: decideClub,
  ChangeMember: decideClub,
  MergeMembers: decideClub,
  ExcludeMember: decideClub,
  LiftExclusion: decideClub,
  SetMemberPin: decideClub,
  EraseMember: decideClub,
  LookAtMembers: decideClub,
  TakeMailingList: decideClub,
  SignOnMember: decideMemberSignOns,
  FailMemberSignOn: decideMemberSignOns,
};
