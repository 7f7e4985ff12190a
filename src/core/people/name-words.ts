/** The words of a name in small Latin letters without marks. */
export const foldedWords = (name: string): readonly string[] => {
  const latin = [...name.normalize('NFKD').toLowerCase()].map(letter => LETTERS[letter] ?? letter).join('');
  const plain = latin.replaceAll(/\p{M}/gu, '').replaceAll(/['’ʼ`´.]/g, '');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(withoutUmlaut);
};

/** An umlaut is also spelled with an e: "Mueller" is "Müller". */
const withoutUmlaut = (word: string): string => word.replaceAll(/(?<=[aou])e(?=[^aeiou])/g, '');

/** Titles, suffixes and particles don't tell people apart; a name of nothing else keeps them. */
export const tellingWords = (words: readonly string[]): readonly string[] => {
  const telling = words.filter(word => !BESIDES.has(word));
  return telling.length > 0 ? telling : words;
};

const BESIDES: ReadonlySet<string> = new Set(
  'jr sr ii iii iv mr mrs ms dr de del dela la las los da das dos di van der den von zu bin ibn'.split(' '),
);

const spelled = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map(pair => pair.split('=')));

/** Latin letters without a plain form, and the alphabets of names that papers also write in Latin letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ...spelled('đ=d ð=d ø=o œ=oe æ=ae ß=ss ł=l þ=th ı=i ħ=h'),
  ...spelled('а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts'),
  ...spelled('ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g'),
  ...spelled('α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'),
};
