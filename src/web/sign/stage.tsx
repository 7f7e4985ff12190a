import { useEffect, useRef, useState } from 'react';
import { weightOf } from './announce.ts';
import styles from './screen.module.css';
import { Screen, type ScreenProps } from './screen.tsx';
import { styleOf } from './theme.ts';
import type { SignTheme } from './themes.data.ts';
import { picturesIn, shapeOf } from './wall.ts';

type StageProps = Omit<ScreenProps, 'shape' | 'place'> & { readonly theme: SignTheme };

/** A sign in its theme. A wall shows several pictures, each with the next slide; a great win takes all of it. */
export const Stage = ({ theme, isPart = false, ...props }: StageProps) => {
  const { asked, announcement } = props;
  const { stage, width, height } = useSize();
  const isTaken = announcement !== undefined && weightOf(announcement.wins) !== 'small';
  const pictures = isTaken ? 1 : (asked.wall ?? picturesIn(width, height));
  return (
    <div
      ref={stage}
      className={isPart ? styles.stage : `${styles.stage} ${styles.whole}`}
      data-picture={theme.picture}
      style={styleOf(theme)}
    >
      {Array.from({ length: pictures }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place.
        <div key={place} className={styles.panel}>
          <Screen {...props} isPart={isPart} place={place} shape={shapeOf(width / pictures, height)} />
        </div>
      ))}
    </div>
  );
};

const useSize = () => {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => ({ width: innerWidth, height: innerHeight }));
  useEffect(() => {
    if (stage.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  return { stage, ...size };
};
