// The peers that come without types: only what the benchmarks call.
declare module 'phe' {
  export const evaluateCardCodes: (cards: readonly number[]) => number;
}
declare module 'pokersolver' {
  const pokersolver: {
    readonly Hand: {
      readonly solve: (
        cards: readonly string[],
        game: string,
        canDisqualify: boolean,
      ) => { readonly name: string; readonly descr: string };
    };
  };
  export default pokersolver;
}
