/** The next winner at a wheel; by a prize of another activity where its number is named. WHL-8 */
export type StepUpCommand = { readonly type: 'StepUp'; readonly player: string; readonly award?: number };

export const stepUpOf = (player: string, award: string): StepUpCommand => ({
  type: 'StepUp',
  player: player.trim(),
  ...(award.trim() === '' ? {} : { award: Number(award) }),
});
