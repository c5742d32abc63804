import { attacksAbroad, requestsAbroad } from './attacks-abroad.js';
import { type Grammar, readGrammar, together } from './grammar.js';
import type { LabelledText } from './labelled-text.js';
import { dialogueOf, written } from './ordinary-dialogues.js';
import type { SeededRandom } from './seeded-random.js';

const attacks = together(readGrammar('attacks'), readGrammar('attack-families'), readGrammar('attack-hijacks'));
/** Texts that use the attackers' words, and ordinary requests. */
const harmlessTexts = together(
  readGrammar('harmless-texts'),
  readGrammar('harmless-requests'),
  readGrammar('harmless-hijacks'),
);
const plantedOrders = readGrammar('planted-orders');
const harmlessOrders: Grammar = { ...plantedOrders, ...readGrammar('harmless-orders') };
const talkOfAttacks: Grammar = { ...readGrammar('guarding-talk'), ...readGrammar('talk-of-attacks') };
const framedAttacks: Grammar = { ...talkOfAttacks, ...readGrammar('framed-attacks') };
const agentTalk = readGrammar('agent-talk');
const everydayTalk = readGrammar('everyday-talk');
const abroadTalk = readGrammar('abroad-talk');
/** Sentences about each category of which there are few real texts, and requests to models. */
const contentSentences = byCategory('content', ['sexual', 'self_harm', 'violence', 'harassment', 'hate']);
const contentRequests = byCategory('requests', ['self_harm', 'sexual']);
const contentAbroad = byCategory('abroad', ['sexual', 'self_harm']);
const harmlessSentences = readGrammar('harmless-sentences');
const harmlessAbroad = readGrammar('harmless-abroad');
const otherRequests = readGrammar('other-requests');

/** Deeper than any sentence of the grammar goes. */
const mostDepth = 8;
/** For each group of this many attacks, one more text has an order that is planted in what an assistant reads, beside harmless texts from such places. */
const plantedEvery = 6;
const postedToPlanted = 2;

const ordersInConversations = [
  '{caller} {demand}. {hush}',
  '{demandOf}. {hush}',
  '{matter} {caller} {demand}.',
  '{record}',
];

/**
 * Attacks and harmless texts out of the grammar. Every third attack hides inside a harmless text, and some of the rest are written in one of the ways
 * that are to fool a filter.
 */
export function syntheticTexts(count: number, random: SeededRandom): readonly LabelledText[] {
  const texts: LabelledText[] = [];
  for (let index = 0; index < count; index += 1) {
    const attack = filled('{root}', attacks, random);
    const around = filled('{root}', harmlessTexts, random);
    const text = index % 3 === 0 ? between(around, attack, random) : disguised(attack, index, random);
    texts.push(
      labelled(`attack/${index}`, text, 1),
      labelled(`harmless/${index}`, continued(around, index, random), 0),
    );
    if (index % plantedEvery === 0)
      texts.push(
        labelled(`planted/${index}`, filled('{root}', plantedOrders, random), 1),
        ...Array.from({ length: postedToPlanted }, (_, at) =>
          labelled(`posted/${index}/${at}`, filled('{root}', harmlessOrders, random), 0),
        ),
      );
    if (index % 2 === 0)
      texts.push(
        labelled(`attack-abroad/${index}`, filled('{root}', attacksAbroad, random), 1),
        labelled(`request-abroad/${index}`, filled('{root}', requestsAbroad, random), 0),
      );
    if (index % 2 === 1) texts.push(labelled(`guarding/${index}`, filled('{root}', talkOfAttacks, random), 0));
    if (index % 4 === 1) texts.push(labelled(`framed/${index}`, filled('{root}', framedAttacks, random), 1));
    // Also what has nothing to do with assistants, in more languages than the attacks have.
    if (index % 8 === 0) texts.push(labelled(`talk/${index}`, filled('{root}', everydayTalk, random), 0));
    else if (index % 4 === 2) texts.push(labelled(`abroad/${index}`, filled('{root}', abroadTalk, random), 0));
    else if (index % 2 === 1) texts.push(labelled(`agent/${index}`, filled('{root}', agentTalk, random), 0));
  }
  return texts;
}

/** Ordinary conversations, and half as many short ones with an attack, or with an order to whatever model reads them, in one of the last turns. */
export function dialogueTexts(count: number, random: SeededRandom): readonly LabelledText[] {
  const texts: LabelledText[] = [];
  const fill = (template: string, grammar: Grammar): string => filled(template, grammar, random);
  for (let index = 0; index < count; index += 1) {
    texts.push(
      labelled(`dialogue/${index}`, written(dialogueOf(random, fill, index % 4 === 1 ? 'long' : 'ordinary')), 0),
    );
    if (index % 2 !== 0) continue;
    const dialogue = dialogueOf(random, fill, 'short');
    const attack = index % 4 === 0 ? fill('{root}', attacks) : fill(random.pick(ordersInConversations), plantedOrders);
    const turns = dialogue.turns.with(index % 3 === 0 ? -1 : -2, attack);
    texts.push(labelled(`dialogue/attack/${index}`, written({ ...dialogue, turns }), 1));
  }
  return texts;
}

/** What harmful requests of other kinds are not about. */
const unaffected = { sexual: 0, self_harm: 0 };

/**
 * Texts of each content category, and harmless ones with the same words. Every fourth request stands at the end of a talk of something else, so that neither
 * length nor a sad mood speaks for a category.
 */
export function contentTexts(count: number, random: SeededRandom): readonly LabelledText[] {
  const texts: LabelledText[] = [];
  const add = (category: string, id: string, text: string): void => {
    texts.push({ ...labelled(`${category}/${id}`, text, 0), labels: { [category]: 1 } });
  };
  const addSafe = (id: string, text: string): void => {
    texts.push({ ...labelled(`safe/${id}`, text, 0), labels: { unsafe: 0 } });
  };
  for (let index = 0; index < count; index += 1) {
    for (const [category, grammar] of contentSentences) add(category, `${index}`, filled('{root}', grammar, random));
    for (const [category, grammar] of contentRequests) {
      const request = filled('{root}', grammar, random);
      const before = index % 4 === 0 ? `${filled('{root}', everydayTalk, random)} ` : '';
      add(category, `request/${index}`, before + request);
    }
    addSafe(`${index}`, filled('{root}', harmlessSentences, random));
    addSafe(`talk/${index}`, filled('{root}', everydayTalk, random));
    addSafe(`letter/${index}`, filled(index % 2 === 0 ? '{letter}' : '{root}', everydayTalk, random));
    addSafe(`abroad/${index}`, filled('{root}', abroadTalk, random));
    if (index % 3 === 0) {
      const parts = Array.from({ length: 3 + (index % 4) }, () => filled('{root}', harmlessSentences, random));
      addSafe(`long/${index}`, parts.join(' '));
    }
    texts.push({ ...labelled(`other/${index}`, filled('{root}', otherRequests, random), 0), labels: unaffected });
  }
  return [...texts, ...requestsInMoreLanguages(count, random)];
}

/** Requests about sex and self-harm in more languages, and harmless texts with the same words; the other categories do not learn from them. */
function requestsInMoreLanguages(count: number, random: SeededRandom): readonly LabelledText[] {
  const texts: LabelledText[] = [];
  const add = (id: string, grammar: Grammar, labels: LabelledText['labels']): void => {
    texts.push({ ...labelled(id, filled('{root}', grammar, random), 0), labels });
  };
  for (let index = 0; index < count; index += 1) {
    for (const [category, grammar] of contentAbroad)
      add(`${category}/abroad/${index}`, grammar, { ...unaffected, [category]: 1 });
    add(`safe/further/${index}`, harmlessAbroad, unaffected);
  }
  return texts;
}

function byCategory(folder: string, categories: readonly string[]): readonly (readonly [string, Grammar])[] {
  return categories.map((category) => [category, readGrammar(`${folder}/${category}`)]);
}

function labelled(id: string, text: string, attack: 0 | 1): LabelledText {
  const source = `synthetic-${attack}`;
  return {
    id: `synthetic/${id}`,
    task: 'synthetic',
    text,
    labels: { prompt_attack: attack },
    source,
    licence: 'Apache-2.0',
  };
}

function between(around: string, attack: string, random: SeededRandom): string {
  const tail = filled('{root}', harmlessTexts, random);
  return random.pick([
    `${around} ${attack}`,
    `${around}\n\n${attack}\n\n${tail}`,
    `${attack} ${around}`,
    `${around} ${attack} ${tail}`,
  ]);
}

/** Every fourth harmless text is longer, so that length does not speak for an attack. */
function continued(text: string, index: number, random: SeededRandom): string {
  if (index % 4 !== 0) return text;
  const further = Array.from({ length: 2 + (index % 5) }, (_, part) =>
    filled('{root}', part % 2 === 0 ? harmlessTexts : everydayTalk, random),
  );
  return [text, ...further].join(random.pick([' ', '\n\n', '\n']));
}

function filled(template: string, grammar: Grammar, random: SeededRandom, depth = 0): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'base64')
      return Buffer.from(filled('{override} {goal}', grammar, random, depth + 1)).toString('base64');
    if (name === 'rot13') return rot13(filled('{override} {goal}', grammar, random, depth + 1));
    const choices = grammar[name];
    if (!choices || depth > mostDepth) throw new Error(`The grammar has no end or no "${name}".`);
    return filled(random.pick(choices), grammar, random, depth + 1);
  });
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

const leet: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };

function disguised(text: string, index: number, random: SeededRandom): string {
  if (index % 12 === 1) return text.toUpperCase();
  if (index % 24 === 2) return text.replace(/[aeiost]/g, (letter) => leet[letter] ?? letter);
  if (index % 24 === 4)
    return text.replace(/[a-z]{4,}/gi, (word) =>
      random.next() < 0.4 ? word.split('').join(random.pick([' ', '-', '.'])) : word,
    );
  return index % 2 === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
