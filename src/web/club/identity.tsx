import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { Fact, Facts, Icon, useHouseTime } from '../kit/index.ts';
import styles from './member.module.css';
import type { MemberFacts } from './use-member.ts';

type IdentityProps = { readonly record: ClubRecord; readonly facts: MemberFacts };

/** Who stands at the desk: face, name, card, papers, and whether anything keeps them out. */
export const Identity = ({ record, facts }: IdentityProps) => {
  const t = useTranslations('club.record');
  const papers = useTranslations('club.papers');
  const time = useHouseTime();
  const { name, card, born, email, phone, address, member } = record;
  const { idPaper, seenAt, seenBy, enrolledAt } = facts.state;
  const by = facts.names[seenBy] ?? seenBy;
  return (
    <div className={styles.identity}>
      <Photo record={record} />
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        <Tags facts={facts} />
        <Exclusion facts={facts} />
        <div className={styles.two}>
          <Facts>
            <Fact label={t('card')}>{card}</Fact>
            <Fact label={t('born')}>{time.day(born)}</Fact>
            <Fact label={t('paper')}>{t('seen', { what: papers(idPaper), at: time.moment(seenAt), by })}</Fact>
            <Fact label={t('since')}>{time.moment(enrolledAt)}</Fact>
          </Facts>
          <Facts>
            <Fact label={t('email')}>{email ?? '–'}</Fact>
            <Fact label={t('phone')}>{phone ?? '–'}</Fact>
            <Fact label={t('address')}>{address ?? '–'}</Fact>
            <Fact label={t('id')}>{[member, ...facts.ids.filter(id => id !== member)].join(', ')}</Fact>
          </Facts>
        </div>
      </div>
    </div>
  );
};

export const Photo = ({ record: { name, photo } }: { record: Pick<ClubRecord, 'name' | 'photo'> }) => {
  const t = useTranslations('club.record');
  return (
    <div className={styles.photo}>
      {photo === undefined ? t('noPhoto') : <img src={photo} alt={t('photo', { name })} />}
    </div>
  );
};

const Tags = ({ facts: { state } }: { facts: MemberFacts }) => {
  const t = useTranslations('club.tags');
  const time = useHouseTime();
  return (
    <p className={styles.tags}>
      {state.excluded !== undefined && (
        <span className={styles.tag} data-stop>
          <Icon name="stop" /> {t('excluded')}
        </span>
      )}
      {state.waitsUntil !== undefined && (
        <span className={styles.tag}>
          <Icon name="clock" /> {t('waits', { at: time.moment(state.waitsUntil) })}
        </span>
      )}
      <span className={styles.tag}>{state.mayMail ? t('mail') : t('noMail')}</span>
    </p>
  );
};

const Exclusion = ({ facts: { state, names } }: { facts: MemberFacts }) => {
  const t = useTranslations('club.exclude');
  const time = useHouseTime();
  if (state.excluded === undefined) return null;
  const { kind, at, by, until } = state.excluded;
  return (
    <section className={styles.excluded} aria-label={t('stands')}>
      <Facts>
        <Fact label={t('kind')}>{t(`kinds.${kind}`)}</Fact>
        <Fact label={t('since')}>{time.moment(at)}</Fact>
        <Fact label={t('until')}>{until === undefined ? t('noEnd') : time.moment(until)}</Fact>
        <Fact label={t('by')}>{names[by] ?? by}</Fact>
      </Facts>
    </section>
  );
};
