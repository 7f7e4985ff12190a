import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCK_REASONS, type LockReason, lockWord } from '#core/people';
import {
  ActKey,
  Body,
  Choice,
  deliver,
  FactList,
  Field,
  Form,
  HoldKey,
  Keys,
  NewPin,
  SecondSheet,
  Sheet,
  useFetched,
  useSaid,
  useStation,
} from '../kit/index.ts';
import styles from './office.module.css';
import { BesideSheet, type Staff, useAct, Why } from './parts.tsx';
import { type Post, RolesFields } from './roles.tsx';

type PersonProps = {
  readonly staff: Staff;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};
type What = 'look' | 'roles' | 'lock' | 'unlock' | 'pin' | 'badge' | 'erase';

/** One person: roles, lock, PIN, badge, and the end of the record. */
export const PersonSheet = ({ staff, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const [what, setWhat] = useState<What>('look');
  const { person, name = person, locked } = staff;
  const props: PersonProps = { staff, onClose: () => setWhat('look'), onDone };
  const keys = (['roles', locked === undefined ? 'lock' : 'unlock', 'pin', 'badge', 'erase'] as const).map(one => (
    <ActKey key={one} tone={one === 'lock' || one === 'erase' ? 'danger' : 'plain'} onPress={() => setWhat(one)}>
      {t(`whats.${one}`)}
    </ActKey>
  ));
  return (
    <>
      <Sheet
        title={name}
        isOpen={what === 'look' || what === 'roles' || what === 'lock' || what === 'badge'}
        onClose={onClose}
      >
        <Body>
          {what === 'look' && <Keys>{keys}</Keys>}
          {what === 'lock' && <Lock {...props} />}
          {what === 'roles' && <Roles {...props} />}
          {what === 'badge' && <Badge {...props} />}
        </Body>
      </Sheet>
      {what === 'unlock' && <Unlock {...props} />}
      {what === 'pin' && <Pin {...props} />}
      {what === 'erase' && <Erase {...props} />}
    </>
  );
};

const Lock = ({ staff: { person, name = person }, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const said = useSaid();
  const [reason, setReason] = useState<LockReason | ''>('');
  const { press, why } = useAct();
  return (
    <>
      <Choice
        label={t('lockWhy')}
        value={reason}
        options={LOCK_REASONS.map(one => [one, said(lockWord(one))] as const)}
        onChange={setReason}
      />
      <Why why={why} />
      {reason !== '' && (
        <HoldKey onHeld={() => press({ type: 'LockPerson', person, reason }, () => onDone(t('lockedNow', { name })))}>
          {t('lockKey', { name })}
        </HoldKey>
      )}
    </>
  );
};

const Roles = ({ staff, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const { person, name = person, department, roles } = staff;
  const [post, setPost] = useState<Post>({ department, roles });
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      <SecondSheet
        title={t('whats.roles')}
        command={{ type: 'ChangeRoles', person, department: post.department, roles: [...post.roles] }}
        action={t('rolesKey', { name })}
        review={<PostFacts name={name} post={post} />}
        onClose={() => onDone(t('asked'))}
      />
    );
  }
  return (
    <div className={styles.form}>
      <RolesFields post={post} onChange={setPost} />
      <Keys>
        <ActKey tone="main" isOff={post.roles.length === 0} onPress={() => setAsked(true)}>
          {t('toSecond')}
        </ActKey>
        <ActKey onPress={onClose}>{t('back')}</ActKey>
      </Keys>
    </div>
  );
};

const PostFacts = ({ name, post }: { name: string; post: Post }) => {
  const t = useTranslations('office.people');
  return (
    <FactList
      of={[
        [t('name'), name],
        [t('department'), post.department],
        [t('roles'), post.roles.join(', ')],
      ]}
    />
  );
};

const Unlock = ({ staff: { person, name = person }, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  return (
    <SecondSheet
      title={t('whats.unlock')}
      command={{ type: 'UnlockPerson', person }}
      action={t('unlockKey', { name })}
      review={<FactList of={[[t('name'), name]]} />}
      onClose={() => onDone(t('asked'))}
    />
  );
};

const Pin = ({ staff: { person, name = person }, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const { me, line } = useStation();
  const [pin, setPin] = useState<string>();
  const { fetched, why } = useFetched();
  const path = `/people/${encodeURIComponent(person)}/pin`;
  /** One's own PIN needs nobody else. */
  const change = async (own: string) => {
    if ((await fetched(deliver(line, path, { pin: own }))) !== undefined) onDone(t('pinDone', { name }));
  };
  const isOwn = me.person?.id === person;
  if (pin === undefined) {
    return (
      <Sheet title={t('whats.pin')} isOpen isWide onClose={onClose}>
        <NewPin
          first={t('pinFirst', { name })}
          isPending={false}
          onPin={typed => (isOwn ? void change(typed) : setPin(typed))}
        />
        <Why why={why} />
      </Sheet>
    );
  }
  return (
    <BesideSheet
      title={t('whats.pin')}
      path={path}
      body={{ pin }}
      onClose={onClose}
      onDone={() => onDone(t('pinDone', { name }))}
    >
      <FactList of={[[t('name'), name]]} />
    </BesideSheet>
  );
};

/** Another name or another badge; the id stays. */
const Badge = ({ staff: { person, name: before = person }, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const { line } = useStation();
  const [name, setName] = useState(before);
  const [badge, setBadge] = useState('');
  const { fetched, why } = useFetched();
  const save = async () => {
    const path = `/people/${encodeURIComponent(person)}/record`;
    const done = await fetched(deliver(line, path, { name: name.trim(), badge: badge.trim() }));
    if (done !== undefined) onDone(t('badgeDone', { name: name.trim() }));
  };
  return (
    <Form className={styles.form} onSend={() => void save()}>
      <Field label={t('name')} value={name} onChange={setName} />
      <Field label={t('badge')} value={badge} onChange={setBadge} how={t('badgeHow')} />
      <Why why={why} />
      <Keys>
        <ActKey tone="main" isOff={name.trim() === '' || badge.trim() === ''} onPress={() => void save()}>
          {t('badgeKey')}
        </ActKey>
        <ActKey onPress={onClose}>{t('back')}</ActKey>
      </Keys>
    </Form>
  );
};

/** Name, badge and PIN go; what the person did stays in the log under the id. */
const Erase = ({ staff: { person, name = person }, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const [isHeld, setHeld] = useState(false);
  if (!isHeld) {
    return (
      <Sheet title={t('whats.erase')} isOpen onClose={onClose}>
        <Body>
          <p>{t('eraseHow')}</p>
          <HoldKey onHeld={() => setHeld(true)}>{t('eraseKey', { name })}</HoldKey>
        </Body>
      </Sheet>
    );
  }
  return (
    <BesideSheet
      title={t('whats.erase')}
      path={`/people/${encodeURIComponent(person)}/erase`}
      body={{}}
      onClose={onClose}
      onDone={() => onDone(t('erased', { person }))}
    >
      <FactList of={[[t('name'), name]]} />
    </BesideSheet>
  );
};
