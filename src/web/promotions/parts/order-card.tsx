/** Cards that set an order among people, the lowest first. */
const ORDER_CARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const;

type OrderCardProps = {
  readonly label: string;
  /** How many there are to draw from. */
  readonly count: number;
  readonly value: string;
  readonly onChange: (card: string) => void;
};

/** The card that somebody has drawn for a place in the order. */
export const OrderCard = ({ label, count, value, onChange }: OrderCardProps) => (
  <select aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
    <option value="">–</option>
    {ORDER_CARDS.slice(0, count).map(card => (
      <option key={card} value={card}>
        {card === 'T' ? '10' : card}
      </option>
    ))}
  </select>
);
