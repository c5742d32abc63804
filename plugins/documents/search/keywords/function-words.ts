import { commonWords } from '../embedding/common-words.js';

/** Words that hold sentences together. English ones are no terms of passages either; the others are rare in a library of several languages. */
const lists: readonly string[] = [
  // German
  `aber alle als am an auch auf aus bei beim bekomme bekommen bekommt bin bis bitte brauche brauchen braucht da damit dann darf das dass dem den denn der
  des die dies diese diesem diesen dieser dieses du dürfen durch ein eine einem einen einer eines er es euch für gibt hab habe haben hat hatte ich ihr ihre ihrem ihren im in ins ist ja jede jedem jeden
  jeder jedes kann kein keine keinem keinen können mache machen macht man mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur ob oder ohne pro
  sein seine seinem seinen sich sie sind so soll sollen tun über um und uns unser unsere unter viel viele vom von vor wann war waren warum was welche
  welchem welchen welcher welches wenn wer werde werden wie wieviel wieviele wir wird wo wofür wohin womit worüber würde zu zum zur zwischen`,
  // French
  `à afin ai au aussi autre aux avant avec avoir avons c ce cela ces cet cette ceux combien comme comment d dans de depuis des dois doit doivent donc dont du elle
  elles en entre es est et été être faire fait faut il ils j je l la le les leur leurs lors lui m ma mais me même mes moi mon n ne nos notre nous on
  ont ou où par pas pendant peut peuvent peux plus pour pourquoi puis puisje qu quand que quel quelle quelles quels qui quoi s sa sans se selon ses si son
  sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vos votre vous y`,
  // Spanish
  `a al algo ante antes aquí así aun cada como cómo con cual cuál cuáles cuando cuándo cuanta cuánta cuantas cuántas cuanto cuánto cuantos cuántos de
  debe debo del desde donde dónde dos durante e el él ella ellas ellos en entre era es esa ese eso esta está están este esto estos fue ha hace han
  hasta hay la las le les lo los mas más me mi mis muy ni no nos nosotros o os otra otro para pero poder por porque pues puede puedo que qué quien
  quién quiénes se sea ser si sí sin sobre son su sus también te tener tengo ti tiene tienen toda todo todos tu tus un una unas uno unos usted y ya yo`,
  // Italian
  `a ad agli ai al alla alle allo anche avere c che chi ci come con cosa cui da dagli dai dal dalla dalle dei del della delle dello deve devo di dopo
  dove e è ed fra gli ha hanno ho i il in io l la le lei li lo loro lui ma mi mia mio ne nei nel nella nelle nello no noi non o per perché più
  posso può qual quale quali quando quanta quante quanti quanto quella quello questa questo qui se sei senza si sia siamo sono sta su sua sugli sui
  sul sulla suo te ti tra tu tua tuo tutti un una uno vi voi`,
  // Portuguese
  `a ao aos aquela aquele as até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era essa esse esta está este eu foi
  há isso isto já la lhe mais mas me mesmo meu meus minha muito na não nas nem no nos nós o os ou para pela pelo por porque posso pode qual quais
  quando quanta quantas quanto quantos que quem são se sem ser seu seus só sua suas também te tem tenho um uma você vocês`,
  // Dutch
  `aan al alle als bij dan dat de deze die dit door een en er geen haar had hebben heb heeft het hij hoe hoeveel hun ik in is je kan kunnen maar me
  met mijn moet moeten na naar niet nog nu of om omdat onder ons ook op over te tot uit van veel voor waar waarom wanneer wat we wel welke werd wie
  wij worden wordt zal ze zich zij zijn zo zonder zou`,
  // Danish, Norwegian and Swedish
  `af alle alt är att av blev bliver da de deg dem den denne der det dette din du efter eller en er et ett etter för for fra från får før ha han har
  hun hur hva hvad hvem hver hvilken hvis hvor hvordan hvornår hvorfor i igen ikke ikkje ind inte jag jeg kan kunne man med meg mig min mit mot mye
  när når ni nogen noget noen og också om op opp över over på så sig sin ska skal skulle som till til var vad vem vi vilka vilken vore ved vid`,
  // Polish
  `a aby ale albo bez był była było być co czy czym czyli dla do gdy gdzie go i ich ile ja jak jaka jakie jaki jako jej jest jeśli już każdy kiedy
  kto która które który lub ma mam mi może można mój moja na nad nie niż o od on ona ono oraz po pod przed przez przy są się ta tak tam te tego tej
  ten to tu tylko w we więc z za ze że`,
  // Russian
  `а без бы был была были было быть в вам вас весь во вот все всех вы где да для до его ее если есть еще же за и из или им их к как какая какие какой
  ко когда кто ли мне можно мой мы на над нам нас не нет ни но о об он она они от по под при с сколько со так там то того только тот ты у уже что
  чтобы эта эти это этот я`,
  // Turkish
  `ama bana bir bu çok da daha de değil diye en gibi hangi için ile kaç kadar ki kim mi mı mu mü nasıl ne neden nedir nerede o olan olarak sonra şu
  ve veya ya zaman`,
  // Arabic
  `في من على إلى عن هو هي هم ما ماذا متى كم كيف أين اين هل لماذا أي التي الذي الذين هذا هذه ذلك تلك أن إن كان كانت أو ثم مع لا لم لن قد كل بعد قبل عند بين`,
  // Korean
  `무엇 무엇인가요 무엇입니까 뭐 뭔가요 언제 언제인가요 어디 어디에 어디인가요 누구 누가 어떻게 왜 얼마 얼마나 얼마인가요 몇 어떤 어느 있나요 있습니까 하나요 합니까 되나요
  됩니까 인가요 입니까 알려주세요 및 또는 그리고`,
];

/** Words that ask for a measure: "how much", "wie oft", "a que horas". What is asked for has a number instead. */
const measures: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    how: 'big deep far fast heavy high large late long many much often old quickly soon tall wide',
    what: 'time',
    wie: 'alt groß häufig hoch lang lange oft schnell schwer spät teuer viel viele weit',
    quelle: 'heure',
    qué: 'hora',
    cuánto: 'cuesta cuestan tiempo',
    che: 'ora',
    quanto: 'costa costano custa custam tempo',
    que: 'hora horas',
    hoe: 'duur groot hoog lang laat vaak veel zwaar',
    hvor: 'høj høy lang langt lenge længe mange meget mye ofte stor',
    hur: 'hög lång länge mycket många ofta stor',
    której: 'godzinie',
  }).map(([word, after]) => [word, new Set(after.split(' '))]),
);
/** Words that ask whether somebody may do something, before who it is: "may" alone is a month. */
const permission = new Set(['may', 'might', 'shall']);
const persons = new Set(['he', 'i', 'it', 'one', 'she', 'they', 'we', 'you']);

const languages: readonly ReadonlySet<string>[] = lists.map((list) => new Set(list.split(/\s+/)));
/** Of English words this many mean something in English too: `die`, `war`, `son`. */
const englishWords = 10_000;
let english: ReadonlySet<string> | undefined;

/**
 * The words of a question, in small letters and in their order, that hold it together and say nothing of what is asked for. A word that English has too
 * is one if another word of its language is among them.
 */
export function functionWordsIn(words: readonly string[]): ReadonlySet<string> {
  english ??= new Set(commonWords.slice(0, englishWords));
  const found = new Set<string>(askingWords(words));
  for (const language of languages) {
    const own = words.filter((word) => language.has(word));
    const isSure = own.length > 1 && own.some((word) => english?.has(word) === false);
    for (const word of own) if (isSure || !english.has(word)) found.add(word);
  }
  return found;
}

function* askingWords(words: readonly string[]): Generator<string> {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    if (measures.get(word)?.has(next) === true) yield next;
    if (permission.has(word) && persons.has(next)) yield word;
  }
}
