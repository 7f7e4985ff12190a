import { useTranslations } from 'use-intl';
import { type Card, isCard, isTile, TILES, type Tile } from '#core/cards';
import { parseAmount } from '#core/money';
import { STREETS } from '#core/rulebook';
import { CardFace, CardPad, Choose, Field as TextField, TileFace, useSaid } from '../kit/index.ts';
import styles from './cards-entry.module.css';
import { Tick } from './parts.tsx';
import { RoundFacts } from './round-facts.tsx';
import { type CardField, type PlaceDraft, takenElsewhere } from './seen.ts';
import type { Written } from './use-seen.ts';

/** The cards of the whole table with one pad: choose whose, then tap them. A full hand leads on to the next. */
export const CardsEntry = ({ written }: { written: Written }) => {
  const t = useTranslations('floor.cards');
  const labelOf = useFieldLabel();
  const { layout, fields, draft, change, chosen, choose } = written;
  const field = fields.find(({ key }) => key === chosen) ?? fields[0];
  if (field === undefined) return null;
  const put = (pieces: readonly (Card | Tile)[]): void => {
    change({ cards: { ...draft.cards, [field.key]: pieces } });
    const next = fields[fields.indexOf(field) + 1];
    if (pieces.length === field.max && next !== undefined) choose(next.key);
  };
  const pieces = draft.cards[field.key] ?? [];
  const taken = takenElsewhere(draft, field.key);
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
          <TilePad label={labelOf(field)} field={field} pieces={pieces} taken={taken} onChange={put} />
        ) : (
          <CardPad
            label={labelOf(field)}
            cards={pieces.filter(isCard)}
            max={field.max}
            taken={taken.filter(isCard)}
            hasJoker={layout.hasJoker}
            onChange={put}
          />
        )}
        <div className={styles.aboutPlace}>{'seat' in field && <AboutSeat seat={field.seat} {...written} />}</div>
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
      {pieces.map(piece =>
        isTile(piece) ? (
          <span key={piece} className={styles.tile}>
            <TileFace tile={piece} />
          </span>
        ) : (
          <span key={piece} className={styles.card}>
            <CardFace card={piece} />
          </span>
        ),
      )}
    </span>
  );
};

type TilePadProps = OfField & {
  readonly taken: readonly (Card | Tile)[];
  readonly onChange: (tiles: readonly (Card | Tile)[]) => void;
};

const TilePad = ({ label, field, pieces: tiles, taken, onChange }: TilePadProps) => {
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
          disabled={taken.includes(tile)}
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

const AboutSeat = ({ seat, draft, change }: Pick<Written, 'draft' | 'change'> & { readonly seat: number }) => {
  const t = useTranslations('floor.cards');
  const place = draft.places[seat] ?? {};
  const say = (part: PlaceDraft): void => change({ places: { ...draft.places, [seat]: { ...place, ...part } } });
  const wager = place.wager ?? '';
  const read = parseAmount(wager);
  const saidAgain = useSaid();
  return (
    <fieldset className={styles.about}>
      <legend className={styles.legend}>{t('about', { seat: String(seat) })}</legend>
      <Choose
        label={t('folded')}
        value={place.folded ?? ''}
        options={[['', t('stayed')], ...STREETS.map(street => [street, t(`streets.${street}`)] as const)]}
        onChange={street => say({ folded: street === '' ? undefined : street })}
      />
      <TextField
        label={t('wager')}
        isNumber
        value={wager}
        wrong={wager === '' || read.ok ? undefined : saidAgain(read)}
        onChange={text => say({ wager: text })}
      />
      {(['isAllIn', 'missedBlind', 'isHeldAside'] as const).map(mark => (
        <Tick key={mark} isOn={place[mark] === true} onChange={isOn => say({ [mark]: isOn })}>
          {t(mark)}
        </Tick>
      ))}
    </fieldset>
  );
};
