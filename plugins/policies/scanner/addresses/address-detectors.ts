import { likely, possible } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import {
  endings,
  wordsBefore,
  wordsAfter,
  wordsAfterOrdinals,
  wordsBetween,
  wordsInLowerCase,
} from './street-words.js';

const word = "\\p{Lu}[\\p{L}'.-]*";
const joint = '(?: |-|, )';
/** The words of a name, with lower-case particles between them. */
const name = `${word}(?:${joint}(?:(?:de|del|de la|des|du|della|delle|di|da|do|dos|das|von|van|van de|van der|van den|the|of|y|e|og|i|in|la|le|les|los|las|el|al|d')[ ]?)?${word}){0,4}`;
/** A word of a city or country. A full stop belongs to it only after an abbreviation; otherwise the sentence ends. */
const place = "(?:\\p{Lu}[\\p{L}'-]*|\\p{Lu}\\p{L}{0,2}\\.|(?:\\p{Lu}\\.){2,3})";
const number =
  '(?:[Nn]o[.:]{0,2} ?|[Nn]r\\.? ?|[Ss]ố |#|д\\. ?|дом |буд\\. ?|[Bb]loc |[Bb]l\\. ?)?\\d{1,5}(?:[A-Za-z]|[/-]\\d{1,4}[A-Za-z]?| bis| ter)?';
const leading = `(?:${number},? ){1,2}`;
const unit =
  '(?:(?:Apt|Apartment|Suite|Ste|Unit|Flat|Room|Floor)\\.? ?#?[A-Za-z]?\\d{1,5}[A-Za-z]?|(?:кв|корп|стр|под|эт|оф)\\.? ?\\d{1,4}|(?:[Pp]iso|[Ee]sc|[Pp]ta|[Aa]ndar|[Aa]pto|[Bb]loco|[Ss]cala|[Ii]nterno|[Ii]nt|[Aa]p|[Ll]ok|m)\\.? \\d{1,4}[ºª°]?|[A-Z] \\d{1,3})';
const gap = '[ \\t]{0,3}(?:,|\\n|\\r\\n|\\\\n|, ?\\n)?[ \\t>?]{0,6}';
/** Units, cities, regions, countries and postcodes after the street, on the following lines or after commas. */
const rest = `(?:${gap},? ?(?:${unit}|(?:[ ,]|\\r?\\n|\\\\n)\\d{4,6}(?:-\\d{3,4})?|[1-9]\\d\\d \\d\\d ${place}|[A-Z]{1,3}[ -]\\d{4,6}(?:-\\d{4})?|${place}(?:[ -](?:de |la |del |of |and |nad |am |an der )?${place}){0,3}(?:,? [A-Z]{2,3})?(?: \\d{4,6}(?:-\\d{4})?)?|, ?nan|, [A-Z]{2,3})){0,6}`;
const military =
  '(?:USS|USNV|USNS|USCGC) \\p{Lu}[\\p{L}]{1,20},?\\s{1,2}[AFD]PO|(?:PSC|CMR|Unit) \\d{1,5},? Box \\d{1,5}';

const direction =
  '(?:[NSEW]{1,2}\\.?|N\\.[EW]\\.|S\\.[EW]\\.|North|South|East|West|Northeast|Northwest|Southeast|Southwest)';
const lowerCase = `\\d{1,5} (?:[nsew]\\.? |north |south |east |west )?(?:\\p{Ll}{2,}|\\d{1,3}(?:st|nd|rd|th))(?: \\p{Ll}{2,}){0,2} ${wordsInLowerCase}\\.?`;
/** A unit, a city, and a state with a postcode. */
const lowerCaseEnd =
  '(?: [nsew]{1,2})?(?:,? (?:apt|apartment|unit|suite|ste|fl|floor|bldg|#)\\.? ?#?\\w{1,5})?(?:,? \\p{Ll}{2,}(?: \\p{Ll}{2,}){0,2})?,? [a-z]{2},? \\d{5}(?:-\\d{4})?';

const shapes: readonly string[] = [
  // 221B Baker Street; 12 N Main St.
  `${leading}(?:${direction} )?${name} ${wordsAfter}\\.?`,
  `${leading}(?:${direction} )?\\d{1,3}(?:st|nd|rd|th) (?:${wordsAfter}|${wordsAfterOrdinals})\\.?`,
  // 500 US Highway 19 N; 10810 Ave. H
  `${leading}(?:(?:${direction}|US|State|County|Old) )?(?:Highway|Hwy|Route|Rte|Road|Rd|Avenue|Ave)\\.? (?:[A-Z]|\\d{1,4})(?: [NSEW])?`,
  // 3340 peachtree rd ne, atlanta ga 30326
  `${lowerCase}${lowerCaseEnd}`,
  // 4 rue de la Paix; Via Roma 12
  `${leading}${wordsBefore} (?:(?:de la|de los|de las|de l'|de|du|des|del|della|delle|dei|degli|di|da|do|dos|das|la|le|les|los|las|el) ?)?${name}`,
  `${wordsBefore} (?:(?:de la|de los|de las|de l'|de|du|des|del|della|delle|dei|degli|di|da|do|dos|das|la|le|les|los|las|el) ?)?${name},? (?:${number}|[Ss]/[Nn])`,
  // 3 résidence des Lilas
  `${leading}(?:[Rr]ésidence|[Rr]ond-[Pp]oint|[Ee]splanade|[Hh]ameau|[Ll]otissement|[Mm]ontée|[Cc]ité|[Pp]assage (?:du|des|de|de la|de l')|[Ss]quare (?:du|des|de|de la|de l')) (?:(?:du|des|de|de la|de l'|d') ?)?${name}`,
  // Karl-Marx-Platz 5
  `${word}-(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Ring|Gasse|Ufer|Damm|Brücke|Steig|Promenade) ${number}`,
  // Hauptstraße 5; 12 Drottninggatan
  `(?:${leading})?(?:${word} ){0,2}\\p{Lu}?\\p{L}{2,}${endings} ${number}`,
  `${leading}(?:${word} ){0,2}\\p{Lu}\\p{L}+${endings}`,
  // Kossuth Lajos utca 3.
  `(?:${leading})?(?:${word} ){1,3}${wordsBetween},? ${number}\\.?`,
  // Calle 93 # 11-27, Carrera 7 No. 71-21
  `(?:Calle|Carrera|Cra\\.?|Cl\\.?|Kr\\.?|Diagonal|Transversal|Avenida) \\d{1,3}[A-Z]? (?:# ?|No\\.? ?|Nº ?)\\d{1,3}[A-Z]?(?:-| - )\\d{1,3}`,
  // Husova 12, 602 00 Brno; Nieuwe Rijn 8, 2312 JB Leiden: a postcode with a space, and a city
  `${name} ${number},? (?:\\d\\d\\d \\d\\d|[1-9]\\d\\d\\d [A-Z]{2}) ${place}`,
  // Ilica 45, 10000 Zagreb
  `${name} ${number}, \\d{5} \\p{Lu}\\p{Ll}{2,}`,
  // House 22, Street 7; Flat 402, Lotus Apartments
  `(?:House|Flat|Plot|Villa|Shop|Office)(?: [Nn]o\\.?)? ?#?\\d{1,5}[A-Z]?(?:/\\d{1,3})?, (?:(?:Street|Road|Block|Sector|Phase|Lane)(?: [Nn]o\\.?)? ?\\d{1,3}|${word}(?: ${word}){0,2} (?:Apartments?|Towers?|Heights|Residency|Society|Colony|Enclave|Nagar|Building))`,
  // 36 Holmevej 34: a number on both sides
  `${leading}${name} ${number}`,
  `(?:G?P\\.? ?O\\.? ?Box|Postfach|Postbus|Postboks|Apartado(?: [Pp]ostal| de [Cc]orreos)?|Casella [Pp]ostale|Caixa [Pp]ostal|Boîte [Pp]ostale) \\d{1,6}(?: ${name})?`,
  military,
  // 776 Ashley Radial Apt. 827
  `${leading}${name},? (?:Apt|Apartment|Suite|Ste|Unit)\\.? #?[A-Za-z]?\\d{1,5}[A-Za-z]?`,
  `(?:Apt|Apartment|Suite|Ste)\\.? #?\\d{1,5}[A-Z]?`,
  `the corner of ${name}(?: ${number}\\.?)? and ${name}(?: ${number}\\.?)?`,
];

/** Addresses in scripts without capitals, recognized by words for streets next to house numbers. */
const otherScripts: readonly string[] = [
  // 幸福路12号, 中山北路二段3號
  '[\\p{Script=Han}]{1,14}(?:路|街|大道|巷|弄|胡同|段) ?\\d{1,5}(?:-\\d{1,3})? ?[号號]',
  // 渋谷区神南1-2-3, 3丁目2番1号
  '(?:[\\p{Script=Han}ぁ-ゖァ-ヺー]{1,14}[市区町村郡][\\p{Script=Han}ぁ-ゖァ-ヺー]{0,12} ?\\d{1,2}(?:-\\d{1,2}){1,2}|[\\p{Script=Han}ぁ-ゖァ-ヺー]{0,20}\\d{1,2}丁目\\d{1,4}(?:番地?|-)(?:\\d{1,3}号?)?)',
  // 서울시 강남구 테헤란로 152, 부산시 해운대구 우동 1408
  '(?:[가-힣]{1,6}[시도군구읍면동] ){1,3}[가-힣\\d]{1,10}[로길동리] ?\\d{1,4}(?:-\\d{1,3})?',
  // 954 شارع السلام
  '\\d{1,5} ?(?:ال)?(?:شّ?ارع|طريق|ساحة|نهج) [ء-ْ]{2,}(?: [ء-ْ]{2,}){0,2}|(?:ال)?(?:شّ?ارع|طريق|ساحة|نهج) [ء-ْ]{2,}(?: [ء-ْ]{2,}){0,2}،? (?:رقم )?\\d{1,4}',
  '(?:خیابان|کوچه|بلوار) [ء-ی]{2,}(?: [ء-ی]{2,}){0,2}[,،]? (?:پلاک )?\\d{1,4}',
  "(?:רחוב|רח'|שדרות|שד') [א-ת]{2,}(?: [א-ת]{2,}){0,2} \\d{1,4}|\\d{1,4} (?:רחוב|שדרות) [א-ת]{2,}(?: [א-ת]{2,})?",
  // मकान नं. 12, गांधी मार्ग; ৫৪ নং বাড়ি, রোড ৭
  '(?:मकान|प्लॉट|फ्लैट|घर|বাড়ি|বাসা|ফ্ল্যাট|প্লট)(?: (?:नं|नंबर|संख्या|नंबर|নং|নম্বর)\\.?)? ?#?\\d{1,5}(?:/\\d{1,4})?(?:, ?[\\u0900-\\u09ff]{2,}(?: [\\u0900-\\u09ff]{2,}){0,3}){0,2}',
  '(?:[\\u0900-\\u097f]{2,} ){1,3}(?:मार्ग|रोड|सड़क|गली|पथ),? \\d{1,5}',
  '\\d{1,4}(?:/\\d{1,4})? (?:(?:ถนน|ซอย|หมู่) ?[ก-๙]{2,}|หมู่(?:ที่)? ?\\d{1,2})',
];

/** Context words of addresses that are not recognized by their format. */
const contextWords: readonly string[] = [
  'address',
  'addresses',
  'live at',
  'lives at',
  'lives on',
  'living at',
  'located at',
  'meet me at',
  'meet you at',
  'office is at',
  'office at',
  'located on',
  'moved to',
  'ship to',
  'ship it to',
  'deliver it to',
  'pick up at',
  'pick me up at',
  'moved from',
  'takes place at',
  'send to',
  'deliver to',
  'return to',
  'sent to',
  'reside at',
  'resides at',
  'anschrift',
  'adresse',
  'dirección',
  'indirizzo',
  'endereço',
  'adresa',
  'adresu',
  'adrese',
  'adres',
  'adresi',
  'adresim',
  'morada',
  'domicilio',
  'osoite',
  'stanujem',
  'stanuje',
];

const street = {
  category: 'STREET_ADDRESS',
  score: likely,
  besideDigits: true,
  group: 'addresses',
  longestOnly: true,
} as const;

/** Street addresses with their continuation. */
export const addressDetectors: readonly Detector[] = [
  // One pattern, because otherwise the continuation would be compiled and run once for each format.
  {
    ...street,
    pattern: `(?:${shapes.join('|')})${rest}`,
    precheck: reachOfAddress,
    check: isAddress,
  },
  ...otherScripts.map(
    (pattern): Detector => ({
      ...street,
      pattern,
    }),
  ),
  // A house number and a capitalized word are an address only with context words.
  {
    ...street,
    pattern: `(?:${leading}${name}|${name} ${number}|${lowerCase})${rest}`,
    score: possible - 0.1,
    contextScore: likely,
    context: contextWords,
    precheck: reachOfAddress,
    check: isAddressInContext,
  },
  // Behind a label whatever looks like one: `Endereço: Conjunto Cavalcante, 94`.
  {
    ...street,
    pattern: `${name},? ${number}${rest}`,
    precheck: (candidate) => isLabelled(candidate) && reachOfAddress(candidate),
    check: isAddress,
  },
];

const longestLabel = 28;
const addressLabel =
  /(?<![\p{L}-])(?<!(?:ip|mail|mac|web|url|memory|wallet|bitcoin|network|internet|base|bus)[ _-])(?:address|anschrift|adresse|dirección|indirizzo|endereço|morada|domicilio|adres|adresa|adress|osoite)["']?\s?[:=]\s?["']?$/iu;

function isLabelled(candidate: Candidate): boolean {
  return addressLabel.test(candidate.before(longestLabel));
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const monthAtEnd = new RegExp(`(?<!\\p{L})(?:${months})\\.? $`, 'u');
/** Units, counted things, and parts of documents. */
const things =
  'AM|PM|Mon|Tue|Wed|Thu|Fri|Sat|Sun|INFO|WARN|ERROR|DEBUG|A|The|I|Bit|GB|MB|KB|USD|EUR|Million|Billion|Percent|Version|Section|Chapter|Figure|Table|Page|Part|Step|Article|Verse|Line|Appendix|Windows|Release|RFC|ISO|Node|ZIP|Listopad';
const numberOfThing = new RegExp(
  `^#?(?:\\d+(?:[/-]\\d+)?,? (?:${months}|${things})\\b|(?:${months}|${things}) \\d)`,
  'i',
);

/** `19 27 Jan 2026`, `12 CEST 2016`, `04 Abril 2019`: a day or a second, a word, and a year. */
const date = /^(?:\d{1,2},? ){1,2}\p{L}+\.? (?:1[4-9]|20)\d\d(?!\d)/u;
/** `1991-1994, T. Lane`, `CVE-2019-1348, CVE-`: years of a copyright, and numbers of a year. */
const rangeOfYears = /^(?:19|20)\d\d-\d{4}/;
const copyright = /(?:copyright|©|\(c\))[\d\s:,–-]*$|(?:19|20)\d\d-$/i;
/** `1000, K 1024, MB` */
const multiples = /^\d+,? [KMGT]i?B?,? \d/;

/** `String 2`, `Room 2-77?`, `Python 3`: things with a number, unless more of an address follows. */
const thingAlone =
  /^(?:\p{L}+ )?(?:Sentence|String|Spring|Option|Question|Answer|Example|Input|Output|Test|Case|Group|Class|Type|Model|Gen|Team|Season|Episode|Round|Game|Player|Item|Task|Problem|Exercise|Lesson|Unit|Module|Week|Month|Year|Stage|Phase|Python|Java|Room|Committee|Firewall|Notepad|Touchpad) \d+(?:[-.]\d+)*[.?]?(?: \p{L}+)?$/u;
/** A number, capitalized words, and another number. */
const betweenNumbers = /^\d{1,5}(?:[/-]\d{1,4})?[A-Za-z]?,? (\p{Lu}[^\d\n,]*) \d{1,5}(?!\d)/u;
/** Before a number: `no 20931, SIN 046`. */
const numberSign = /^n[or][.: ]{0,3}/i;
const hasStreet = new RegExp(`(?:${endings}|${wordsBetween})$|(?:^| )${wordsAfter}(?:[ .]|$)`, 'u');

const unitAtEnd = /(?: |, )(?:Apt|Apartment|Suite|Ste|Unit)\.?$/;

/** `alle 14 Tage`, and a stop: `4 Richtung Hauptbahnhof`. */
const countedTime =
  / alle \d|\d (?:Tag|Woche|Monat|Jahr|Stunde|Minute|Sekunde|Kilometer|Meter|Prozent)(?:e?n?|e?s)(?!\p{L})/u;
const stop = /(?:^\d+ Richtung |(?:bahn|fried|gast)hof$)/;
/** Numbers of seats, vehicles and laboratory values, which are between commas: `23, Platz 61`. */
const listedNumber =
  /^\d{1,5}(?:\/\d{1,3}|[A-Za-z])?, (?!\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+ )\p{Lu}\p{Ll}* \d{1,4}(?![\d])(?!.*\d{4})/su;

/** The name before a number. */
const nameAtEnd = /(\p{Lu}\p{L}{3,}) $/u;

/** Whether it begins with the number of what is named again: `Claude 3 Haiku, Claude 3 Sonnet`. */
function isRowOfProducts(text: string, before: string): boolean {
  const name = nameAtEnd.exec(before)?.[1];
  return name !== undefined && /^\d/.test(text) && text.includes(`${name} `);
}

/** Whether it is a product or a count, such as `8 Gen 3`, `2018 World's 500 Most` or `980 PRO SSD 2TB`: without a word for a street or more of an address. */
function isCountOfThings(text: string): boolean {
  const found = betweenNumbers.exec(text.replace(numberSign, ''));
  const between = found?.[1] ?? '';
  if (found === null || hasStreet.test(between) || unitAtEnd.test(between)) return false;
  return (
    found[0].length >= text.replace(numberSign, '').length ||
    /^(?:19|20)\d\d /.test(text) ||
    /\. |'s |\p{Lu}{2}/u.test(between)
  );
}

/** `Lot 7, 12000 Pieces`: what looks like a postcode and a city is an amount. */
const amountBehind =
  /^(?:Pos|Lot|Group|Item|Batch|Order|Invoice|Run|Set|Pack|Kit|Box|Level|Tier|Plan|Phase|Zone|Bestellung|Rechnung|Auftrag|Posten|Artikel)\.? \d+, \d{5} |\d, \d{5} (?:St[üu]ck|Pieces|Items|Units|Copies|People|Users|Rows|Tokens|Points|Euros?|Dollars?|Einwohner|Exemplare|Personen|Zeilen|Requests?|Files?)(?!\p{L})/u;

/** Endings of street names that English words have, too: "measuring 20", "investigate 5", "guarantee 2". */
const lowerCaseWord =
  /^\p{Ll}+(?:ring|gate|tie|tee|have|haven|wall|pad|lei|hof|lund|berg|mose|ager|alle|mark|marken|vold|dal) \d/u;

/** The same in capitals, after a number or before one: "2555 W ActivityManager", "Pizza Ordering 1". */
const capitalizedWord =
  /^(?:\d+,? ){0,2}(?:\p{Lu}[\p{L}.]* ){0,2}\p{L}*(?:Manager|[Oo]rdering|[Ee]ngineering|[Mm]onitoring|[Mm]anufacturing|[Ff]iltering|[Rr]endering|[Ss]coring|[Oo]ffering|[Cc]atering|[Hh]earing|[Cc]lustering|[Cc]ommittee|[Gg]uarantee)(?:\p{Lu}\p{L}*| \d{1,3}|[^\d]*)$/u;

const germanPrepositions = '(?:am|an de[rn]|auf de[rm]|im|in der|zu[mr]|unter den)';
const germanThings =
  'Jahre?|Jahrgang|Quartal|Monat|Woche|Tag|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Stunde|Minute|Sekunde|Alter|Bereich|Kapitel|Abschnitt|Artikel|Absatz|Paragraf|Anhang|Band|Heft|Ausgabe|Seite|Zeile|Spalte|Tabelle|Abbildung|Haus|Raum|Zimmer|Saal|Etage|Gleis|Position|Schritt|Phase|Version|Klasse|Gruppe|Runde|Liga|Staffel|Folge|Wert|Fall|Preis';
/** German phrases that begin like the name of a street: "im Vertrag von Rom 1957", "am Tag 3". */
const germanPhrase = new RegExp(
  `^${germanPrepositions} (?:[^\\d\\n]{1,60} (?:1\\d|20)\\d\\d(?!\\d)|(?:${germanThings}),? \\d)`,
  'i',
);
/** "1961 in der Stadt": in German, the number is the last part. */
const germanPhraseAfterNumber = new RegExp(`^\\d\\S{0,9} ${germanPrepositions} `);

/**
 * An address ends with its question or sentence: `2500 Milvia Street? Do`, `25 Kentucky Street.\nUSER`. In a row of cells the next row begins after a line
 * feed: `,14 Elm Street,Dayton,45402\nDaniel Okafor,9 …`.
 */
function reachOfAddress(candidate: Candidate): number | boolean {
  const { text } = candidate;
  const sentence = endOfSentence.exec(text);
  if (sentence !== null) return sentence.index + sentence[0].length;
  if (!/[,;|\t]/.test(candidate.behind.slice(0, 1)) || !/[,;|\t]/.test(candidate.before(1))) return true;
  const end = text.search(nextRow);
  return end < 0 || end;
}

/** What stands before a question mark, or with a number before a full stop after a word that is not an abbreviation: not `Bahnhofstr. 12`. */
const endOfSentence =
  /^[^?]*?(?:\p{L}(?=\?)|(?:\p{Lu}\p{Ll}{4,}|(?:Road|Lane|Walk|Park|Hill|Rise|View|Mews|Quay|Loop|Path))(?=\.\s+\p{Lu})(?<=\d.*))/su;

const nextRow = /\r?\n[^\d\n]*$/;

/** Like {@link isAddress}, but requires context words before it; "IP address" and similar terms do not count. */
function isAddressInContext(candidate: Candidate): boolean {
  return isAddress(candidate) && contextPattern.test(candidate.before(maxBefore).replace(technicalAddress, ' '));
}

const maxBefore = 64;
/** Behind these words, a number and the end of its sentence or line are another address already: `Adresse: Strandvej 2\nBT 132/78`. */
const contextPattern = new RegExp(
  `(?<!\\p{L})(?:${contextWords.join('|')})(?!\\p{L})(?!.*\\d.*(?:[\\n;]|\\. ))`,
  'isu',
);
const technicalAddress =
  /(?:ip(?:v[46])?|e-?mail|mail|mac|web|url|memory|wallet|bitcoin|network|internet|base|bus)[ -]address(?:es)?/gi;

/** The word, and some years after it. */
const longestCopyright = 40;

/** Rejects dates and amounts, which also combine numbers and capitals. */
function isAddress(candidate: Candidate): boolean {
  const { text } = candidate;
  const before = candidate.before(16);
  if (thingAlone.test(text) || lowerCaseWord.test(text) || capitalizedWord.test(text) || isCountOfThings(text))
    return false;
  // The day of a date, and the end of a name: `July 20, 1969`, `M.2 Internal Drive`.
  if (isRowOfProducts(text, before)) return false;
  if (/^\d/.test(text) && (monthAtEnd.test(before) || /\p{L}\.$/u.test(before))) return false;
  if (germanPhrase.test(text) || germanPhraseAfterNumber.test(text)) return false;
  if (countedTime.test(text) || stop.test(text) || listedNumber.test(text)) return false;
  // The end of a decimal, of a time or of a port. More digits before a comma are the previous cell of a row.
  if (/^\d/.test(text) && /\d[.:]$|(?<![\d-])\d{1,3},$/.test(candidate.before(6))) return false;
  // The end of a number in groups: `34 665 600, Shanghai 30 482 100`.
  if (/^\d{3} \d{3}(?!\d)/.test(text) && /(?<!\d)\d{1,3} $/.test(before)) return false;
  if (date.test(text) || rangeOfYears.test(text) || multiples.test(text)) return false;
  if (/^(?:19|20)\d\d/.test(text) && copyright.test(candidate.before(longestCopyright))) return false;
  if (numberOfThing.test(text) || amountBehind.test(text) || /^\p{Ll}+ (?:19|20)\d\d-\d\d$/u.test(text)) return false;
  // Paragraphs of laws, courts, doses, product models.
  if (/ (?:S\.Ct\.|F\.(?:[23]d|Supp\.))/.test(text)) return false;
  if (
    /^\d+(?:\/\d+)?,? (?:\p{Lu}{1,2} \d+(?:\/\d+)?$|\p{Lu}{1,3} \d+\/\d\d(?!\d)|(?:Abs|Art|Az|Nr|Ziff|Kap|Bd)\. \d|(?:Pro|Max|Plus|Mini|Ultra) |(?:U\.S\.C\.|C\.F\.R\.|USC|CFR) )/u.test(
      text,
    )
  )
    return false;
  return !/[$€£%]$|(?:version|chapter|page|section|article|figure|table|windows|day|level|step|part|top|number|question|exit|gate|seat|row|platform|gleis|wagen|linie|no\.?) ?$/i.test(
    before,
  );
}
