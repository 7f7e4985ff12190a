import { said } from './said.ts';
import { EXIT, type Exit, misuse, type Terminal } from './terminal.ts';

/** A verb by its name, as far as shells and manual pages need it. */
export type Known = { readonly name: string; readonly summary: string; readonly help: string };

const SHELLS: Readonly<Record<string, (verbs: readonly Known[]) => string>> = {
  bash: verbs =>
    `_houseway() {
  local verb="\${COMP_WORDS[1]}" now="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${verbs.map(({ name }) => name).join(' ')} --help --version" -- "$now"))
    return
  fi
  case "$verb" in
${verbs.map(one => `    ${one.name}) COMPREPLY=($(compgen -W "${wordsOf(one).join(' ')}" -- "$now")) ;;`).join('\n')}
  esac
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$now"))
}
complete -F _houseway houseway`,
  zsh: verbs =>
    `#compdef houseway
_houseway() {
  if (( CURRENT == 2 )); then
    local -a verbs=(${verbs.map(({ name, summary }) => `'${name}:${plain(summary)}'`).join(' ')})
    _describe verb verbs
    return
  fi
  case "$words[2]" in
${verbs.map(one => `    ${one.name}) compadd -- ${wordsOf(one).join(' ')}; _files ;;`).join('\n')}
  esac
}
_houseway "$@"`,
  fish: verbs =>
    [
      ...verbs.map(
        ({ name, summary }) => `complete -c houseway -n __fish_use_subcommand -f -a ${name} -d '${plain(summary)}'`,
      ),
      ...verbs.flatMap(one =>
        wordsOf(one).map(word => {
          const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`;
          return `complete -c houseway -n '__fish_seen_subcommand_from ${one.name}' ${what}`;
        }),
      ),
    ].join('\n'),
};

/** What a shell completes, read off the help of each verb: nothing is written twice. MCH-15 */
export const completion = (verbs: readonly Known[], [shell = '']: readonly string[], terminal: Terminal): Exit => {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (script === undefined) return misuse(terminal, said('no-shell', { shells: Object.keys(SHELLS) }));
  terminal.print(script(verbs));
  return EXIT.ok;
};

/** The options, and the words that follow the verb in its usage: `journal verify`. */
const wordsOf = ({ name, help }: Known): readonly string[] => {
  const ways = [...help.matchAll(new RegExp(`houseway ${name} ([a-z][a-z-]+)(?= |$)`, 'gm'))].map(([, word]) => word!);
  const options = [...help.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option);
  return [...new Set([...ways, ...options, '--help'])];
};

const plain = (text: string): string => text.replace(/['":]/g, '');

/** The same help as a manual page. MCH-15 */
export const manual = (version: string, usage: string, verbs: readonly Known[]): string =>
  [
    `.TH HOUSEWAY 1 "" "houseway ${version}" "Houseway"`,
    '.SH NAME',
    String.raw`houseway \- runs a card room's jackpots and promotions by the book`,
    '.SH SYNOPSIS',
    '.nf',
    roff(usage),
    '.fi',
    ...verbs.flatMap(({ name, help }) => [`.SH ${name.toUpperCase()}`, '.nf', roff(help), '.fi']),
  ].join('\n');

/** A line that begins with a point or an apostrophe is an order to the typesetter. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^(?=[.'])/gm, String.raw`\&`);
