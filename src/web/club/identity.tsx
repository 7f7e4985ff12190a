import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { FactList, Icon, useHouseTime } from '../kit/index.ts';
import { ExclusionFacts } from './exclude-sheet.tsx';
import styles from './member.module.css';
import type { MemberFacts } from './use-member.ts';

type IdentityProps = { readonly record: ClubRecord; readonly facts: MemberFacts };

/** Who is at the desk: face, name, card, papers, and whether anything keeps them out. */
export const Identity = ({ record, facts }: IdentityProps) => {
  const t = useTranslations('club.record');
  const papers = useTranslations('club.papers');
  const excluded = useTranslations('club.exclude');
  const time = useHouseTime();
  const { name, card, born, email, phone, address, member } = record;
  const { idPaper, seenAt, seenBy, enrolledAt } = facts.state;
  const by = facts.names[seenBy] ?? seenBy;
  const seen = idPaper && t('seen', { what: papers(idPaper), at: time.moment(seenAt), by });
  return (
    <div className={styles.identity}>
      <Photo record={record} />
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        <Tags facts={facts} />
        {facts.state.excluded !== undefined && (
          <section className={styles.excluded} aria-label={excluded('stands')}>
            <ExclusionFacts facts={facts} />
          </section>
        )}
        <div className={styles.two}>
          <FactList
            of={[
              [t('card'), card],
              [t('born'), time.day(born)],
              [t('paper'), seen ?? t('notSeen')],
              [t('since'), time.moment(enrolledAt)],
            ]}
          />
          <FactList
            of={[
              [t('email'), email ?? '–'],
              [t('phone'), phone ?? '–'],
              [t('address'), address ?? '–'],
              [t('id'), [member, ...facts.ids.filter(id => id !== member)].join(', ')],
            ]}
          />
        </div>
      </div>
    </div>
  );
};

type PhotoProps = { readonly record: Pick<ClubRecord, 'name' | 'photo'>; readonly className?: string | undefined };

export const Photo = ({ record: { name, photo }, className = styles.photo }: PhotoProps) => {
  const t = useTranslations('club.record');
  return (
    <div className={className}>
      {photo === undefined ? t('noPhoto') : <img src={photo} alt={t('photo', { name })} />}
    </div>
  );
};

const Tags = ({ facts: { state } }: { facts: MemberFacts }) => {
  const t = useTranslations('club.tags');
  const works = useTranslations('club.mark.works');
  const time = useHouseTime();
  return (
    <p className={styles.tags}>
      {state.excluded !== undefined && (
        <span className={styles.tag} data-stop>
          <Icon name="stop" /> {t('excluded')}
        </span>
      )}
      {state.works !== undefined && (
        <span className={styles.tag} data-stop>
          <Icon name="stop" /> {works(state.works)}
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
