/**
 * Words that turn the meaning of a question while its vector hardly changes: opposites, amounts, times and units. A word that ends with `*` stands
 * for all that begin with the rest. English, and the most frequent ones of German, French, Spanish, Italian, Portuguese and Dutch.
 */
const turning = `
who whom whose when where why many much
before after until since during ago now today tomorrow yesterday next last previous always often rarely only
more less fewer most least min minimum minimal* max maximum maximal* above below over under up down out off left right inside outside
first second* third half double once twice one two three four five six seven eight nine ten eleven twelve hundred* thousand* million* billion* dozen
minute* hour* day* dail* week* month* year* annual* quarter* morning evening night weekend* spring summer autumn winter
january february march april june july august september october november december
monday* tuesday* wednesday* thursday* friday* saturday* sunday*
increas* decreas* rais* lower* rise* fall* grow* shrink* enabl* activat* deactivat* start* stop* begin* end ends ending open* clos*
buy* sell* sold bought import* export* upload* download* send* sent receiv* add adding added remov* delet* creat* destroy*
accept* reject* approv* deny denies denied allow* forbid* prohibit* includ* exclud* passed passes fail* win wins won winner* lose* losing lost loss* lock* borrow* lend* debit* credit*
deposit* withdraw* encrypt* decrypt* encode* decode* ascend* descend* push* pull* save* spend* gain* enter* exit* arriv* depart* leav*
hot cold high* low big* small* large* long* short* old* new* fast* slow* early earli* late* best worst better worse good bad true false yes
public* privat* safe* danger* legal* illegal* possible impossible male* female* man men woman women boy* girl* husband* wife wives mother* father*
son sons daughter* brother* sister* parent* child* adult* north* south* east* west* horizontal* vertical*
mile* kilomet* meter* metre* kilo* kg km gram* pound* ounce* liter* litre* gallon* celsius fahrenheit euro* dollar* usd eur gbp percent*
vor nach mehr weniger mindestens höchstens heute morgen gestern immer nur öffn* schließ* kauf* verkauf* zwei drei tage tagen woche* monat* jahr*
avant après plus moins toujours aujourd'hui demain hier ouvr* ferm* achet* vend* deux trois jour* semaine* mois ans année*
antes después más menos siempre hoy mañana ayer abrir abre abren cerr* comprar compra compro dos tres día días semana* mes meses año años
prima dopo più meno sempre oggi domani ieri aprire apre aprono chiu* comprare compra vend* due tre giorn* settiman* mese mesi anno anni
depois mais sempre hoje amanhã ontem fech* dois três dia dias ano anos
voor na meer minder altijd vandaag gisteren open* sluit* koop* verkoop* twee drie dag dagen week* maand* jaar*
quand où qui wann wo wer wen wem warum cuándo dónde quién quando dove chi onde quem wanneer waar wie`;

/** Negations, which are all the same. In the languages above. */
const negations = `
no not never none nor neither nobody nothing nowhere without cannot cant dont doesnt isnt wont non
nicht kein* ohne nie niemals nichts niemand weder ne n' pas sans jamais aucun* ni rien sin nunca jamás ningún ninguna ninguno nada tampoco
senza mai nessun* niente né não nao sem nenhum* nem niet geen zonder nooit niets niemand`;

/** Beginnings that often negate. Words such as "under" have them too, and then have to be in both questions. */
const negatingPrefix = /^(?:un|dis|non|mis)\p{L}{3}/u;

/** Words with which sentences begin, and which are therefore not names. */
const openers = `
a an the this that these those i you we they he she it my your our their his her its is are was were am be been do does did can could will would
should shall may might must have has had what which how who whom whose when where why if as at in on of to for from with by and or but so
please tell give show explain describe summarize list find help get let make write compare define hello hi hey thanks thank good could
der die das den dem ein eine einen einem ich du er sie es wir ihr mein meine kann können darf muss soll ist sind war hat haben wird was wie wer wo wann
warum welche welcher welches bitte gibt gib zeige wenn in im auf mit für von zu und oder
le la les un une des je tu il elle nous vous ils mon ma mes est sont peut puis dois quel quelle quels quelles comment pourquoi combien où quand qui que
quoi si dans de du pour avec et ou
el los las una unos yo tú mi mis es son puedo puede hay qué cuál cuáles cómo cuánto cuándo dónde quién por para con y o en
lo gli uno io mio mia è sono posso può c'è che cosa quale quali come quanto quando dove chi perché per con e nel
os as um uma eu meu minha é são posso pode há qual quais quanto onde quem por para com
de het een ik jij wij mijn is zijn kan mag moet wat welke hoe waarom wanneer waar voor met en of`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const wholes = (text: string): ReadonlySet<string> => new Set(words(text).filter((word) => !word.endsWith('*')));
const stems = (text: string): readonly string[] =>
  words(text).flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : []));

const turningWords = { wholes: wholes(turning), stems: stems(turning) };
const negatingWords = { wholes: wholes(negations), stems: stems(negations) };
const openingWords = wholes(openers);

/**
 * What a word says that must not differ between two questions; undefined if nothing.
 *
 * @param word in lower case, with `'` as its apostrophe
 */
export function turnOf(word: string): string | undefined {
  if (word.endsWith("n't") || isAmong(word, negatingWords)) return 'not';
  if (turningWords.wholes.has(word) || negatingPrefix.test(word)) return word;
  return turningWords.stems.find((stem) => word.startsWith(stem));
}

/** Whether sentences often begin with this word, in lower case. */
export function opensSentences(word: string): boolean {
  return openingWords.has(word);
}

function isAmong(word: string, list: typeof turningWords): boolean {
  return list.wholes.has(word) || list.stems.some((stem) => word.startsWith(stem));
}
