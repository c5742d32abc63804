import { certain, possible, weak } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';

const birth = [
  'born',
  'dob',
  'date of birth',
  'birth',
  'birthday',
  'birthdate',
  'geboren',
  'geburtsdatum',
  'geburtstag',
  'geb',
  'né le',
  'née le',
  'né e le',
  'naissance',
  'naiss',
  'nacido',
  'nacida',
  'nació',
  'nacimiento',
  'nato il',
  'nata il',
  'nascita',
  'nascimento',
  'nasc',
  'nascido',
  'nascida',
  'geboortedatum',
  'född',
  'født',
  'syntynyt',
  'urodzony',
  'urodzona',
  'urodzenia',
  'födelsedatum',
  'fødselsdato',
  'syntymäaika',
  'narozen',
  'narozena',
  'született',
  'doğum tarihi',
  'datum narození',
  'narození',
  'narodenia',
  'rođenja',
  'rođen',
  'rojstva',
  'születési idő',
  'születés',
  'nașterii',
  'dzimšanas',
  'gimimo',
  'sünniaeg',
  'tanggal lahir',
  'lahir',
  'ngày sinh',
  'дата народження',
  'народження',
  'раждане',
  'рождения',
  'родился',
  'родилась',
  'γέννησης',
  'الميلاد',
  'تاريخ الميلاد',
  'تولد',
  'जन्म',
  'जन्मतिथि',
  'জন্ম',
  'জন্ম তারিখ',
  'תאריך לידה',
  'วันเกิด',
  '出生',
  '生年月日',
  '생년월일',
];

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const time =
  '(?:[T ,]{1,2}(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,6})?)?(?: ?[ap]m|Z|[+-]\\d\\d:?\\d\\d)?)?';
const day = '(?:0?[1-9]|[12]\\d|3[01])';

/** Dates, which are dates of birth with context words. */
export const dates: readonly Detector[] = [
  `(?:19|20)\\d\\d[-/.](?:0?[1-9]|1[0-2])[-/.]${day}${time}`,
  `${day}[-/.](?:0?[1-9]|1[0-2])[-/.](?:(?:19|20)\\d\\d|\\d\\d)${time}`,
  `(?:0?[1-9]|1[0-2])[-/.]${day}[-/.](?:(?:19|20)\\d\\d|\\d\\d)${time}`,
  `${day}(?:st|nd|rd|th|\\.)?[ -](?:of |de )?${month}\\.?,?(?:[ -](?:de )?(?:(?:19|20)\\d\\d|'?\\d\\d))?${time}`,
  `${month}\\.?[ -]${day}(?:st|nd|rd|th)?(?:,? (?:(?:19|20)\\d\\d|'\\d\\d))?${time}`,
  `${month}\\.?,?[ -](?:19|20)\\d\\d`,
  `(?:0?[1-9]|1[0-2])/(?:(?:19|20)\\d\\d|${day})`,
  `(?:19|20)\\d\\d年(?:0?[1-9]|1[0-2])月${day}日`,
  // 9. 5. 1977
  `${day}\\. (?:0?[1-9]|1[0-2])\\. (?:19|20)\\d\\d`,
  `(?:19|20)\\d\\d\\. (?:0?[1-9]|1[0-2])\\. ${day}\\.?`,
  // Without separators it is a date only after words: DOB 19770509.
  `(?:19|20)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])`,
].map((pattern, index, { length }) => ({
  category: 'DATE_TIME',
  pattern,
  ignoreCase: true,
  score: index === length - 1 ? weak : possible,
  contextScore: certain,
  context: birth,
  check: isOneStyle,
}));

/** Rejects mixed separators such as `1/2-2003`. */
function isOneStyle({ text }: Candidate): boolean {
  const [, first, second] = /^\d+([-/.])\d+([-/.])\d+/.exec(text) ?? [];
  return first === second;
}
