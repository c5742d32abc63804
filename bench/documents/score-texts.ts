import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { detectDialect } from '../../plugins/documents/processing/formats/plain/csv-dialect.js';
import { LanguageDetector } from '../../plugins/documents/processing/text/detect-language.js';
import { decodeText } from '../../plugins/documents/processing/text/decode-text.js';

/** The number of correct results of all, and the first errors. */
export interface Score {
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
}

function scored(results: readonly (readonly [name: string, isRight: boolean])[]): Score {
  const wrong = results.filter(([, isRight]) => !isRight).map(([name]) => name);
  return { right: results.length - wrong.length, of: results.length, wrong: wrong.slice(0, 10) };
}

/** Sentences in different languages, and the encodings for each. */
const samples: Readonly<Record<string, readonly [text: string, ...encodings: string[]]>> = {
  en: [
    'The keeper opens the gate in the early morning, when the river is high. “Now,” he says – and waits.',
    'windows-1252',
    'macintosh',
  ],
  de: [
    'Der Wärter öffnet die Schleuse am frühen Morgen, wenn der Fluß hoch steht und die Kähne warten.',
    'windows-1252',
    'iso-8859-1',
  ],
  fr: [
    'Le gardien ouvre l’écluse très tôt le matin, quand la rivière est haute et que les péniches arrivent.',
    'windows-1252',
  ],
  es: [
    'El guardián abre la compuerta por la mañana, cuando el río está crecido y las barcas esperan su señal.',
    'windows-1252',
    'iso-8859-1',
  ],
  it: [
    'Il custode apre la chiusa la mattina presto, perché il fiume è alto e le barche aspettano laggiù.',
    'windows-1252',
  ],
  pl: [
    'Strażnik otwiera śluzę wcześnie rano, gdy rzeka jest wysoka, a łodzie czekają już pod mostem.',
    'windows-1250',
    'iso-8859-2',
  ],
  cs: [
    'Hlídač otevírá zdymadlo časně ráno, když je řeka vysoká a čluny čekají pod starým mostem.',
    'windows-1250',
    'iso-8859-2',
  ],
  ru: [
    'Смотритель открывает шлюз рано утром, когда вода в реке поднимается и баржи ждут под мостом.',
    'windows-1251',
    'koi8-r',
    'iso-8859-5',
    'cp866',
  ],
  el: [
    'Ο φύλακας ανοίγει το φράγμα νωρίς το πρωί, όταν το ποτάμι είναι ψηλά και οι βάρκες περιμένουν.',
    'windows-1253',
    'iso-8859-7',
  ],
  tr: ['Bekçi, nehir yükseldiğinde ve mavnalar köprünün altında beklerken sabah erkenden kapağı açar.', 'windows-1254'],
  he: ['השומר פותח את הסכר בשעת בוקר מוקדמת, כאשר הנהר גבוה והסירות ממתינות מתחת לגשר הישן.', 'windows-1255'],
  ar: ['يفتح الحارس البوابة في الصباح الباكر عندما يكون النهر مرتفعا وتنتظر القوارب تحت الجسر القديم.', 'windows-1256'],
  ja: [
    '水門の番人は、川の水位が高くなり、橋の下で船が待っている早朝に、古い門をゆっくりと開けます。',
    'shift_jis',
    'euc-jp',
  ],
  zh: ['清晨河水上涨，船只在桥下等候，看守人慢慢打开古老的水闸，记下每艘船的名字和水位的高度。', 'gb18030', 'gbk'],
  ko: [
    '강물이 불어나고 배들이 다리 아래에서 기다리는 이른 아침에 문지기가 오래된 수문을 천천히 엽니다.',
    'euc-kr',
    'cp949',
  ],
};

const unicode = ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'];

/** Scores the detection of encodings on encoded sentences. */
export function scoreGeneratedEncodings(): Score {
  const results = Object.entries(samples).flatMap(([language, [sentence, ...encodings]]) => {
    const text = `${sentence}\n`.repeat(8);
    const marked = unicode.map((encoding) => [encoding, iconv.encode(text, encoding, { addBOM: true })] as const);
    const plain = ['utf-8', ...encodings].map((encoding) => [encoding, iconv.encode(text, encoding)] as const);
    return [...marked, ...plain]
      .filter(([encoding, bytes]) => iconv.decode(bytes, encoding) === text)
      .map(([encoding, bytes]) => [`${language} in ${encoding}`, decodeText(bytes) === text] as const);
  });
  return scored(results);
}

/** Scores the detection of languages. */
export async function scoreGeneratedLanguages(): Promise<Score> {
  const detector = await LanguageDetector.load();
  return scored(
    Object.entries(samples).map(([language, [text]]) => [language, detector.detect(text).language === language]),
  );
}

const cells = [
  'Ada',
  'Lovelace, Ada',
  '1815-12-10',
  '3.14',
  '1.024,50',
  'a "word"',
  'x@example.com',
  '',
  'New York',
  '10:30',
];

/** Scores the detection of CSV dialects on generated tables. */
export function scoreGeneratedDialects(): Score {
  const results: (readonly [string, boolean])[] = [];
  for (const delimiter of [',', ';', '\t', '|']) {
    for (let columns = 2; columns <= 7; columns += 1) {
      for (let shift = 0; shift < 5; shift += 1) {
        const rows = Array.from({ length: 8 }, (_, row) =>
          Array.from(
            { length: columns },
            (_cell, column) => cells[(row * 3 + column * 7 + shift) % cells.length] ?? '',
          ),
        );
        const text = rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\r\n');
        results.push([`${JSON.stringify(delimiter)}, ${columns} columns`, detectDialect(text).delimiter === delimiter]);
      }
    }
  }
  return scored(results);
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Files in folders with the names of their encodings, as in the tests of chardet. An encoding with which a file decodes to the same text is correct. */
export function scoreEncodings(folder: string): Score {
  const results = readdirSync(folder, { withFileTypes: true }).flatMap((entry): (readonly [string, boolean])[] => {
    const encoding = entry.name.toLowerCase().replace(/^(iso-8859-\d+|windows-\d+|maccyrillic|utf-8)-.*$/, '$1');
    if (!entry.isDirectory() || !iconv.encodingExists(encoding)) return [];
    return readdirSync(join(folder, entry.name)).map((name) => {
      const bytes = readFileSync(join(folder, entry.name, name));
      const expected = iconv.decode(bytes, encoding);
      return [`${entry.name}/${name}`, decodeText(bytes) === expected.replace(/^\u{feff}/u, '')];
    });
  });
  return scored(results);
}

const delimiterNames: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  vslash: '|',
  space: ' ',
  colon: ':',
};

/** Files with annotated dialects, as in ws-garcia/CSVsniffer: `annotations.txt` beside a folder `CSV`. */
export function scoreDialects(folder: string): Score {
  const lines = readFileSync(join(folder, 'annotations.txt'), 'utf8').split(/\r?\n/).slice(2);
  const results = lines.flatMap((line): (readonly [string, boolean])[] => {
    const [name = '', , delimiter = ''] = line.split('|');
    const file = join(folder, 'CSV', name);
    if (name === '' || !existsSync(file)) return [];
    return [[name, detectDialect(decodeText(readFileSync(file))).delimiter === delimiterNames[delimiter]]];
  });
  return scored(results);
}
