export type Method = 'GET' | 'POST';

/** A name in braces matches one part of the path: `/tables/{table}/light`. */
export type Addressed = { readonly method: Method; readonly path: string };

export type Params = Readonly<Record<string, string>>;
export type Found<Route> =
  | { readonly type: 'found'; readonly route: Route; readonly params: Params }
  | { readonly type: 'other-method'; readonly methods: readonly Method[] }
  | { readonly type: 'nothing' };

type Branch<Route> = {
  readonly parts: Map<string, Branch<Route>>;
  any?: { readonly name: string; readonly branch: Branch<Route> };
  readonly routes: Map<string, Route>;
};

/** Stations ask at the same few addresses all day: those found lately are remembered as they were written. */
const REMEMBERED_MAX = 4_096;
const LONGEST_REMEMBERED = 100;

/** A tree of the parts of all paths, so that finding one costs the same however many there are. */
export const routerOf = <Route extends Addressed>(routes: readonly Route[]) => {
  const root = newBranch<Route>();
  for (const route of routes) plant(root, route);
  const remembered = new Map<string, Found<Route>>();
  return (method: string, path: string): Found<Route> => {
    const known = remembered.get(path);
    if (known?.type === 'found' && known.route.method === method) return known;
    const found = foundIn(root, method, path);
    if (found.type !== 'found' || path.length > LONGEST_REMEMBERED) return found;
    if (remembered.size === REMEMBERED_MAX) remembered.clear();
    remembered.set(path, found);
    return found;
  };
};

const foundIn = <Route extends Addressed>(root: Branch<Route>, method: string, path: string): Found<Route> => {
  const params: Record<string, string> = {};
  let branch: Branch<Route> | undefined = root;
  for (const part of path.split('/')) {
    branch = branch.parts.get(part) ?? taken(branch, part, params);
    if (branch === undefined) return { type: 'nothing' };
  }
  const route = branch.routes.get(method);
  if (route !== undefined) return { type: 'found', route, params };
  // Only what was planted is in it.
  const methods = [...branch.routes.keys()] as Method[];
  return methods.length === 0 ? { type: 'nothing' } : { type: 'other-method', methods };
};

const newBranch = <Route>(): Branch<Route> => ({ parts: new Map(), routes: new Map() });

const plant = <Route extends Addressed>(root: Branch<Route>, route: Route): void => {
  let branch = root;
  for (const part of route.path.split('/')) branch = branchFor(branch, part);
  branch.routes.set(route.method, route);
};

const branchFor = <Route>(branch: Branch<Route>, part: string): Branch<Route> => {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name !== undefined) {
    branch.any ??= { name, branch: newBranch() };
    return branch.any.branch;
  }
  const known = branch.parts.get(part);
  if (known !== undefined) return known;
  const fresh = newBranch<Route>();
  branch.parts.set(part, fresh);
  return fresh;
};

const taken = <Route>(
  branch: Branch<Route>,
  part: string,
  params: Record<string, string>,
): Branch<Route> | undefined => {
  if (branch.any === undefined || part === '') return undefined;
  try {
    params[branch.any.name] = decodeURIComponent(part);
  } catch {
    return undefined;
  }
  return branch.any.branch;
};
