import { Marked } from './marked.tsx';
import type { SheetPage } from './pages.ts';
import styles from './rules-slide.module.css';
import { SaidIn } from './voices.tsx';

/** A page of a posted rule sheet, in the words in which it hangs on the wall. */
export const RulesSlide = ({ page }: { page: SheetPage }) => (
  <section className={styles.slide}>
    <div className={styles.text} lang={page.language}>
      {page.sections.map(({ title, lines }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>
            <Marked text={title} />
          </h2>
          <ul>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may say the same line twice, and never moves one.
              <li key={place}>
                <Marked text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <SaidIn as="p" className={styles.foot} text={t => t('rules.page', { page: page.page, pages: page.pages })} />
  </section>
);
