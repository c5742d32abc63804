import { termsOf } from '../embedding/terms.js';

/** English words whose forms begin differently, or end so that stemming does not join them. */
const forms = [
  'child children, foot feet, goose geese, louse lice, man men, mouse mice, ox oxen, person people, tooth teeth, woman women, die dice',
  'calf calves, half halves, knife knives, leaf leaves, life lives, loaf loaves, scarf scarves, shelf shelves, thief thieves, wife wives, wolf wolves',
  'analysis analyses, axis axes, basis bases, crisis crises, diagnosis diagnoses, hypothesis hypotheses, thesis theses, synthesis syntheses',
  'appendix appendices, index indices, matrix matrices, criterion criteria, phenomenon phenomena, medium media, datum data',
  'bacterium bacteria, curriculum curricula, nucleus nuclei, stimulus stimuli, fungus fungi, radius radii, alumnus alumni, formula formulae',
  'arise arose arisen, awake awoke, bear bore borne, become became, begin began begun, bend bent, bind bound, bite bit bitten, bleed bled',
  'blow blew blown, break broke broken, bring brought, build built, buy bought, catch caught, choose chose chosen, come came, creep crept',
  'deal dealt, dig dug, draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt',
  'fight fought, find found, flee fled, fly flew flown, forbid forbade forbidden, forget forgot forgotten, freeze froze frozen, get got gotten',
  'give gave given, go went gone, grow grew grown, hang hung, hear heard, hide hid hidden, hold held, keep kept, know knew known, lay laid',
  'lead led, leave left, lend lent, lie lay lain, light lit, lose lost, make made, mean meant, meet met, pay paid, ride rode ridden',
  'ring rang rung, rise rose risen, run ran, say said, see saw seen, seek sought, sell sold, send sent, shake shook shaken, shine shone',
  'shoot shot, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, speak spoke spoken, speed sped',
  'spend spent, spin spun, stand stood, steal stole stolen, stick stuck, strike struck, swear swore sworn, sweep swept, swim swam swum',
  'swing swung, take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown, understand understood',
  'wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound, withdraw withdrew withdrawn, write wrote written',
].join(', ');

let others: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the other forms of an irregular English word. */
export function irregularForms(word: string): readonly string[] {
  others ??= readForms();
  const [term = ''] = termsOf(word);
  return others.get(term) ?? [];
}

/** The other forms of each, by its term: `teaches` has that of `teach`. */
function readForms(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const group of forms.split(', ').map((words) => words.split(' '))) {
    for (const word of group) {
      const [term = ''] = termsOf(word);
      found.set(term, [...(found.get(term) ?? []), ...group.filter((other) => other !== word)]);
    }
  }
  return found;
}
