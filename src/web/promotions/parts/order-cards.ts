/** Cards that set an order among people, the lowest first. */
export const ORDER_CARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const;
