import styles from './rolling.module.css';

/** Figures that roll into their place as they change, each by itself; what stays stands still. */
export const Rolling = ({ text }: { readonly text: string }) => {
  const letters = [...text];
  return letters.map((letter, place) => {
    const fromRight = letters.length - place;
    return /\d/.test(letter) ? (
      <span key={fromRight} className={styles.place}>
        <span key={letter} className={styles.figure}>
          {letter}
        </span>
      </span>
    ) : (
      <span key={`${fromRight} ${letter}`}>{letter}</span>
    );
  });
};
