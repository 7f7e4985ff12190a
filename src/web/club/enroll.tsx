import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Body, Check, Field, Form, Keys, NewPin, Refused, Soft, useKept, useStation } from '../kit/index.ts';
import { formOf, hasPapers, type MemberDraft, NEW_DRAFT, papersOf, STEPS } from './draft.ts';
import styles from './enroll.module.css';
import { KEPT_AS } from './kept.ts';
import { ContactFields, PaperFields } from './member-fields.tsx';
import { useDesk } from './use-desk.ts';
import { usePost } from './use-post.ts';

type StepProps = {
  readonly draft: MemberDraft;
  readonly onChange: (change: Partial<MemberDraft>) => void;
};

/** First the ID, which decides whether anything else is asked; the PIN last, by the member's own hand. CLB-2 */
export const Enroll = () => {
  const { open, leave } = useDesk();
  const [t, back] = [useTranslations('club.enroll'), useTranslations('club')];
  const [draft, keep, forget] = useKept<MemberDraft>(`${KEPT_AS}-draft`, NEW_DRAFT);
  const onChange = (change: Partial<MemberDraft>) => keep({ ...draft, ...change });
  const place = STEPS.indexOf(draft.step);
  const end = (then: () => void) => {
    forget();
    then();
  };
  return (
    <Body>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.step} role="status">
        {t('step', { number: String(place + 1), count: STEPS.length, name: t(`steps.${draft.step}`) })}
      </p>
      {draft.step === 'papers' && (
        <PapersStep draft={draft} onChange={onChange} onKnown={member => end(() => open(member))} />
      )}
      {draft.step === 'contact' && <ContactStep draft={draft} onChange={onChange} />}
      {draft.step === 'pin' && <PinStep draft={draft} onEnrolled={(member, words) => end(() => open(member, words))} />}
      <Keys>
        {place > 0 && <ActKey onPress={() => onChange({ step: STEPS[place - 1]! })}>{back('back')}</ActKey>}
        <ActKey onPress={() => end(leave)}>{t('cancel')}</ActKey>
      </Keys>
    </Body>
  );
};

type Known = { readonly member?: unknown };

const PapersStep = ({ draft, onChange, onKnown }: StepProps & { onKnown: (member: string) => void }) => {
  const t = useTranslations('club');
  const { me } = useStation();
  const { post, isPending, why, forgive } = usePost();
  const [known, setKnown] = useState<string>();
  const change = (changed: Partial<MemberDraft>) => {
    forgive();
    setKnown(undefined);
    onChange({ isNewPerson: false, cleared: undefined, ...changed });
  };
  const check = (isNewPerson: boolean) =>
    post(
      '/members/check',
      papersOf({ ...draft, isNewPerson }),
      () => onChange({ isNewPerson, step: 'contact' }),
      ({ code, facts }) => {
        const { member } = (code === 'perhaps-enrolled' ? facts : {}) as Known; // As its sentence has them.
        setKnown(typeof member === 'string' ? member : undefined);
        if (code === 'perhaps-excluded') onChange({ cleared: draft.cleared ?? '' });
      },
    );
  return (
    <Form
      className={styles.form}
      onSend={() => {
        if (hasPapers(draft)) check(draft.isNewPerson);
      }}
    >
      <PaperFields draft={draft} onChange={change} />
      <Check label={t('enroll.seen')} isOn={draft.isSeen} onChange={isSeen => change({ isSeen })} />
      <Soft>{t('enroll.seenBy', { name: me.person?.name ?? '' })}</Soft>
      <Refused why={why} />
      {draft.cleared !== undefined && (
        <Field
          label={t('enroll.cleared')}
          how={t('enroll.clearedHow')}
          value={draft.cleared}
          onChange={cleared => onChange({ cleared })}
        />
      )}
      <Keys>
        {known === undefined ? (
          <ActKey
            tone="main"
            isPending={isPending}
            isOff={!hasPapers(draft) || draft.cleared?.trim() === ''}
            onPress={() => check(draft.isNewPerson)}
          >
            {t('enroll.check')}
          </ActKey>
        ) : (
          <PerhapsKnown isPending={isPending} onKnown={() => onKnown(known)} onAnother={() => check(true)} />
        )}
      </Keys>
    </Form>
  );
};

type PerhapsKnownProps = {
  readonly isPending: boolean;
  readonly onKnown: () => void;
  readonly onAnother: () => void;
};

const PerhapsKnown = ({ isPending, onKnown, onAnother }: PerhapsKnownProps) => {
  const t = useTranslations('club.enroll');
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
  const t = useTranslations('club.enroll');
  return (
    <Form className={styles.form} onSend={() => onChange({ step: 'pin' })}>
      <Soft>{t('contactHow')}</Soft>
      <ContactFields draft={draft} onChange={onChange} />
      <Keys>
        <button type="submit" className={styles.next}>
          {t('next')}
        </button>
      </Keys>
    </Form>
  );
};

type Enrolled = { readonly member: string; readonly card: string };

type PinStepProps = Pick<StepProps, 'draft'> & { readonly onEnrolled: (member: string, words: string) => void };

const PinStep = ({ draft, onEnrolled }: PinStepProps) => {
  const [t, pin] = [useTranslations('club.enroll'), useTranslations('club.pin')];
  const { post, isPending, why } = usePost();
  const enroll = (typed: string) =>
    post<Enrolled>('/members', { ...formOf(draft), ...papersOf(draft), pin: typed }, ({ member, card }) =>
      onEnrolled(member, t('done', { name: draft.name.trim(), card })),
    );
  return (
    <div className={styles.form}>
      <p>{t('pinHow')}</p>
      <NewPin first={pin('first')} isPending={isPending} onPin={enroll} />
      <Refused why={why} />
    </div>
  );
};
