import type { Notice } from '#core/state';
import styles from './notice-slide.module.css';
import { useVoices } from './voices.tsx';

/** The words of the house in the languages of the sign; English where the house has written no others. SGN-6 */
export const NoticeSlide = ({ notice: { words, also = [] } }: { notice: Notice }) => {
  const said = useVoices().map(({ language }) => ({
    language,
    words: also.find(one => one.language === language)?.words,
  }));
  const known = said.filter(one => one.words !== undefined);
  const needsEnglish = known.length < said.length || known.length === 0;
  const length = known.reduce((sum, one) => sum + (one.words?.length ?? 0), needsEnglish ? words.length : 0);
  return (
    <section className={styles.slide} data-long={length > LONG || undefined}>
      {needsEnglish && <p lang="en">{words}</p>}
      {known.map(one => (
        <p key={one.language} lang={one.language}>
          {one.words}
        </p>
      ))}
    </section>
  );
};

/** More letters than fill a sign at the usual size. */
const LONG = 140;
