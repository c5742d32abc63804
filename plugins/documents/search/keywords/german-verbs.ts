/** German verbs whose participle has another stem, each with those that begin with a prefix: `annehmen`, `angenommen`. */
const irregular: ReadonlyMap<string, string> = new Map(
  `befehl fohl, beiß biss, bieg bog, biet bot, bind bund, bitt bet, bleib blieb, brech broch, brenn brann, bring brach, denk dach, find fund, flieg flog,
  fließ floss, frier fror, geh gang, gelt golt, gewinn wonn, gieß goss, greif griff, heb hob, helf holf, kenn kann, kling klung, leid litt, leih lieh, lieg leg,
  lüg log, meid mied, nehm nomm, nenn nann, pfeif pfiff, reiß riss, reit ritt, ruf ruf, schieb schob, schieß schoss, schließ schloss, schneid schnitt,
  schreib schrieb, schreit schritt, schweig schwieg, schwimm schwomm, sing sung, sink sunk, sitz sess, sprech sproch, spring sprung, steh stand,
  steig stieg, sterb storb, streich strich, streit stritt, treff troff, treib trieb, trink trunk, tu ta, verlier lor, web wob, weis wies, werb worb,
  werf worf, wieg wog, wiss wuss, zieh zog, zwing zwung`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);
const participles: ReadonlyMap<string, string> = new Map(Array.from(irregular, ([verb, other]) => [other, verb]));

/** Longer ones first: `zurück` is not `zu`. */
const prefixes =
  'entgegen|zusammen|bereit|nieder|vorbei|weiter|wieder|zurück|durch|unter|fest|fort|frei|heim|nach|auf|aus|bei|ein|her|hin|los|mit|vor|weg|ab|an|um|zu';
const participle = new RegExp(`^(${prefixes})?ge(.{2,})(?:et|t|en)$`);
/** The infinitive, also with `zu` in it, and the forms of the present. */
const present = /^(.{2,}?)(?:en|n|e|t)$/;
const prefixed = new RegExp(`^(${prefixes})(zu)?(.{2,})$`);

/**
 * Returns what may be other forms of a German verb, most of which are no words: the participle of an infinitive, and the reverse. Whoever asks what
 * has to be `eingereicht` finds who has to `einreichen` it.
 */
export function germanForms(word: string): readonly string[] {
  const forms = new Set<string>();
  const [, before = '', stem] = participle.exec(word) ?? [];
  for (const verb of stem === undefined ? [] : [stem, participles.get(stem)]) {
    if (verb === undefined) continue;
    for (const ending of ['en', 'e', 't']) forms.add(`${before}${verb}${ending}`);
    if (before !== '') forms.add(`${before}zu${verb}en`);
  }
  const [, whole] = present.exec(word) ?? [];
  if (whole !== undefined) {
    addParticiples('', whole, forms);
    const [, prefix, zu, own] = prefixed.exec(whole) ?? [];
    if (prefix !== undefined && own !== undefined) addParticiples(prefix, own, forms);
    if (zu !== undefined) forms.add(`${prefix}${own}en`);
  }
  forms.delete(word);
  return [...forms];
}

function addParticiples(prefix: string, stem: string, forms: Set<string>): void {
  for (const verb of [stem, irregular.get(stem)])
    if (verb !== undefined) for (const ending of ['t', 'et', 'en']) forms.add(`${prefix}ge${verb}${ending}`);
}
