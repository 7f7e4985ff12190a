import type { HouseView } from '#core/state';
import type { Command, Drawing } from './shape.ts';

type Asked = Extract<Command, { type: 'IssueTickets' }>;

/** Tickets that come without numbers get the next ones of this drum: a number is never given twice. DRW-3 */
export const numbered = (house: HouseView, drawing: Drawing, command: Command): Command => {
  if (command.type !== 'IssueTickets' || command.tickets !== undefined) return command;
  return { ...command, tickets: nextNumbers(drawing, command.prefix ?? '', countOf(house, command)) };
};

/** A seat earns one; a hand as many as its award gives. */
const countOf = ({ awards }: HouseView, { earned }: Asked): number => {
  if (earned.type === 'seat') return 1;
  const gives = awards.get(earned.award ?? 0)?.gives;
  return gives?.type === 'tickets' ? gives.count : 1;
};

const DIGITS = 5;

const nextNumbers = ({ issued }: Drawing, prefix: string, count: number): readonly string[] => {
  const numbers: string[] = [];
  for (let next = issued.size + 1; numbers.length < count; next++) {
    const number = `${prefix}${String(next).padStart(DIGITS, '0')}`;
    if (!issued.has(number)) numbers.push(number);
  }
  return numbers;
};
