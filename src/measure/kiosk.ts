import { type Answer, answer, type Refusal } from '#core/base';
import type { CommandOf, HouseCommand } from '#core/house';
import type { ServedHouse } from './served.ts';

type View = CommandOf<'RunPromotion'>;

/** An account is seen at a kiosk and nowhere else. */
export const isSeenAtKiosk = (command: HouseCommand): command is View =>
  command.type === 'RunPromotion' && command.mechanism === 'tracking' && command.command.type === 'ViewAccount';

const [PIN, ANOTHER] = ['471147', '471148'];

/** The member of a scenario, who has a club card and a PIN, asks a kiosk for the account. */
export class KioskVisitor {
  readonly #served: ServedHouse;
  #card: string | undefined;

  constructor(served: ServedHouse) {
    this.#served = served;
  }

  async look({ promotion, command }: View): Promise<Refusal | undefined> {
    const card = await this.#enrolled(promotion);
    if (!card.ok) return card;
    const isPinRight = 'isPinRight' in command && command.isPinRight;
    const shown = await this.#served.seeAccount<object>(card.value, isPinRight ? PIN : ANOTHER);
    if (!shown.ok) return shown;
    const isThere = JSON.stringify(shown.value).includes(`"promotion":"${promotion}"`);
    if (!isThere) throw new Error('the account at the kiosk does not have the promotion of the card');
    return undefined;
  }

  /** Enrolled at the club desk, and for the promotion, before the first visit. */
  async #enrolled(promotion: string): Promise<Answer<string>> {
    if (this.#card !== undefined) return answer(this.#card);
    const enrolled = await this.#served.enroll('Pat Player', PIN);
    if (!enrolled.ok) return enrolled;
    const { member: player, card } = enrolled.value;
    const command = { type: 'EnrollPlayer', player } as const;
    const tracked = await this.#served.give({ type: 'RunPromotion', promotion, mechanism: 'tracking', command });
    if (!tracked.ok) return tracked;
    this.#card = card;
    return answer(card);
  }
}
