import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import { placesIn } from '../places-in-match.js';

const name =
  '(?:(?:[Ss]eed|[Rr]ecovery|[Bb]ackup|[Ww]allet|[Ss]ecret [Rr]ecovery|[Ss]ecret)(?:[ _-](?:[Pp]hrase|[Ww]ords|[Ss]eed)|Phrase|Words)|[Mm]nemonic(?:[ _-]?[Pp]hrase)?|(?:SEED|RECOVERY|BACKUP|WALLET)_(?:PHRASE|WORDS)|MNEMONIC(?:_PHRASE)?|(?:12|24|twelve|[Tt]welve|twenty-four)[ -]words?)';
const introduction = `${name}["'\`)]{0,2}(?: (?:is|are|for|my|the|wallet|of|to|it|this)){0,4} ?[:=-]?>?\\s{0,4}["'\`]?`;
const introduced = new RegExp(introduction);
const word = '[a-z]{3,8}';

/** Numbers of words, the longest first (BIP 39). */
const counts = [24, 21, 18, 15, 12];
/** Words of sentences that are not in the English list of BIP 39. */
const ofSentences = new Set(
  'the and are was were with from but not has had his her our their your which that these those they been did does why how into onto than then them for please keep never thanks'.split(
    ' ',
  ),
);

/** The words from which the keys of a wallet are made. */
export const recoveryPhrase: Detector = {
  category: 'PRIVATE_KEY',
  pattern: `${introduction}(?:${word}[ ,\\n]{1,2}){11,23}${word}`,
  score: likely,
  besideDigits: true,
  longestOnly: true,
  places: (candidate) => {
    const { text } = candidate;
    const start = introduced.exec(text)?.[0].length ?? 0;
    const words = [...text.slice(start).matchAll(/[a-z]+/g)];
    const known = words.findIndex(([each]) => ofSentences.has(each));
    const count = counts.find((each) => each <= (known < 0 ? words.length : known));
    const last = count === undefined ? undefined : words[count - 1];
    return last && placesIn(candidate, [[start, start + last.index + last[0].length]]);
  },
};
