import { test } from 'tap';
import { pii, secrets, textsIn } from '../fixtures/found-in.js';
import { randomFrom, seed } from '../../../test/fixtures/random.js';
import { Automaton } from './automaton/automaton.js';
import { StateTrace } from './automaton/state-traces.js';
import type { Candidate } from './engine/detectors/candidate.js';
import { ExactPattern } from './engine/detectors/exact-pattern.js';
import { AutomatonRun } from './engine/groups/automaton-run.js';
import { plannedScanner } from './engine/text-stream.js';
import { DetectorGroup, groupsOf } from './plans/built-in-detectors.js';
import { piiDetectors } from './entities/pii-detectors.js';
import { planRequests } from './plans/plan-requests.js';
import type { SensitivityLevel } from '../sensitivity-level.js';
import { secretDetectors } from './secrets/secret-detectors.js';
import { nationalLookahead } from './telephones/telephone-lookahead.js';

/** The work of scanning a text, per character. */
interface Work {
  readonly runs: number;
  /** Units that the automata of groups read, or found in a trace. */
  readonly units: number;
  /** Ends of matches that were visited. */
  readonly ends: number;
  readonly checks: number;
  /** How often words before or after a position were read. */
  readonly reads: number;
  /** How many units were read for that before a position. */
  readonly readUnits: number;
}

function workOf(level: SensitivityLevel, text: string): Work {
  const { plan } = planRequests([
    { kind: 'pii', sensitivityLevel: level },
    { kind: 'secret', sensitivityLevel: level },
  ]);
  const scanner = plannedScanner({ plan, prepare: () => undefined });
  // What is made on first use does not count.
  scanner.scan(text);
  let [runs, checks, reads, readUnits, ends, read] = [0, 0, 0, 0, 0, 0];
  const { contexts } = plan;
  const [readWords, readRange] = [contexts.read.bind(contexts), contexts.readRange.bind(contexts)];
  contexts.read = (...range) => {
    reads += 1;
    return readWords(...range);
  };
  contexts.readRange = (range, from, until, ...rest) => {
    reads += 1;
    readUnits += until - from;
    readRange(range, from, until, ...rest);
  };
  for (const { detectors } of plan.groups) {
    for (const detector of detectors.byPattern.flat()) {
      const { check } = detector;
      const counted = (candidate: Candidate): boolean | number => {
        checks += 1;
        return check(candidate);
      };
      Object.assign(detector, { check: counted });
    }
  }
  // Automata are shared; each run asks for its start state.
  const undo = plan.groups.map(({ group: { automaton } }) => {
    const startState = automaton.startState.bind(automaton);
    automaton.startState = (before) => {
      runs += 1;
      return startState(before);
    };
    return () => {
      automaton.startState = startState;
    };
  });
  const restore = countRuns({
    unit: (count) => {
      read += count;
    },
    end: () => {
      ends += 1;
    },
  });
  scanner.scan(text);
  for (const each of [...undo, restore]) each();
  const each = (count: number): number => count / text.length;
  return {
    runs: each(runs),
    units: each(read),
    ends: each(ends),
    checks: each(checks),
    reads: each(reads),
    readUnits: each(readUnits),
  };
}

function methodOf<Name extends 'read' | 'next'>(name: Name): AutomatonRun[Name] {
  return AutomatonRun.prototype[name];
}

/** @returns ends the counting */
function countRuns(count: { readonly unit: (count: number) => void; readonly end: () => void }): () => void {
  const { prototype } = AutomatonRun;
  const [read, next] = [methodOf('read'), methodOf('next')];
  prototype.read = function (window, start): void {
    read.call(this, window, start);
    count.unit(this.reached - start);
  };
  prototype.next = function (...settled): boolean {
    const isFound = next.apply(this, settled);
    if (isFound) count.end();
    return isFound;
  };
  return () => Object.assign(prototype, { read, next });
}

await test('after a digit and a full stop, hyphen or slash, only patterns allowed there are read', (t) => {
  const { runs } = workOf('medium', '1-1 1.1/'.repeat(500));
  t.ok(runs < 0.4, `${runs} runs for each character`);
  t.end();
});

await test('inside a finding nothing is read for the requests that have it', (t) => {
  const address = '221B Aaaa Bbbb Cccc Baker Street, Dddd Eeee, Ffff Gggg 12345, ';
  const { runs } = workOf('medium', address.repeat(60));
  t.ok(runs < 0.1, `${runs} runs for each character`);
  t.end();
});

await test('a row of letters in a script without spaces is read in linear time, though a match may start at each', (t) => {
  const { runs } = workOf('medium', `${'天气很好我们走吧'.repeat(20)}。`.repeat(20));
  t.ok(runs < 0.05, `${runs} runs for each character`);
  t.end();
});

await test('an East Asian name whose given name is not listed is found in front of a long row', (t) => {
  const { plan } = planRequests([pii.high]);
  const scanner = plannedScanner({ plan, prepare: () => undefined });
  t.equal(textsIn(scanner, `then Li LiAna東${"O'HaraxGregor".repeat(8)}`)[0], 'Li LiAna');
  t.end();
});

await test('each word that is not a name is looked up once', (t) => {
  const { checks } = workOf('high', 'Qxz-Rvk-Wqj-Xtr-'.repeat(200));
  t.ok(checks < 1, `${checks} checks for each character`);
  const { plan } = planRequests([pii.high]);
  const [name] = textsIn(plannedScanner({ plan, prepare: () => undefined }), 'then John\u200buid');
  t.equal(name, 'John', 'names that end within what automata read as a word are found');
  t.end();
});

await test('the prefilter reads capitalized words with hyphens up to the longest match, so that no address run starts at each', (t) => {
  const { runs } = workOf('medium', '-Rh-In'.repeat(500));
  t.ok(runs < 0.05, `${runs} runs for each character`);
  t.end();
});

await test('few ends of a name with many hyphens are checked, whether it is a name or not', (t) => {
  for (const name of ['Ana-Eva-', 'Ana-Qxz-Rvk-Wqj-', 'Dr And-Qxz-Rvk-Wqj-']) {
    const { checks } = workOf('high', name.repeat(200));
    t.ok(checks < 4, `${name}: ${checks} checks for each character`);
  }
  t.end();
});

await test('a value in a long row is read up to its 201st visible character, whatever follows', (t) => {
  const { plan } = planRequests([secrets.medium]);
  const find = (text: string): readonly string[] => textsIn(plannedScanner({ plan, prepare: () => undefined }), text);
  const row = Array.from({ length: 60 }, (_, index) => `k${(index * 7919) % 97}Zq`).join('');
  t.strictSame(find(`password=${row.slice(0, 190)} `), [row.slice(0, 190)]);
  t.strictSame(find(`password=${row} `), [row], 'the rest of the row belongs to it');
  t.strictSame(find(`password=${row.slice(0, 201)}&${row.slice(0, 9)}`), [row.slice(0, 201)]);
  t.strictSame(find(`password=${row.slice(0, 100)}\u200b${row.slice(100, 201)}&a`), [
    `${row.slice(0, 100)}\u200b${row.slice(100, 201)}`,
  ]);
  t.end();
});

await test('the length of a value does not depend on the invisible characters of the text before', (t) => {
  const { plan } = planRequests([secrets.medium]);
  const scanner = plannedScanner({ plan, prepare: () => undefined });
  const row = Array.from({ length: 80 }, (_, index) => `k${(index * 7919) % 97}Zq`).join('');
  const value = `${row.slice(0, 100)}\u200b${row.slice(100, 150)}\u200b${row.slice(150, 199)}!!`;
  const find = (text: string): readonly string[] => textsIn(scanner, text);
  t.strictSame(find(`password=${value}&a`), [value]);
  t.strictSame(find(`password=${row.slice(0, 201)}&a`), [row.slice(0, 201)]);
  t.strictSame(find(`password=${value}&a`), [value], 'after a text without them');
  t.end();
});

await test('digits separated by invisible characters are one number', (t) => {
  for (const text of ['1\u00ad', '\u200b2\u00ad12', '1a\u00ad']) {
    const { runs, checks } = workOf('medium', text.repeat(1000));
    t.ok(runs < 0.05 && checks < 0.05, `${JSON.stringify(text)}: ${runs} runs, ${checks} checks for each character`);
  }
  t.end();
});

await test('few ends are checked in rows where a match may end anywhere', (t) => {
  for (const [text, most] of [
    [' 12', 1.5],
    ['11(', 4],
    ['DE89 ', 1],
    ["あ我'John", 3],
  ] as const) {
    const { checks } = workOf('high', text.repeat(400));
    t.ok(checks < most, `${text}: ${checks} checks for each character`);
  }
  t.end();
});

await test('groups of digits without context words are tested once for the start of a likely telephone number', (t) => {
  for (const [text, most] of [
    ['11(', 0.01],
    ['(555-', 0.01],
    ['4111 4111 -', 0.01],
    ['+1 2 3 4 5 6 7 8 9', 0.2],
    ['0012(345) ', 0.3],
    ['9\u3000', 0.01],
  ] as const) {
    const { checks } = workOf('medium', text.repeat(400));
    t.ok(checks < most, `${text}: ${checks} checks for each character`);
  }
  t.end();
});

await test('in rows of signs and letters no value is read unless the name of a secret precedes it', (t) => {
  for (const text of ['=x1', 'a1.=', '=a1b']) {
    const { runs } = workOf('medium', text.repeat(400));
    t.ok(runs < 0.05, `${text}: ${runs} runs for each character`);
  }
  t.end();
});

await test('in rows of names and values few values are read, because their characters are counted from one position to the next', (t) => {
  for (const text of ['token===a1', 'key===', 'password==', '１=', '１=٣\u200b=', '===＝＝＝pwd', 'pwd==****—#']) {
    const { checks } = workOf('medium', text.repeat(400));
    t.ok(checks < 0.05, `${JSON.stringify(text)}: ${checks} checks for each character`);
  }
  t.end();
});

await test('in rows of options that follow no command none is read', (t) => {
  for (const text of ['&/p:/p:/p:', ';/rp:/rp:/p:', '/p:：-p']) {
    const { checks } = workOf('medium', text.repeat(400));
    t.ok(checks < 0.2, `${text}: ${checks} checks for each character`);
  }
  t.end();
});

await test('in rows of prefixes of tokens none is compared with its pattern, and no name is looked for', (t) => {
  for (const text of ['SG.SG.', 'IGQ-', 'xoxd-'])
    for (const level of ['low', 'medium', 'high'] as const) {
      const { checks, ends } = workOf(level, text.repeat(400));
      t.ok(checks < 0.01 && ends < 0.1, `${text} at ${level}: ${checks} checks, ${ends} ends for each character`);
    }
  t.end();
});

await test('in dotted rows of digits, patterns that do not match beside digits are not read', (t) => {
  for (const text of ['1.2.3.2.1\u00ad2.2.2.3.3.1\u00ad2.3', '12.12.1\u00ad', '1.2.3.2.2.2.3.3.1']) {
    const { ends } = workOf('high', text.repeat(100));
    t.ok(ends < 1.5, `${JSON.stringify(text)}: ${ends} ends for each character`);
  }
  t.end();
});

await test('a position at which no pattern of the narrowed selection can start is skipped', (t) => {
  for (const text of ['33(', '11(']) {
    const { runs } = workOf('medium', text.repeat(400));
    t.ok(runs < 0.4, `${text}: ${runs} runs for each character`);
  }
  t.end();
});

await test('in rows of letters and digits between invisible characters, lookahead tests see the characters beyond them', (t) => {
  for (const [text, most] of [
    ['K\u200bK12-', 0.01],
    ['DE89\u200b', 0.01],
    ['DE\u200b12\u3000', 0.01],
  ] as const) {
    const { reads } = workOf('medium', text.repeat(400));
    t.ok(reads < most, `${JSON.stringify(text)}: ${reads} reads for each character`);
  }
  const { checks } = workOf('medium', 'DE89\u200b'.repeat(400));
  t.ok(checks < 0.05, `${checks} checks for each character`);
  t.end();
});

await test('words are read once for all positions that follow them, in any script', (t) => {
  for (const [text, most] of [
    ['555电话٣(7\u3000', 0.01],
    ['0123\ud83d电话', 0.01],
    ['::::vat:', 0.2],
    ['vat#::::', 0.2],
    ['-1A\u200bK\u200b', 0.8],
    ['331A\u200b\u200bK\u200b', 0.1],
  ] as const) {
    const { reads } = workOf('low', text.repeat(400));
    t.ok(reads < most, `${JSON.stringify(text)}: ${reads} reads for each character`);
  }
  t.end();
});

await test('words before a position are read on where the window cuts a word, or the last word is not over', (t) => {
  for (const text of ['|s1–passport', 'token===a1', '电话XX0', 'a14１电话is ']) {
    const { readUnits } = workOf('medium', text.repeat(400));
    t.ok(readUnits < 1, `${text}: ${readUnits} units for each character`);
  }
  t.end();
});

await test('names behind a greeting are checked only where a listed name stands', (t) => {
  const { checks } = workOf('medium', '密码dear Rh'.repeat(400));
  t.ok(checks < 0.01, `${checks} checks for each character`);
  t.end();
});

await test('inside a finding only the patterns of other requests are read', (t) => {
  for (const [text, most] of [
    ['(01(', 0.4],
    ['(00\u00ad4', 0.2],
    ['0\u00ad119(', 0.2],
  ] as const) {
    const { runs } = workOf('medium', text.repeat(400));
    t.ok(runs < most, `${JSON.stringify(text)}: ${runs} runs for each character`);
  }
  t.end();
});

await test('at low, no telephone number that is only likely is read in a row without context words', (t) => {
  for (const text of ['(01\u00ad19 ', '１\u00ad19(0', '0\u00ad119(']) {
    const { units, checks, ends } = workOf('low', text.repeat(400));
    t.ok(units < 2 && ends < 0.1, `${JSON.stringify(text)}: ${units} units, ${ends} ends for each character`);
    t.ok(checks < 0.01, `${JSON.stringify(text)}: ${checks} checks for each character`);
  }
  t.end();
});

await test('a number with a leading zero is not read where its last group would have one digit', (t) => {
  const { units, ends } = workOf('medium', '0\u00ad555\u3000'.repeat(400));
  t.ok(units < 10 && ends < 0.5, `${units} units, ${ends} ends for each character`);
  t.end();
});

await test('no mail address is read before a full stop and an at sign', (t) => {
  const { units, checks } = workOf('low', '1.2.3.2.1\u00ad2.2.31.@2.3.1.2.1\u00ad11'.repeat(100));
  t.ok(units < 3 && checks < 0.05, `${units} units, ${checks} checks for each character`);
  t.end();
});

await test('of the ends of a name, those beyond its last listed word are not checked, and after a find none', (t) => {
  for (const text of ["O'Li密码is EvaO'", "O'Aa東 LiO'", "In密码Mr O'O'O'"]) {
    const { checks } = workOf('high', text.repeat(100));
    t.ok(checks < 0.6, `${text}: ${checks} checks for each character`);
  }
  t.end();
});

await test('rows of two colons and digits are not addresses', (t) => {
  const { checks } = workOf('medium', '::１'.repeat(400));
  t.ok(checks < 0.5, `${checks} checks for each character`);
  t.end();
});

await test('in rows of pieces between invisible characters, checksums are tested before any automaton runs', (t) => {
  for (const [text, most] of [
    ['212\u200bX\u00ad１', 0.05],
    ['331A\u200b\u200bK\u200b', 0.05],
    ['１212\u200b１\u00ad', 0.6],
    ['12345\u200b', 0.3],
    ['DE\u200b12\u3000', 0.05],
  ] as const)
    for (const level of ['low', 'medium'] as const) {
      const { checks } = workOf(level, text.repeat(400));
      t.ok(checks < most, `${JSON.stringify(text)} at ${level}: ${checks} checks for each character`);
    }
  t.end();
});

await test('in a row of letters and digits, patterns that need a certain character later are not read', (t) => {
  for (const [text, most] of [
    ['１212\u200b１\u00ad', 4],
    ['33\u200b٣\u00ad19', 4],
    ['212\u200bX\u00ad１', 8],
    ['eyJ\u00ad33', 3],
  ] as const) {
    const { units } = workOf('low', text.repeat(400));
    t.ok(units < most, `${JSON.stringify(text)}: ${units} units for each character`);
  }
  t.end();
});

await test('runs of tokens and links that begin again within themselves converge', (t) => {
  const { prototype } = StateTrace;
  const name = 'append';
  const append = prototype[name];
  for (const [level, text] of [
    ['low', 'SG.SG.'],
    ['low', 'IGQ-'],
    ['low', 'pina_-'],
    ['low', 'ATCTT3='],
    ['high', 'http://'],
    ['high', 'http://\u00ad'],
  ] as const) {
    let appended = 0;
    prototype[name] = function (...state): void {
      appended += 1;
      append.apply(this, state);
    };
    workOf(level, text.repeat(400));
    prototype[name] = append;
    t.ok(appended < 10 * 400 * text.length, `${text}: ${appended / (400 * text.length)} states for each character`);
  }
  t.end();
});

await test('the longest token up to its maximum length is found, whatever follows', (t) => {
  const { plan } = planRequests([secrets.low]);
  const row = Array.from({ length: 90 }, (_, index) => `k${(index * 7919) % 97}Zq-`).join('');
  const find = (text: string): readonly string[] => textsIn(plannedScanner({ plan, prepare: () => undefined }), text);
  for (const prefix of ['', 'IGQ-'.repeat(60)]) {
    t.strictSame(find(`${prefix} xai-${row.slice(0, 120)}`), [`xai-${row.slice(0, 120)}`]);
    t.strictSame(find(`${prefix} xai-${row}`), [`xai-${row.slice(0, row.slice(0, 120).lastIndexOf('-') + 1)}`]);
    t.strictSame(find(`${prefix} xai-${row.slice(0, 69)} ${row}`), [], 'too short');
  }
  t.end();
});

await test('of the patterns that need context words, only those of the context words there are read in a row', (t) => {
  for (const text of ['-1A\u200bK\u200b', '331A\u200b\u200bK\u200b']) {
    const { ends } = workOf('medium', text.repeat(400));
    t.ok(ends < 0.1, `${JSON.stringify(text)}: ${ends} ends for each character`);
  }
  t.end();
});

await test('rows with two double colons, or nine groups, between invisible characters are not addresses', (t) => {
  for (const text of ['１::１\u200b', 'DE:１\u00ad']) {
    const { checks } = workOf('medium', text.repeat(400));
    t.ok(checks < 0.3, `${JSON.stringify(text)}: ${checks} checks for each character`);
  }
  t.end();
});

await test('at high, the numbering plans are consulted once for all ends of a number', (t) => {
  for (const text of ['11(', '9\u3000']) {
    const { checks } = workOf('high', text.repeat(400));
    t.ok(checks < 0.01, `${JSON.stringify(text)}: ${checks} checks for each character`);
  }
  t.end();
});

await test('groups that are in no numbering plan are not read where only a telephone number may start', (t) => {
  for (const [level, text, most] of [
    ['high', '001(', 2],
    ['high', '11(', 2],
    ['low', '(00\u00ad4', 2],
  ] as const) {
    const { units, checks } = workOf(level, text.repeat(400));
    t.ok(units < most, `${JSON.stringify(text)} at ${level}: ${units} units for each character`);
    t.ok(checks < 0.01, `${JSON.stringify(text)} at ${level}: ${checks} checks for each character`);
  }
  t.end();
});

await test('inside a finding, no lookahead test is made for the request that has it', (t) => {
  const name = 'passes';
  const tests = t.capture(nationalLookahead, name, nationalLookahead[name]);
  const text = '(00\u00ad4'.repeat(400);
  workOf('high', text);
  const { length } = tests();
  t.ok(length < 0.3 * text.length, `${length / text.length} tests for each character`);
  t.end();
});

await test('tokens in a row are compared with their pattern once', (t) => {
  const { prototype } = ExactPattern;
  const name = 'begins';
  const begins = t.capture(prototype, name, prototype[name]);
  const text = 'IGQ-'.repeat(400);
  workOf('low', text);
  const { length } = begins();
  t.ok(length < 0.05 * text.length, `${length / text.length} further tests for each character`);
  t.end();
});

await test('an address is found behind a row of capitalized words', (t) => {
  const { plan } = planRequests([pii.medium]);
  for (const address of ['the corner of Main and Elm', 'USS Ronald\nFPO AE 09123', 'Hauptstraße 5']) {
    const scanner = plannedScanner({ plan, prepare: () => undefined });
    t.equal(textsIn(scanner, `${'SG.SG.'.repeat(60)}; ${address}`).at(-1), address);
  }
  t.end();
});

await test('ends inside words and behind the furthest end of a name are not visited', (t) => {
  for (const [text, mostEnds, mostChecks] of [
    ["東'Li東", 10, 1],
    ['John東', 10, 2],
    ['B\u200bEva', 10, 1],
    ['van E\u00adAve天天', 10, 0.4],
    ['Via Eva\u200b', 10, 0.8],
  ] as const) {
    const { ends, checks } = workOf('high', text.repeat(400));
    t.ok(ends < mostEnds, `${JSON.stringify(text)}: ${ends} ends for each character`);
    t.ok(checks < mostChecks, `${JSON.stringify(text)}: ${checks} checks for each character`);
  }
  t.end();
});

await test(`random numbers add few states to the automata (seed ${seed})`, (t) => {
  const random = randomFrom(seed);
  const number = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => Math.floor(random() * 10)).join('');
  const text = Array.from({ length: 3_000 }, number).join(' ');
  const { detectors } = groupsOf([...piiDetectors, ...secretDetectors]).get('main') as DetectorGroup;
  const { automaton } = new DetectorGroup('none', detectors);
  readEachWord(automaton, text);
  t.ok(automaton.size < 1_500, `${automaton.size} states of ${text.length} characters`);
  t.end();
});

await test(`names with hyphens add few states, wherever a word may start in them (seed ${seed})`, (t) => {
  const random = randomFrom(seed);
  const text = Array.from({ length: 4_000 }, () => (random() < 0.5 ? '-Б' : '-г')).join('');
  for (const name of ['addresses', 'names'] as const) {
    const { detectors } = groupsOf([...piiDetectors, ...secretDetectors]).get(name) as DetectorGroup;
    const { automaton } = new DetectorGroup('none', detectors);
    readEachWord(automaton, text);
    t.ok(automaton.size < 1_000, `${name}: ${automaton.size} states of ${text.length} characters`);
  }
  t.end();
});

/** Runs the automaton from each start of a word, up to the length of the longest match. */
function readEachWord(automaton: Automaton, text: string): void {
  for (const { index } of text.matchAll(/(?<=^|[ -])./g)) {
    let state = automaton.startState(2);
    for (let at = index; at < Math.min(text.length, index + 320) && state !== 0; at += 1)
      state = automaton.step(state, automaton.classes.ofUnit[text.charCodeAt(at)] as number);
  }
}
