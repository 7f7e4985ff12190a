import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-subject': (f: { subject: string; known: string }) =>
    `There are no odds for ${f.subject}. There are: ${f.known}.`,
  'unknown-bet': (f: { subject: string; bet: string; known: string }) =>
    `${f.subject} has no bet ${f.bet}. It has: ${f.known}.`,
  'unknown-option': (f: { option: string; known: string }) =>
    `There is no option ${f.option} here. Options of this bet: ${f.known}.`,
  'unknown-choice': (f: { option: string; given: string; known: string }) =>
    `There is no ${f.option} ${f.given}. Choose one of: ${f.known}.`,
  'not-in-range': (f: { option: string; given: string; from: number; to: number }) =>
    `${f.given} is not a number of ${f.option} that is possible here. Give a whole number from ${f.from} to ${f.to}.`,
  'not-dollars': (f: { option: string; given: string }) =>
    `${f.given} is not an amount for ${f.option}. Give dollars that are not below zero, for example 1500 or 1500.50.`,
  'no-hands-to-count': (f: { activity: string; games: string }) =>
    `${f.activity} has no qualifying hands of a game that can be dealt here. Its games: ${f.games}.`,
  'flag-takes-nothing': (f: { option: string; given: string }) =>
    `${f.option} is given alone or left out; ${f.given} does not belong to it.`,
};

export const refuse = refusals(SENTENCES);
