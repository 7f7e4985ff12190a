import { useTranslations } from 'use-intl';
import { Barcode, DemoPaper, useHouseTime, useStation } from '../../kit/index.ts';
import paper from '../parts/paper.module.css';
import styles from './ticket-paper.module.css';

/** A ticket in the drum; a player without a name here writes it on the paper. DRW-12 */
export type Ticket = { readonly number: string; readonly player: string; readonly table?: string };
export type Tickets = {
  readonly name: string;
  readonly at: string;
  readonly tickets: readonly Ticket[];
  /** By which its rules are found. */
  readonly approval?: string;
  /** The next drawing as it was posted. */
  readonly drawnAt?: string;
};

/** A line to write on. */
const BLANK = '_'.repeat(24);

/** Two parts with one number: one for the drum, the stub for the player. Only for the printer. */
export const TicketPaper = ({ printed: { name, approval, at, drawnAt, tickets } }: { printed: Tickets }) => {
  const t = useTranslations('panels.drawing.issue');
  const { moment } = useHouseTime();
  const { me } = useStation();
  return (
    <div className={paper.paper} aria-hidden="true" data-tickets>
      {tickets.map(({ number, player, table }) => (
        <article key={number} className={styles.ticket}>
          {(['inDrum', 'stub'] as const).map(part => (
            <section key={part} className={styles.part}>
              <p>{me.house?.name}</p>
              <p lang="en">{name}</p>
              {approval !== undefined && <p>{t('approval', { id: approval })}</p>}
              <p className={styles.number}>{number}</p>
              <Barcode text={number} className={styles.bars} />
              <p>{player === '' && part === 'inDrum' ? `${t('fullName')}: ${BLANK}` : player}</p>
              <p>
                {t(part)} · {moment(at)}
              </p>
              {drawnAt !== undefined && <p>{t('drawing', { at: moment(drawnAt) })}</p>}
              <p>
                {t('table')}: {table ?? '______'}
              </p>
              {part === 'inDrum' && (
                <p>
                  {t('initials')}: {'_'.repeat(8)}
                </p>
              )}
              <DemoPaper />
            </section>
          ))}
        </article>
      ))}
    </div>
  );
};
