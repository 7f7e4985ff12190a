import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCK_REASONS, type LockReason, lockWord } from '#core/people';
import {
  ActKey,
  Body,
  ChangePin,
  Choice,
  FactList,
  Field,
  Form,
  HoldKey,
  Keys,
  NewPin,
  SecondSheet,
  Sheet,
  TwoPeople,
  useSaid,
  useStation,
} from '../kit/index.ts';
import styles from './office.module.css';
import { BesideSheet, type Staff, useActInTwo, Why } from './parts.tsx';
import { Passkeys } from './passkeys.tsx';
import { type Post, RolesFields } from './roles.tsx';

type PersonProps = {
  readonly staff: Staff;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};
type What = 'look' | 'roles' | 'lock' | 'unlock' | 'pin' | 'passkeys' | 'badge' | 'erase';

/** One person: roles, lock, PIN, badge, and the end of the record. */
export const PersonSheet = ({ staff, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const [what, setWhat] = useState<What>('look');
  const { person, name = person, locked } = staff;
  const props: PersonProps = { staff, onClose: () => setWhat('look'), onDone };
  // A sheet that closes closes everything: where another takes its place it is taken away instead.
  const isHere = what === 'look' || what === 'roles' || what === 'lock' || what === 'badge';
  const keys = (['roles', locked === undefined ? 'lock' : 'unlock', 'pin', 'passkeys', 'badge', 'erase'] as const).map(
    one => (
      <ActKey key={one} tone={one === 'lock' || one === 'erase' ? 'danger' : 'plain'} onPress={() => setWhat(one)}>
        {t(`whats.${one}`)}
      </ActKey>
    ),
  );
  return (
    <>
      {isHere && (
        <Sheet title={name} isOpen onClose={onClose}>
          <Body>
            {what === 'look' && <Keys>{keys}</Keys>}
            {what === 'lock' && <Lock {...props} />}
            {what === 'roles' && <Roles {...props} />}
            {what === 'badge' && <Badge {...props} />}
          </Body>
        </Sheet>
      )}
      {what === 'unlock' && <Unlock {...props} />}
      {what === 'pin' && <Pin {...props} />}
      {what === 'passkeys' && <Passkeys {...props} />}
      {what === 'erase' && <Erase {...props} />}
    </>
  );
};

const Lock = ({ staff: { person, name = person }, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const said = useSaid();
  const [reason, setReason] = useState<LockReason | ''>('');
  const acting = useActInTwo();
  return (
    <>
      <Choice
        label={t('lockWhy')}
        value={reason}
        options={LOCK_REASONS.map(one => [one, said(lockWord(one))] as const)}
        onChange={setReason}
      />
      <Why why={acting.why} />
      {reason !== '' && (
        <HoldKey
          onHeld={() => acting.press({ type: 'LockPerson', person, reason }, () => onDone(t('lockedNow', { name })))}
        >
          {t('lockKey', { name })}
        </HoldKey>
      )}
      <TwoPeople
        acting={acting}
        title={t('whats.lock')}
        action={t('lockKey', { name })}
        facts={
          reason === ''
            ? []
            : [
                [t('name'), name],
                [t('lockWhy'), said(lockWord(reason))],
              ]
        }
      />
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

const Pin = (props: PersonProps) => {
  const t = useTranslations('office.people');
  const { staff, onClose, onDone } = props;
  const { person, name = person } = staff;
  if (useStation().me.person?.id !== person) return <OtherPin {...props} />;
  return (
    <Sheet title={t('whats.pin')} isOpen isWide onClose={onClose}>
      <ChangePin person={person} onDone={() => onDone(t('pinDone', { name }))} />
    </Sheet>
  );
};

/** Somebody else's, which works until the person has chosen another. */
const OtherPin = ({ staff: { person, name = person }, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const [pin, setPin] = useState<string>();
  if (pin === undefined) {
    return (
      <Sheet title={t('whats.pin')} isOpen isWide onClose={onClose}>
        <NewPin first={t('pinFirst', { name })} isPending={false} onPin={setPin} />
      </Sheet>
    );
  }
  return (
    <BesideSheet
      title={t('whats.pin')}
      path={`/people/${encodeURIComponent(person)}/pin`}
      body={{ pin }}
      onClose={onClose}
      onDone={() => onDone(t('pinGiven', { name }))}
    >
      <FactList of={[[t('name'), name]]} />
    </BesideSheet>
  );
};

/** Another name or another badge; the id stays, and two people stand for it. */
const Badge = ({ staff: { person, name: before = person }, onClose, onDone }: PersonProps) => {
  const t = useTranslations('office.people');
  const [name, setName] = useState(before);
  const [badge, setBadge] = useState('');
  const [isAsked, setAsked] = useState(false);
  const record = { name: name.trim(), badge: badge.trim() };
  const isReady = record.name !== '' && record.badge !== '';
  const next = () => isReady && setAsked(true);
  return (
    <Form className={styles.form} onSend={next}>
      <Field label={t('name')} value={name} onChange={setName} />
      <Field label={t('badge')} value={badge} onChange={setBadge} how={t('badgeHow')} />
      <Keys>
        <ActKey tone="main" isOff={!isReady} onPress={next}>
          {t('toSecond')}
        </ActKey>
        <ActKey onPress={onClose}>{t('back')}</ActKey>
      </Keys>
      {isAsked && (
        <BesideSheet
          title={t('whats.badge')}
          path={`/people/${encodeURIComponent(person)}/record`}
          body={record}
          onClose={() => setAsked(false)}
          onDone={() => onDone(t('badgeDone', { name: record.name }))}
        >
          <FactList
            of={[
              [t('id'), person],
              [t('name'), record.name],
              [t('badge'), record.badge],
            ]}
          />
        </BesideSheet>
      )}
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
