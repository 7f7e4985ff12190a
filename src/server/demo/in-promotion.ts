import type { CommandIn, HouseCommand, MechanismName } from '#core/house';

/** A command to a promotion. */
export const inPromotion = <Name extends MechanismName>(
  promotion: string,
  mechanism: Name,
  command: CommandIn<Name>,
): HouseCommand => ({ type: 'RunPromotion', promotion, mechanism, command }) as HouseCommand; // Paired by its type.
