import type { AlarmCommand } from './alarms.ts';
import type { BackOutCommand } from './back-out.ts';
import type { BoxCommand } from './boxes.ts';
import type { CallCommand } from './calls.ts';
import type { ClubCommand } from './club/decide.ts';
import type { MemberSignOnCommand } from './club/sign-ons.ts';
import type { CorrectionCommand } from './corrections.ts';
import type { DayCommand } from './day.ts';
import type { FloorCallCommand } from './floor-calls.ts';
import type { GameCommand } from './games/decide.ts';
import type { NoticeCommand } from './notices.ts';
import type { OfferingCommand } from './offerings.ts';
import type { PaymentCommand } from './payments.ts';
import type { PeopleCommand } from './people.ts';
import type { SignOnCommand } from './people-sign-ons.ts';
import type { PromotionCommand } from './promotions/decide.ts';
import type { DrawCommand } from './promotions/draw.ts';
import type { RoundCommand } from './rounds.ts';
import type { SeatCommand } from './seats.ts';
import type { SecondCommand } from './second.ts';
import type { ServiceCommand } from './service.ts';
import type { StationCommand } from './stations.ts';
import type { TableCommand } from './tables.ts';
import type { VerificationCommand } from './verification.ts';

/** Everything a station can ask of a house. */
export type HouseCommand =
  | TableCommand
  | SeatCommand
  | OfferingCommand
  | NoticeCommand
  | RoundCommand
  | CallCommand
  | VerificationCommand
  | PaymentCommand
  | BackOutCommand
  | BoxCommand
  | DayCommand
  | ServiceCommand
  | AlarmCommand
  | FloorCallCommand
  | PromotionCommand
  | DrawCommand
  | GameCommand
  | CorrectionCommand
  | PeopleCommand
  | SignOnCommand
  | StationCommand
  | ClubCommand
  | MemberSignOnCommand
  | SecondCommand;

/** One command by its name. */
export type CommandOf<Type extends HouseCommand['type']> = Extract<HouseCommand, { type: Type }>;
