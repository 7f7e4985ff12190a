import { useState } from 'react';
import type { OwedView } from '#core/mechanisms';
import { ActKey, Choose, Keys, MemberField, Soft } from '../../kit/index.ts';
import { Fields } from './parts.tsx';

type OwedFormProps = {
  readonly owed: readonly OwedView[];
  readonly words: {
    readonly nothing: string;
    readonly award: string;
    readonly player: string;
    readonly one: (owed: OwedView) => string;
    readonly key: (owed: OwedView) => string;
  };
  readonly tone?: 'main' | 'plain';
  readonly isPending: boolean;
  /** Whether somebody has to be named. */
  readonly isNamed?: boolean;
  /** Answers whether it was done. */
  readonly onGive: (owed: OwedView, player: string) => Promise<boolean>;
};

/** What verified hands have earned: an award says how much, and whose it is where the house knows. PRO-9 */
export const OwedForm = ({ owed, words, tone = 'main', isPending, isNamed = false, onGive }: OwedFormProps) => {
  const [chosen, setChosen] = useState('');
  const [player, setPlayer] = useState('');
  const one = owed.find(({ award }) => String(award) === chosen) ?? owed[0];
  if (one === undefined) return <Soft>{words.nothing}</Soft>;
  const name = player || one.player || '';
  const give = async () => {
    if (await onGive(one, name)) setPlayer('');
  };
  return (
    <>
      <Fields>
        <Choose
          label={words.award}
          value={String(one.award)}
          options={owed.map(each => [String(each.award), words.one(each)] as const)}
          onChange={setChosen}
        />
        <MemberField label={words.player} value={name} onChange={setPlayer} />
      </Fields>
      <Keys>
        <ActKey tone={tone} isPending={isPending} isOff={isNamed && name.trim() === ''} onPress={() => void give()}>
          {words.key(one)}
        </ActKey>
      </Keys>
    </>
  );
};
