/** Where a browser has trusted types, the content policy of our pages lets only this policy make any. */
type Policies = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ) => Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;
};

const RULES = {
  // Read by `paperIn` alone, into a document in which nothing runs.
  createHTML: (html: string): string => html,
  createScriptURL: (address: string): string => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} isn't ours.`);
    return address;
  },
};

// No library of types knows trusted types yet; what they make goes where a text goes.
const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('houseway', RULES) ?? RULES;

/** A page that the house has written for paper, to be read; its own style is for paper, and ours forbids another. */
export const paperIn = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html.replace(/<style>.*?<\/style>/s, '')), 'text/html');

/** The address of a script of ours. */
export const ownScript = (address: string): string => policy.createScriptURL(address);
