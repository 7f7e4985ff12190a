import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ID_PAPERS } from '#core/people';
import {
  ActKey,
  Body,
  Check,
  Choice,
  Field,
  Keys,
  Refused,
  Soft,
  useHouseTime,
  useKept,
  useStation,
} from '../kit/index.ts';
import { formOf, hasPapers, isDay, type MemberDraft, NEW_DRAFT, papersOf, STEPS } from './draft.ts';
import styles from './enrol.module.css';
import { KEPT_AS } from './kept.ts';
import { NewPin } from './new-pin.tsx';
import { usePost } from './use-post.ts';

type EnrolProps = {
  readonly onEnrolled: (member: string, words: string) => void;
  readonly onKnown: (member: string) => void;
  readonly onCancel: () => void;
};

type StepProps = {
  readonly draft: MemberDraft;
  readonly onChange: (change: Partial<MemberDraft>) => void;
};

/** First the ID, which decides whether anything else is asked; the PIN last, by the member's own hand. CLB-2 */
export const Enrol = ({ onEnrolled, onKnown, onCancel }: EnrolProps) => {
  const t = useTranslations('club.enrol');
  const [draft, keep, forget] = useKept<MemberDraft>(`${KEPT_AS}-draft`, NEW_DRAFT);
  const onChange = (change: Partial<MemberDraft>) => keep({ ...draft, ...change });
  const place = STEPS.indexOf(draft.step);
  const leave = (then: () => void) => {
    forget();
    then();
  };
  return (
    <Body>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.step} role="status">
        {t('step', { number: place + 1, count: STEPS.length, name: t(`steps.${draft.step}`) })}
      </p>
      {draft.step === 'papers' && (
        <PapersStep draft={draft} onChange={onChange} onKnown={member => leave(() => onKnown(member))} />
      )}
      {draft.step === 'contact' && <ContactStep draft={draft} onChange={onChange} />}
      {draft.step === 'pin' && (
        <PinStep draft={draft} onEnrolled={(member, words) => leave(() => onEnrolled(member, words))} />
      )}
      <Keys>
        {place > 0 && <Back onPress={() => onChange({ step: STEPS[place - 1]! })} />}
        <ActKey onPress={() => leave(onCancel)}>{t('cancel')}</ActKey>
      </Keys>
    </Body>
  );
};

const Back = ({ onPress }: { onPress: () => void }) => {
  const t = useTranslations('club');
  return <ActKey onPress={onPress}>{t('back')}</ActKey>;
};

type Known = { readonly member?: unknown };

const PapersStep = ({ draft, onChange, onKnown }: StepProps & { onKnown: (member: string) => void }) => {
  const t = useTranslations('club');
  const { me } = useStation();
  const time = useHouseTime();
  const { post, isPending, why, forgive } = usePost();
  const [known, setKnown] = useState<string>();
  const change = (changed: Partial<MemberDraft>) => {
    forgive();
    setKnown(undefined);
    onChange({ isNewPerson: false, ...changed });
  };
  const check = async (isNewPerson: boolean) => {
    const answer = await post('/members/check', papersOf({ ...draft, isNewPerson }));
    if (answer?.ok === true) return onChange({ isNewPerson, step: 'contact' });
    const { member } = (answer?.code === 'perhaps-enrolled' ? answer.facts : {}) as Known; // As its sentence has them.
    return setKnown(typeof member === 'string' ? member : undefined);
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (hasPapers(draft)) void check(draft.isNewPerson);
      }}
    >
      <Choice
        label={t('enrol.paper')}
        value={draft.idPaper}
        options={ID_PAPERS.map(paper => [paper, t(`papers.${paper}`)])}
        onChange={idPaper => change({ idPaper })}
      />
      <div className={styles.pair}>
        <Field label={t('enrol.name')} value={draft.name} required onChange={name => change({ name })} />
        <div className={styles.born}>
          <Field label={t('enrol.born')} type="date" value={draft.born} required onChange={born => change({ born })} />
          <Soft>{isDay(draft.born) && time.day(draft.born)}</Soft>
        </div>
      </div>
      <Check label={t('enrol.seen')} isOn={draft.isSeen} onChange={isSeen => change({ isSeen })} />
      <Soft>{t('enrol.seenBy', { name: me.person?.name ?? '' })}</Soft>
      <Refused why={why} />
      <Keys>
        {known === undefined ? (
          <ActKey
            tone="main"
            isPending={isPending}
            isOff={!hasPapers(draft)}
            onPress={() => void check(draft.isNewPerson)}
          >
            {t('enrol.check')}
          </ActKey>
        ) : (
          <PerhapsKnown isPending={isPending} onKnown={() => onKnown(known)} onAnother={() => void check(true)} />
        )}
      </Keys>
    </form>
  );
};

type PerhapsKnownProps = {
  readonly isPending: boolean;
  readonly onKnown: () => void;
  readonly onAnother: () => void;
};

const PerhapsKnown = ({ isPending, onKnown, onAnother }: PerhapsKnownProps) => {
  const t = useTranslations('club.enrol');
  return (
    <>
      <ActKey tone="main" onPress={onKnown}>
        {t('known')}
      </ActKey>
      <ActKey isPending={isPending} onPress={onAnother}>
        {t('another')}
      </ActKey>
    </>
  );
};

const ContactStep = ({ draft, onChange }: StepProps) => {
  const t = useTranslations('club.enrol');
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        onChange({ step: 'pin' });
      }}
    >
      <Soft>{t('contactHow')}</Soft>
      <Contact draft={draft} onChange={onChange} />
      <Keys>
        <button type="submit" className={styles.next}>
          {t('next')}
        </button>
      </Keys>
    </form>
  );
};

type ContactFacts = Pick<MemberDraft, 'email' | 'phone' | 'address' | 'mayMail'>;
type ContactProps = { readonly draft: ContactFacts; readonly onChange: (change: Partial<ContactFacts>) => void };

export const Contact = ({ draft, onChange }: ContactProps) => {
  const t = useTranslations('club');
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('record.email')} type="email" value={draft.email} onChange={email => onChange({ email })} />
        <Field label={t('record.phone')} type="tel" value={draft.phone} onChange={phone => onChange({ phone })} />
      </div>
      <Field label={t('record.address')} value={draft.address} onChange={address => onChange({ address })} />
      <Check label={t('enrol.mayMail')} isOn={draft.mayMail} onChange={mayMail => onChange({ mayMail })} />
    </>
  );
};

type Enrolled = { readonly member: string; readonly card: string };

const PinStep = ({ draft, onEnrolled }: { draft: MemberDraft; onEnrolled: EnrolProps['onEnrolled'] }) => {
  const t = useTranslations('club.enrol');
  const { post, isPending, why } = usePost();
  const enrol = async (pin: string) => {
    const answer = await post<Enrolled>('/members', { ...formOf(draft), ...papersOf(draft), pin });
    if (answer?.ok !== true) return;
    const { member, card } = answer.value;
    onEnrolled(member, t('done', { name: draft.name.trim(), card }));
  };
  return (
    <div className={styles.form}>
      <p>{t('pinHow')}</p>
      <NewPin isPending={isPending} onPin={pin => void enrol(pin)} />
      <Refused why={why} />
    </div>
  );
};
