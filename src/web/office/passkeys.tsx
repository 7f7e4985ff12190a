import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  ActKey,
  Body,
  FactList,
  HoldKey,
  Keys,
  makePasskey,
  Sheet,
  Soft,
  TwoPeople,
  useFetched,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { type Staff, useActInTwo, Why } from './parts.tsx';

type PasskeysProps = {
  readonly staff: Staff;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** What somebody has besides badge and PIN: added by its owner, removed by two others. PPL-24 */
export const Passkeys = ({ staff, onClose, onDone }: PasskeysProps) => {
  const t = useTranslations('office.people');
  const { person, name = person, passkeys = [] } = staff;
  const { when } = useHouseTime();
  const isOwn = useStation().me.person?.id === person;
  const rows = passkeys.map(({ host, at }) => [t('passkeys'), t('passkeySince', { host, when: when(at) })] as const);
  return (
    <Sheet title={`${t('passkeys')}: ${name}`} isOpen onClose={onClose}>
      <Body>
        <Soft>{t('passkeyHow')}</Soft>
        {rows.length === 0 ? <p>{t('passkeysNone')}</p> : <FactList of={rows} />}
        {isOwn && <Add name={name} onDone={onDone} />}
        {isOwn && rows.length > 0 && <Soft>{t('passkeysOthers')}</Soft>}
        {!isOwn && rows.length > 0 && <Remove person={person} name={name} onDone={onDone} />}
      </Body>
    </Sheet>
  );
};

type DoneProps = Pick<PasskeysProps, 'onDone'> & { readonly name: string };

const Add = ({ name, onDone }: DoneProps) => {
  const t = useTranslations('office.people');
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const [isUnable, setUnable] = useState(false);
  const add = async () => {
    setUnable(false);
    const made = await makePasskey(line).catch(() => undefined);
    if (made === undefined) return setUnable(true);
    if ((await fetched(Promise.resolve(made))) !== undefined) onDone(t('passkeyAdded', { name }));
  };
  return (
    <>
      <Why why={isUnable ? t('passkeyUnable') : why} />
      <Keys>
        <ActKey tone="main" onPress={() => void add()}>
          {t('passkeyAdd')}
        </ActKey>
      </Keys>
    </>
  );
};

const Remove = ({ person, name, onDone }: DoneProps & { readonly person: string }) => {
  const t = useTranslations('office.people');
  const acting = useActInTwo();
  const done = () => onDone(t('asked'));
  const action = t('passkeysRemove', { name });
  return (
    <>
      <Why why={acting.why} />
      <HoldKey onHeld={() => acting.press({ type: 'RemovePasskeys', person }, done)}>{action}</HoldKey>
      <TwoPeople acting={acting} title={t('passkeys')} action={action} facts={[[t('name'), name]]} />
    </>
  );
};
