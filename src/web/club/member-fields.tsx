import { useTranslations } from 'use-intl';
import { ID_PAPERS, type IdPaper } from '#core/people';
import { Check, Choice, Field, Soft, useHouseTime } from '../kit/index.ts';
import { isDay, type MemberDraft } from './draft.ts';
import styles from './enroll.module.css';

type PapersProps = {
  readonly draft: Pick<MemberDraft, 'idPaper' | 'name' | 'born' | 'document'>;
  readonly onChange: (change: { idPaper?: IdPaper; name?: string; born?: string; document?: string }) => void;
};

/** What the paper says of the person. */
export const PaperFields = ({ draft, onChange }: PapersProps) => {
  const t = useTranslations('club');
  const time = useHouseTime();
  return (
    <>
      <Choice
        label={t('enroll.paper')}
        value={draft.idPaper}
        options={ID_PAPERS.map(paper => [paper, t(`papers.${paper}`)])}
        onChange={idPaper => onChange({ idPaper })}
      />
      <div className={styles.pair}>
        <Field label={t('enroll.name')} value={draft.name} required onChange={name => onChange({ name })} />
        <div className={styles.born}>
          <Field
            label={t('enroll.born')}
            type="date"
            value={draft.born}
            required
            onChange={born => onChange({ born })}
          />
          <Soft>{isDay(draft.born) && time.day(draft.born)}</Soft>
        </div>
      </div>
      <Field
        label={t('enroll.document')}
        note={t('enroll.documentNote')}
        value={draft.document}
        onChange={document => onChange({ document })}
      />
    </>
  );
};

type Contact = Pick<MemberDraft, 'email' | 'phone' | 'address' | 'mayMail'>;
type ContactProps = { readonly draft: Contact; readonly onChange: (change: Partial<Contact>) => void };

/** How to reach somebody, and whether the house may. */
export const ContactFields = ({ draft, onChange }: ContactProps) => {
  const t = useTranslations('club');
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('record.email')} type="email" value={draft.email} onChange={email => onChange({ email })} />
        <Field label={t('record.phone')} type="tel" value={draft.phone} onChange={phone => onChange({ phone })} />
      </div>
      <Field label={t('record.address')} value={draft.address} onChange={address => onChange({ address })} />
      <Check label={t('enroll.mayMail')} isOn={draft.mayMail} onChange={mayMail => onChange({ mayMail })} />
    </>
  );
};
