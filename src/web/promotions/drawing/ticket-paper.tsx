import { useTranslations } from 'use-intl';
import { Barcode, PaperDemoMark, useHouseTime } from '../../kit/index.ts';
import paper from '../parts/paper.module.css';
import styles from './ticket-paper.module.css';

/** A ticket that is in the drum; whoever has no name here writes it on the paper. DRW-12 */
export type Ticket = { readonly number: string; readonly player: string };
export type Tickets = { readonly name: string; readonly at: string; readonly tickets: readonly Ticket[] };

/** A line to write on. */
const BLANK = '_'.repeat(24);

/** Two parts with one number: one for the drum, the stub for the player. Only for the printer. */
export const TicketPaper = ({ printed: { name, at, tickets } }: { printed: Tickets }) => {
  const t = useTranslations('panels.drawing.issue');
  const { when } = useHouseTime();
  return (
    <div className={paper.paper} aria-hidden="true" data-tickets>
      {tickets.map(({ number, player }) => (
        <article key={number} className={styles.ticket}>
          {(['inDrum', 'stub'] as const).map(part => (
            <section key={part} className={styles.part}>
              <p lang="en">{name}</p>
              <p className={styles.number}>{number}</p>
              <Barcode text={number} className={styles.bars} />
              <p>{player === '' && part === 'inDrum' ? `${t('fullName')}: ${BLANK}` : player}</p>
              <p>
                {t(part)} · {when(at)}
              </p>
              <PaperDemoMark />
            </section>
          ))}
        </article>
      ))}
    </div>
  );
};
