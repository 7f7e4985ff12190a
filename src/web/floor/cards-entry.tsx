import { useTranslations } from 'use-intl';
import { type Card, isCard, isTile, TILES, type Tile } from '#core/cards';
import { type CardField, leftIn, withCards } from '#entry';
import { CardFace, DeckPad, TileFace } from '../kit/index.ts';
import { AboutSeat } from './about-seat.tsx';
import { Bets } from './bets.tsx';
import styles from './cards-entry.module.css';
import { RoundFacts } from './round-facts.tsx';
import type { Written } from './use-seen.ts';

/** The cards of the whole table with one pad: choose whose, then tap them. A full hand leads on to the next. */
export const CardsEntry = ({ written }: { written: Written }) => {
  const t = useTranslations('floor.cards');
  const labelOf = useFieldLabel();
  const { layout, fields, called, bettors, draft, keep, chosen, choose } = written;
  const field = fields.find(({ key }) => key === chosen) ?? fields[0];
  if (field === undefined) return null;
  const put = (pieces: readonly (Card | Tile)[]): void => {
    keep(withCards(draft, field.key, pieces));
    const next = fields[fields.indexOf(field) + 1];
    if (pieces.length === field.max && next !== undefined) choose(next.key);
  };
  const pieces = draft.cards[field.key] ?? [];
  const left = (piece: Card | Tile): number => leftIn(layout, draft, piece);
  // What is said of a seat stays in its place while cards are entered that are nobody's; where nobody has cards of
  // their own, everybody who bets is there.
  const isShared = fields.every(one => !('seat' in one));
  const about = isShared ? bettors.map(({ seat }) => seat) : 'seat' in field ? [field.seat] : called.slice(0, 1);
  return (
    <div className={styles.entry}>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('fields')}</legend>
        {fields.map(one => (
          <FieldKey
            key={one.key}
            label={labelOf(one)}
            field={one}
            pieces={draft.cards[one.key] ?? []}
            isChosen={one === field}
            onChoose={() => choose(one.key)}
          />
        ))}
      </fieldset>
      <div className={styles.pad}>
        {layout.pieces === 'tiles' ? (
          <TilePad label={labelOf(field)} field={field} pieces={pieces} left={left} onChange={put} />
        ) : (
          <DeckPad
            label={labelOf(field)}
            cards={pieces.filter(isCard)}
            max={field.max}
            left={left}
            hasJoker={layout.deck.jokersEach > 0}
            onChange={put}
          />
        )}
        <Bets {...written} />
        {[...new Set(about)].map(seat => (
          <AboutSeat key={seat} seat={seat} {...written} />
        ))}
        <RoundFacts {...written} />
      </div>
    </div>
  );
};

const useFieldLabel = (): ((field: CardField) => string) => {
  const t = useTranslations('floor');
  return field => {
    switch (field.type) {
      case 'seat':
        return t('seat', { seat: String(field.seat) });
      case 'front':
      case 'middle':
      case 'back':
        return t(`cards.${field.type}`, { seat: String(field.seat) });
      default:
        return t(`cards.${field.type}`);
    }
  };
};

type OfField = { readonly label: string; readonly field: CardField; readonly pieces: readonly (Card | Tile)[] };
type FieldKeyProps = OfField & { readonly isChosen: boolean; readonly onChoose: () => void };

const FieldKey = ({ label, field, pieces, isChosen, onChoose }: FieldKeyProps) => {
  const t = useTranslations('floor.cards');
  return (
    <button type="button" className={styles.field} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>
        {label}
        {'isCalled' in field && field.isCalled && <span className={styles.mark}>{t('called')}</span>}
        {'isBank' in field && field.isBank && <span className={styles.mark}>{t('bank')}</span>}
      </span>
      <Pieces pieces={pieces} />
    </button>
  );
};

/** Cards or tiles side by side, small. */
export const Pieces = ({ pieces }: { pieces: readonly (Card | Tile)[] }) => {
  const t = useTranslations('floor.cards');
  if (pieces.length === 0) return <span className={styles.none}>{t('none')}</span>;
  return (
    <span className={styles.pieces} role="img" aria-label={pieces.join(' ')}>
      {pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shoe deals twins.
        <span key={place} className={isTile(piece) ? styles.tile : styles.card}>
          {isTile(piece) ? <TileFace tile={piece} /> : <CardFace card={piece} />}
        </span>
      ))}
    </span>
  );
};

type TilePadProps = OfField & {
  readonly left: (tile: Tile) => number;
  readonly onChange: (tiles: readonly (Card | Tile)[]) => void;
};

const TilePad = ({ label, field, pieces: tiles, left, onChange }: TilePadProps) => {
  const t = useTranslations('floor.cards');
  const toggle = (tile: Tile): void => {
    if (tiles.includes(tile)) onChange(tiles.filter(one => one !== tile));
    else if (tiles.length < field.max) onChange([...tiles, tile]);
  };
  return (
    <fieldset className={styles.tilePad}>
      <legend className={styles.legend}>{t('tiles', { label, count: tiles.length, max: field.max })}</legend>
      {TILES.map(tile => (
        <button
          key={tile}
          type="button"
          className={styles.tileKey}
          aria-pressed={tiles.includes(tile)}
          disabled={left(tile) <= 0 && !tiles.includes(tile)}
          onClick={() => toggle(tile)}
        >
          <span className={styles.tile}>
            <TileFace tile={tile} />
          </span>
          {tile}
        </button>
      ))}
    </fieldset>
  );
};
