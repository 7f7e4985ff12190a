import { isHolderId } from '#core/people';
import type { HouseView } from '#core/state';
import { mechanismOf } from '../mechanisms/features.ts';
import type { HouseCommand } from './commands.ts';

/**
 * The command with an id for everybody whom it names by the name on an ID: the journal has no names. Whoever has a club
 * card stays, and so does what is no name but a single word, such as the number of a stub, unless it names somebody who
 * is known here by name. DRW-14
 */
export const withoutNames = (
  { members }: Pick<HouseView, 'members'>,
  command: HouseCommand,
  { idOf, isKnown }: { readonly idOf: (name: string) => string; readonly isKnown: (name: string) => boolean },
): HouseCommand => {
  const isName = (field: string, text: string): boolean =>
    !members.has(text) && !isHolderId(text) && (field === 'name' || !isWord(text) || isKnown(text));
  const nameless = <Part>(part: Part, fields: readonly string[]): Part => {
    if (Array.isArray(part)) return part.map((one: unknown) => nameless(one, fields)) as Part; // Of the same things.
    if (typeof part !== 'object' || part === null) return part;
    const written = Object.entries(part).map(([field, value]: [string, unknown]) => {
      const isNamed = typeof value === 'string' && fields.includes(field) && isName(field, value);
      return [field, isNamed ? idOf(value) : nameless(value, fields)];
    });
    return Object.fromEntries(written) as Part; // The same fields.
  };
  switch (command.type) {
    case 'AskSecond':
      return {
        ...command,
        command: withoutNames({ members }, command.command as HouseCommand, { idOf, isKnown }),
      } as HouseCommand; // Of the same kind.
    case 'OpenPromotion':
    case 'RunPromotion': {
      const { onIds } = mechanismOf(command.mechanism);
      return onIds === undefined ? command : nameless(command, onIds);
    }
    default:
      return command;
  }
};

/** A number of a stub, a card, a seat: what is written without a space. */
const isWord = (text: string): boolean => /^[!-~]{1,80}$/.test(text);
