import type { BackOutCommand } from './back-out.ts';
import type { BoxCommand } from './boxes.ts';
import type { CallCommand } from './calls.ts';
import type { CorrectionCommand } from './corrections.ts';
import type { DayCommand } from './day.ts';
import type { NoticeCommand } from './notices.ts';
import type { OfferingCommand } from './offerings.ts';
import type { PaymentCommand } from './payments.ts';
import type { RoundCommand } from './rounds.ts';
import type { SeatCommand } from './seats.ts';
import type { ServiceCommand } from './service.ts';
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
  | CorrectionCommand;

/** One command by its name. */
export type CommandOf<Type extends HouseCommand['type']> = Extract<HouseCommand, { type: Type }>;
