import { isEastAsianName } from './east-asian-names.js';
import { nameWords } from './name-words.js';

const inCapitals = /^\p{Lu}[\p{Lu}'-]+$/u;

/** A name in capitals as the lists have it: `Jean-Paul`. */
export function inSmallLetters(word: string): string {
  if (!inCapitals.test(word)) return word;
  return /['-]/.test(word)
    ? word
        .split(/(?<=['-])/)
        .map(withCapital)
        .join('')
    : withCapital(word);
}

function withCapital(part: string): string {
  return part.slice(0, 1) + part.slice(1).toLowerCase();
}

/** Whether capitalized words are a name, according to the lists. */
export function isListed(words: readonly string[]): boolean {
  const names = nameWords();
  const [first = '', ...others] = words;
  if (others.length === 0) return names.isName(first) && !names.isAmbiguous(first);
  if (isEastAsianName(words)) return true;
  if (names.isFirst(first))
    return (
      others.every((each) => names.isName(each) || isNameLike(each)) &&
      (!names.isAmbiguous(first) || others.some((each) => names.isName(each) || isSurelyName(each)))
    );
  return names.isName(first) && others.every((each) => names.isName(each)) && !names.isAmbiguous(first);
}

const inOtherLetters = /^(?:[\p{Script=Cyrillic}'’-]{2,}|[\p{Script=Greek}-]{2,})$/u;
/** Endings of surnames of which few are listed. */
const endingOfSurname =
  /(?:[оеё]ва?|[ыи]на?|[сц]к(?:ий|ая|и)|ськ(?:ий|а)|цьк(?:ий|а)|ко|[чщю]ук|[юя]к|[иі]ч|ян|дзе|швили|όπουλος|οπούλου|ίδης|ίδου|άδης|άδου|άκης|άκη|ίου|έας|ής|ης)$/u;

/** Whether words in Cyrillic or Greek letters are a name behind a label for one: with a given name, a surname that looks like one is enough. */
export function isNameInOtherLetters(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.length <= 3 &&
    words.every((each) => inOtherLetters.test(each)) &&
    words.some((each) => each.length > 4 && endingOfSurname.test(each))
  );
}

/** Whether a word has an ending of surnames of some language, or a character outside ASCII. */
function isSurelyName(text: string): boolean {
  return (
    /(?:sson|ssen|nsen|dóttir|dottir|[aeio]v|[aeio]va|sky|ski|ska|cki|vich|vić|yan|shvili|escu|oglu|poulos|idis|akis|nen|elli|etti|ini|tti|moto|mura|yama|berg|stein|mann|feld|baum|lund|gren|quist|qvist)$/u.test(
      text,
    ) || /[^\t-~]/.test(text)
  );
}

/** Whether a capitalized word next to a listed first name may be a surname: not if it ends like an ordinary English word. */
function isNameLike(text: string): boolean {
  return isSurelyName(text) || !/(?:ing|tion|ment|ness|ity|able|ible|ous|ful|less|ship|ism|ist|ly|ed)$/.test(text);
}
