import { useEffect, useRef, useState } from 'react';
import styles from './rolling.module.css';

/** Figures that roll into their place as they change, each by itself; what stays or is there first stands still. */
export const Rolling = ({ text }: { readonly text: string }) => {
  const letters = [...text];
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  return letters.map((letter, place) => {
    const fromRight = letters.length - place;
    return /\d/.test(letter) ? (
      <span key={fromRight} className={styles.place}>
        <Figure key={letter} figure={letter} rolls={isShown.current} />
      </span>
    ) : (
      <span key={`${fromRight} ${letter}`}>{letter}</span>
    );
  });
};

const Figure = ({ figure, rolls }: { readonly figure: string; readonly rolls: boolean }) => {
  const [isRolling] = useState(rolls);
  return <span className={isRolling ? styles.figure : undefined}>{figure}</span>;
};
