import type { Sides } from '#core/views/on-screen';
import styles from './picks-page.module.css';

/** As many are in one column. */
const SHORT = 10;

type SheetProps = { readonly games: readonly Sides[]; readonly picks: Readonly<Record<string, string>> };

/** Every game with the winner picked for it, as both are posted. */
export const PickSheet = ({ games, picks }: SheetProps) => (
  <ol className={styles.sheet} data-long={games.length > SHORT || undefined} lang="en">
    {games.map(({ game, key }) => (
      <li key={game}>
        <span>{key}</span>
        <strong>{picks[game] ?? '–'}</strong>
      </li>
    ))}
  </ol>
);
