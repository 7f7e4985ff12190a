/** What a house chooses of the pay tables: for each a key, or whether it is offered at all. */
export type ScheduleChoices = Readonly<Record<string, readonly string[] | 'offered'>>;

/** Pay tables as they were chosen, by their keys. */
export type Chosen = Readonly<Record<string, unknown>>;
