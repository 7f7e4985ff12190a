/** C(n, k): the ways to take k cards out of n, their order forgotten. */
export const choose = (n: number, k: number): bigint => inOrder(n, k) / inOrder(k, k);

/** n (n-1) (n-2) ..., k factors: the ways to deal k cards out of n one after the other. */
export const inOrder = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let dealt = 0; dealt < k; dealt++) ways *= BigInt(Math.max(0, n - dealt));
  return ways;
};
