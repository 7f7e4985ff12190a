/** The words of a name in small Latin letters without marks. */
export const foldedWords = (name: string): readonly string[] => {
  const latin = [...spacedKorean(name).normalize('NFKD').toLowerCase()]
    .map(letter => LETTERS[letter] ?? letter)
    .join('');
  const plain = latin.replaceAll(/\p{M}/gu, '').replaceAll(/['’ʼ`´.]/g, '');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(withoutUmlaut);
};

/** A Korean name is one word, family name first. */
const spacedKorean = (name: string): string =>
  name.normalize('NFC').replaceAll(/([가-힣])(?=[가-힣]{1,3}(?![가-힣]))(?<![가-힣].)/g, '$1 ');

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

/** The parts of a Korean syllable, as `normalize` takes it apart, in the spelling of passports since 2000. */
const JAMO: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      [0x1100, 'g kk n d tt r m b pp s ss  j jj ch k t p h'],
      [0x1161, 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'],
      [0x11a8, 'k k k n n n t l k m l l l p l m p p t t ng t t k t p t'],
    ] as const
  ).flatMap(([first, letters]) =>
    letters.split(' ').map((latin, place) => [String.fromCodePoint(first + place), latin] as const),
  ),
);

/** Latin letters without a plain form, and the alphabets of names that papers also write in Latin letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ...spelled('đ=d ð=d ø=o œ=oe æ=ae ß=ss ł=l þ=th ı=i ħ=h'),
  ...spelled('а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts'),
  ...spelled('ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g'),
  ...spelled(
    'ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch',
  ),
  ...spelled('պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=u փ=p ք=k և=ev օ=o ֆ=f'),
  ...JAMO,
  ...spelled('α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'),
};
