/** Large enough to pay for the question; small enough to be forgotten before the garbage of the next is collected. */
const PAGE_EVENTS = 500;

export type Range = { readonly from: number; readonly to?: number };
type Ask<One> = (from: number, limit: number) => Promise<readonly One[]>;

/** From one number to another, both included. The next page is asked for while the present one is being worked on. */
export async function* pagesOf<One extends { readonly seq: number }>(
  ask: Ask<One>,
  { from, to = Number.POSITIVE_INFINITY }: Range,
): AsyncGenerator<readonly One[]> {
  const pageFrom = (start: number): Promise<readonly One[]> => {
    const limit = Math.min(PAGE_EVENTS, to - start + 1);
    const page = limit > 0 ? ask(start, limit) : Promise.resolve([]);
    // If the reader leaves early, nobody awaits this page; that isn't a fault.
    page.catch(() => undefined);
    return page;
  };
  let page = await pageFrom(from);
  while (page.length > 0) {
    const next = pageFrom(page.at(-1)!.seq + 1);
    yield page;
    page = await next;
  }
}
