import { likely, possible } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { introductionIn, longestIntroduction } from './introduction.js';
import { titles } from './introduction-words.js';
import { reachOfIntroduced, reachOfListed, reachOfTitled } from './name-reach.js';
import { inSmallLetters, isListed, isNameInOtherLetters } from './listed-names.js';
import { nameWords } from './name-words.js';

const word = "\\p{Lu}[\\p{L}'-]+";
const initial = '\\p{Lu}\\.?';
const particle =
  '(?:van der|van den|van de|van|von der|von|zu|de la|de los|de|del|della|di|da|dos|do|du|la|le|el|al|bin|ibn|ben|ter|ten|af|av|ap|bint|vom|zum|zur|dalla|dela)';
const further = `(?: |-)(?:${particle} )?(?:${word}|${initial})`;
const title = `(?:${titles})`;
/** Words after a name that make it the name of a street, company or prize. */
const noPerson =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Boulevard|Blvd|Square|Plaza|Bridge|Airport|Station|Hospital|University|College|School|Institute|Academy|Library|Museum|Theatre|Theater|Stadium|Park|Island|Islands|River|Lake|Mountain|Mountains|Valley|County|City|Beach|Bay|Sea|Ocean|Inc|Ltd|LLC|Corp|Corporation|Company|Group|Bank|Foundation|Association|Club|Hotel|Award|Awards|Prize|Act|Theorem|Law|Effect|Syndrome|Disease|Test|Method|Algorithm|Union|Party|Church|Cathedral|Temple|War|Wars|Day|Empire|Dynasty|Kingdom|Republic|Times|Post|Magazine|Records|Studios|Games|Cup|League|Open|Championship|Partners|Solutions|Systems|Technologies|Insurance|Capital|Holdings|Industries|Mall|Hills|Heights|Gardens|Village|Town|Country|Center|Centre|Hall|Arena|Gym|Field|Fields|Tower|Towers|Building|House|Castle|Abbey|Farm|Ranch|Falls|Springs|Creek|Canyon|Forest|Mills|Dam|Canal|Harbor|Harbour|Railway|Railroad|Orchestra|Quartet|Trio|Band|Trophy|Medal|Bowl|Series|Show|Motors|Brothers|Desert|Peninsula|Province|District|Parish|Township)';

const person = { category: 'PERSON', besideDigits: true, group: 'names' } as const;

/** Names of persons: introduced ones, and at `high` all listed ones. */
export const personDetectors: readonly Detector[] = [
  {
    ...person,
    pattern: `(?:${title}\\.? ){1,2}(?:${particle} )?(?:${word}|${initial})(?:${further}){0,3}`,
    score: likely,
    check: isTitled,
    precheck: reachOfTitle,
  },
  {
    ...person,
    pattern: `(?:Sir|Dame|Lord|Lady|Don|Doña|Rev|Reverend|Father|Sister|Brother|Captain|Colonel|General|Sergeant|Judge|Senator|President|Uncle|Aunt)\\.? ${word}(?:${further}){0,3}`,
    score: possible,
    check: isTitled,
    precheck: reachOfTitle,
  },
  {
    ...person,
    pattern: `(?:${word}|${initial})(?:${further}){0,4}`,
    score: possible,
    check: graded(likely, isPerson),
    precheck: reachOfPerson,
  },
  {
    ...person,
    pattern: `${word}(?: ${word}){0,3} ${noPerson}\\.?`,
    score: possible,
    isHarmless: true,
  },
];

const leadingTitles = new RegExp(`^(?:${title}\\.? ){1,2}|^\\p{L}+\\.? `, 'u');

function titlesOf(text: string): string {
  return leadingTitles.exec(text)?.[0] ?? '';
}

function reachOfTitle({ text }: Candidate): number {
  return reachOfTitled(text, titlesOf(text).length, (word) => notNames.has(word));
}

/** Whole words end with a full stop only at the end of a sentence: `with Peter Pan. Explain why`. */
const wordAndStop =
  /^(?:Miss|Professor|Doctor|Herrn?|Frau|Monsieur|Madame|Señor\p{L}*|Signor\p{L}*|Pan(?:i|ie|e)?|Senhor\p{L}*|Meneer|Mevrouw|Domnul|Doamna|Fru)\./u;
/** Airlines and continents. */
const pan = /^Pan (?:Am|American|African|Asian|European)(?!\p{L})/u;
/** A name or a thing of which the last word is also a title in Polish: `Sheet Pan Salmon`; not `Szanowny Pan Kowalski`. */
const endsWithPan = /(?<!\p{L})(?!Szanown|Drog)\p{Lu}\p{L}+[ -]$/u;

function isTitled(candidate: Candidate): boolean {
  const { text } = candidate;
  if (wordAndStop.test(text) || (text.startsWith('Pan ') && (pan.test(text) || endsWithPan.test(candidate.before(24)))))
    return false;
  const names = text.slice(titlesOf(text).length).split(/[ -]/);
  // `Monsieur le Président`
  return (
    names[0] !== 'le' &&
    names[0] !== 'la' &&
    !/'s?$/.test(text) &&
    names.some((name) => name.length > 1) &&
    !(names.length === 1 && forms.has(names[0] as string)) &&
    !names.some((name) => notNames.has(name))
  );
}

/** What people are called in place of a name: `Sehr geehrter Herr Kollege`. */
const forms = new Set(
  'Kollege Kollegin Kollegen Doktor Professor Professorin Präsident Präsidentin Richter Bürgermeister Minister Ministerin Direktor Direktorin'.split(
    ' ',
  ),
);

/** Capitalized words that follow names but are not part of them. */
const notNames = new Set(
  "My Your Our None Null Nil Optional Union Annotated Any Undefined Foo Apt Suite Unit Room Phone Email Address Street Avenue Road String And But The This That It I've I'm He She His Her Their They When Where What Who Why How Please Regards Thanks Subject Date Time Re Fwd Cc Tel Fax Mobile IBAN PO Box Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December".split(
    ' ',
  ),
);

function isNoName(word: string): boolean {
  return notNames.has(word) || /^\p{Lu}{3,}$/u.test(word);
}

/** The same after the label of a form, where names may be in capitals: `Surname: LEFEBVRE`. */
function isNoNameInForm(word: string): boolean {
  return isNoName(word) && (notNames.has(word) || !nameWords().isName(inSmallLetters(word)));
}

const label = /[:=]\s*["']?$/;
/** An upper bound on the length {@link isPerson} accepts; false if no introduction precedes and the first word is not a listed name. */
function reachOfPerson(candidate: Candidate): number | false {
  const before = candidate.before(longestIntroduction);
  const introduction = introductionIn(before);
  if (introduction !== undefined && label.test(before)) return reachOfIntroduced(candidate.text, isNoNameInForm);
  return introduction === 'named' ? reachOfIntroduced(candidate.text, isNoName) : reachOfListed(candidate, isNoName);
}

/** `San Francisco`, `St. Louis`: places whose second word is a listed name. */
const placeBefore =
  /\b(?:San|Santa|São|St\.?|Saint|Sainte|Los|Las|Fort|Port|Mount|Mt\.?|Lake|New|El|Puerto|Cape|Point) $/;

function isPerson(candidate: Candidate): boolean | number {
  const before = candidate.before(longestIntroduction);
  const introduction = introductionIn(before);
  const best = introduction ? likely : possible;
  if (best < candidate.minScore || candidate.longerScore >= best) return false;
  const { text } = candidate;
  const inForm = introduction !== undefined && label.test(before);
  const asListed = inForm ? inSmallLetters : (word: string): string => word;
  // Cheaper than the tests below; in a row of letters there is a candidate for every end.
  if (introduction !== 'named' && !text.includes(' ') && !nameWords().isName(asListed(text))) return false;
  if (/'s(?:\W|$)|['-]$|[ -]\p{Lu}$/u.test(text)) return false;
  const words = text.split(' ').filter((each) => /^\p{Lu}/u.test(each) && !/^\p{Lu}\.?$/u.test(each));
  if (words.length === 0 || words.some(inForm ? isNoNameInForm : isNoName)) return false;
  if (introduction === 'named') return words.length <= 4 && likely;
  const names = words.map(asListed);
  if (!isListed(names) && !(inForm && isNameInOtherLetters(names))) return false;
  if (names.length === 1 && placeBefore.test(before)) return false;
  const isGreeted = introduction === 'greeted' && names.length <= 3 && nameWords().isFirst(names[0] as string);
  return isGreeted ? likely : possible;
}
