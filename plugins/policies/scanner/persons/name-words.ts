import { firstNamesInOtherLetters, lastNamesInOtherLetters } from './lists/cyrillic-and-greek-names.js';
import { firstNames } from './lists/first-names.js';
import { lastNames } from './lists/last-names.js';

/** Classifies words as names. */
export interface NameWords {
  isFirst(word: string): boolean;
  isLast(word: string): boolean;
  /** A listed name, several joined by hyphens, or a name like `McGregor` and `O'Hara`. */
  isName(word: string): boolean;
  /**
   * The length of the longest prefix of the word that is a name, apart from hyphenated ones; 0 without one. A name may end inside the word, at an
   * invisible character.
   */
  longestPrefix(word: string): number;
  /** Whether it is also an ordinary word, a place or a month, and not a name on its own. */
  isAmbiguous(word: string): boolean;
}

/** Longer than all listed names. */
export const longestListed = 24;

let known: NameWords | undefined;

/** Builds the sets of 80,000 names on first use. */
export function nameWords(): NameWords {
  if (known) return known;
  const ambiguous = setOf(ambiguousWords);
  const kinds = kindsOfNames();
  const beginnings = new Beginnings(kinds);
  const kindOf = (word: string): number => (word.length < longestListed ? (kinds.get(word) ?? 0) : 0);
  known = {
    isFirst: (word) => (kindOf(word) & first) !== 0,
    isLast: (word) => (kindOf(word) & last) !== 0,
    isName: (word) =>
      kindOf(word) !== 0 ||
      isPrefixed(word) ||
      (word.includes('-') && word.split('-').every((part) => kindOf(part) !== 0)),
    longestPrefix: (word) => (isPrefixed(word) ? word.length : beginnings.longestOf(word)),
    isAmbiguous: (word) => ambiguous.has(word) || (word.length <= 3 && !shortNames.has(word)),
  };
  return known;
}

/** Bits of the kinds of names. */
const [first, last] = [1, 2];

/** The kinds of all listed names. One map, because a look-up among so many takes longer than most tests. */
function kindsOfNames(): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const name of setOf(firstNames + firstNamesInOtherLetters)) kinds.set(name, first);
  for (const name of setOf(lastNames + lastNamesInOtherLetters))
    for (const form of [name, ofWoman(name)]) kinds.set(form, (kinds.get(form) ?? 0) | last);
  for (const word of never) kinds.delete(word);
  return kinds;
}

/** The surname of a woman, in Slavic languages with Cyrillic letters. */
function ofWoman(name: string): string {
  return name.replace(/(?<=[оеёи][вн])$/u, 'а').replace(/ий$/u, 'ая');
}

/** Whether it begins like `McGregor` and `O'Hara`. */
function isPrefixed(word: string): boolean {
  return mayBePrefix(word.charCodeAt(0)) && /^(?:O'|Mc|Mac|D')\p{Lu}\p{Ll}/u.test(word);
}

/** First letters of `O'`, `Mc`, `Mac`, `D'`. */
function mayBePrefix(unit: number): boolean {
  return unit === 0x4f || unit === 0x4d || unit === 0x44;
}

/** Finds the longest listed name that is a prefix of a word, with a filter over incremental hashes. */
class Beginnings {
  static readonly #bits = 1 << 19;
  readonly #names: ReadonlyMap<string, unknown>;
  /** Bloom filter of the hashes of all names. */
  readonly #sums = new Uint8Array(Beginnings.#bits >> 3);
  /** The greatest unit in a name: all of them are in Latin, Greek or Cyrillic script. */
  #greatest = 0;

  constructor(names: ReadonlyMap<string, unknown>) {
    this.#names = names;
    for (const name of names.keys()) {
      let sum = 0;
      for (let at = 0; at < name.length; at += 1) {
        sum = added(sum, name.charCodeAt(at));
        this.#greatest = Math.max(this.#greatest, name.charCodeAt(at));
      }
      const place = (sum & (Beginnings.#bits - 1)) >>> 3;
      this.#sums[place] = (this.#sums[place] as number) | (1 << (sum & 7));
    }
  }

  /** @returns its length; 0 without one */
  longestOf(word: string): number {
    const limit = Math.min(word.length, longestListed);
    let [sum, longest] = [0, 0];
    for (let at = 0; at < limit && word.charCodeAt(at) <= this.#greatest; at += 1) {
      sum = added(sum, word.charCodeAt(at));
      const byte = this.#sums[(sum & (Beginnings.#bits - 1)) >>> 3] as number;
      if ((byte & (1 << (sum & 7))) !== 0 && this.#names.has(word.slice(0, at + 1))) longest = at + 1;
    }
    return longest;
  }
}

function added(sum: number, unit: number): number {
  const mixed = Math.imul(sum ^ unit, 0x01000193);
  return mixed ^ (mixed >>> 15);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}

/** Listed as names in some language, but function words in another. */
const never = setOf(`
 The This That These Those There Then Than They Them Their What When Where Which While Who Whom Whose Why How Here Her His Him Has Had Have Are
 And But For Nor Not Now Off Our Out Own She Was Were With You Your Can Could Should Would Did Does Done Its Let May Might Must Mine My Me He
 In Is It If Of On Or To So Do No As At Be By An Am We Us Go Up All Any Each Every Some Such Same Only Very Just Also Even Much Many Most More
 Yes Name Names Baby Princess Prince Royal Economic Czech Number Order Card From Into Onto Over Under After Before About Above Below Please Thanks Thank Dear Hi Hello Hey Bye Sir Madam Mister Miss Mrs Doctor Mom Dad
 Inc Ltd Corp Street Avenue Road Lane Apt Suite University School College Company Bank Hotel Club Park City Country Republic States United
 English Irish Bitte Eine Einen Haben Sagen Gott Rolle Rollen Kunst Ziel Beste Freund Freunde Este Esta Among Christians Deus Certo Tenho
 Kunde Kunden Frau Frauen Herren Tage Termine Viel Leider Dann Weil Alles Kein Lieber Gleis Steuer Bonjour Buongiorno Lundi Mardi Janvier Les Elle Pour Pero Como Hasta Hora
 Anno Sabato Maandag Vrijdag Namn Eller Selam Sayın Pani
 Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag Januar Februar März Juni Juli Oktober Dezember
 January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday
`);

const shortNames = setOf(`
 Abe Ada Ali Amy Ana Ann Axl Bea Ben Bob Dan Deb Eva Eve Fay Gus Guy Hal Ian Ida Ira Ivo Jan Jay Jen Jim Joe Jon Joy Kai Kay Ken Kim Lea Lee Len
 Leo Les Lia Liv Liz Lou Luc Mac Mae Meg Mel Mia Moe Ned Nia Nik Ola Pam Pat Peg Pia Rae Ray Rob Rod Ron Roy Sal Sam Sid Sue Ted Tim Tom Uwe Val
 Van Vic Wes Zoe
`);

/** Listed names that are also ordinary words, which begin harmless messages of programs in their language, or places or brands. */
const ambiguousWords = `
 Able Abroad Absolute Ace Adobe Africa Alabama Alaska Albany Amber America Amsterdam Angel Angola Apple Arizona Arrow Art Asia Athens Atlas Austin
 Australia Austria Autumn Bach Baker Ball Bank Banks Bar Bark Baron Basil Bass Bath Bay Beach Bean Bear Beautiful Berlin Berry Best Bill Bird Bishop Black
 Blade Blair Blaze Blue Bolt Bond Book Boston Bow Boy Branch Brand Brave Brazil Bridge Bright Brilliant Britain Brook Brooklyn Brown Buck Bush Butcher Cairo
 California Camp Canada Candy Card Carpenter Carolina Case Cash Castle Cat Chad Chance Chapel Chase Cherry Chess Chester Chicago Chile China Chin Christian
 Christmas Church Clay Clean Clear Cleveland Cliff Cloud Cole Columbia Commerce Congo Constant Cook Coral Corn Cotton Court Cross Crow Crown Cuba
 Cuban Dakota Dallas Dame Darling Dash Day Daisy Dean Death Delaware Delta Denmark Denver Desire Destiny Diamond Dinner Dolly Dove Drew Dublin Duke
 Dutch Eagle Earl Early Earth East Easter Echo Eden Egypt Ember Emerald England Ernest Essence Ethiopia Europe Even Ever Fair Faith Falcon Fall Farmer Favour
 Fern Field Fields Finland Fisher Fish Flora Florence Florida Flower Ford Forest Fortune Fox France Free French Frost Gale Garden Garland Gay Gem General
 Geneva Genesis Georgia German Germany Ghana Gift Ginger Glad Glen Glory Gold Good Grace Grand Grant Gray Great Greece Green Grey Guide Gun Hall Hand Happy
 Harbor Harmony Harvest Haven Hazel Head Heart Heath Heaven Heavenly Hill Hills Holly Holland Home Honest Honey Honor Hope House Houston Hungary Hunt
 Hunter Iceland Idol India Indiana Indigo Iran Iraq Ireland Iris Iron Israel Italy Ivory Ivy Jade Jamaica Japan Jasmine Jersey Jet Jewel Jordan Journey Joy
 Jubilee Judge July June Jupiter Justice Just Kansas Kenya Key King Kings Knight Korea Lake Lamb Lance Land Lane Laurel Law Lawn Lead Leaf Lebanon Lemon Liberty
 Light Lily Lima Lincoln Link Lion Little Lodge London Long Lord Lotus Love Lovely Loving Lucky Luna Lyric Madison Madrid Magic Magnolia Major Malta Manchester
 Maple Marble Market Mars Marsh Martini Marvel Maryland Mason Master Matter Max Mayor Meadow Melody Memory Merit Mercury Mercy Merry Mexico Miami 
 Milan Mile Miles Mill Miller Million Milo Ming Miracle Mississippi Missouri Modest Money Montana Moon Moore Moral Moreno Morning Moscow Moses Mother Mountain
 Myrtle Nature Naval Nevada Nice Nigeria Noble Noel North Norway Note Nova Oak Ocean Ohio Olive Olympia Oman Opal Orange Orlando Osaka Oxford Page Palace Palm
 Pakistan Panama Paradise Paris Park Parker Part Pax Peace Peach Pearl Penny Pepper Perfect Peru Petite Philadelphia Phoenix Pilot Pink Pine Place Poland
 Pope Poppy Porter Portland Portugal Post Powers Praise Precious Press Price Pride Priest Prima Prince Princess Promise Prosper Providence Prudence Pure Queen
 Rain Rainbow Ram Raven Ravine Ray Red Reed Reign Rich Rice River Rivers Robin Rock Rod Roman Romania Rome Roof Rose Rosemary Rosetta Royal Ruby Rule Rush
 Russia Rust Sable Sage Sailor Saint Salt Sand Sandy Santa Saturn Savage Savannah Scarlet School Scotland Scout Sea Season September Serbia Serene Shade
 Sharp Shepherd Sierra Silver Singer Sky Smart Smith Snow Solo Somalia Song Sonny Soul South Spain Sparrow Spring Star Steel Sterling Stern Still Stone
 Storm Story Straight Strange Strong Success Sudan Summer Sun Sunday Sunny Sunshine Sweden Sweet Swift Sydney Syria Tailor Tanner Temple Tennessee Terra
 Texas Thailand Thai Thunder Thyme Tiger Time Timber Tobacco Tokyo Toronto Town Townsend Treasure Tree Trinity True Trust Truth Tunisia Turkey Tutor Ukraine
 Unique Unity Valencia Vale Valley Van Velvet Venice Venus Vera Vermont Victoria Victory Vienna Viking Violet Virginia Vision Wade Wales Wall War Ward
 Warsaw Washington Water Waters Watt Wave Web Weaver West Wheeler White Will Wild Willow Wind Winner Winter Winters Wisdom Wise Wolf Wonder Wood Woods Word World
 Adelaide Camden Melbourne Manila Wellington Hollywood Houston Raleigh Arlington Trenton Portland Oakland Stockton Boulder Salem Memphis Milan Turin Verona Genoa
 Geneva Lima Quito Lagos Accra Dakar Delhi Lahore Karachi Dhaka Beirut Amman Doha Dubai Bali Perth Brisbane Hobart Auckland Dunedin Halifax Calgary Montreal Forbes Harvard
 Pino Anki Munich Mali Burma Lazio Sahara Mauritius Morse Lansing Tang Roman Masa Saya Platina Prata Fido Amistad
 Worth Wright Wyoming Yale York Young Zambia Zenith Zimbabwe Zion Arabia Barcelona Havana Medina Roma Sofia Aurora Bath Bern Bonn Cologne Dresden Essen Lyon Nice
 Alpha Beta Gamma Omega Java Ruby Python Perl Julia Kotlin Swift Rust Basic Delphi Scala Dart Cassandra Redis Kafka Claude Siri Alexa Cortana Mars Neptune
 Pluto Uranus Titan Europa Apollo Athena Zeus Hera Hermes Ares Odin Thor Loki Freya Isis Osiris Ra Buddha Krishna Shiva Brahma Jesus Christ Mohammed Muhammad Islam
 Jenkins Tesla Mercedes Francisco Diego Louis Levi Server Motors Johnson Johnsons Ford Pepper Disney Chanel Gucci Prada Porsche Ferrari Siemens Bosch Toyota
 Honda Suzuki Mazda Nissan Kia Nobel Fourier Turing Bayes Euler Newton Einstein Darwin Pascal Watson Carrera Don Dona Nera Fritz Bible Koran Torah Lent Advent Noel Easter Ramadan Hanukkah Eid
 Arzt Auge Augen Bauch Baum Bein Bett Betten Blick Blume Brot Bruder Buch Dach Dauer Feld Fisch Frosch Gabel Gast Glück Gras Hals Hase Haupt Heim Herbst Herd Holz Horn Huhn Käfer
 Kaiser Kalb Kalender Kampf Kappe Kasten Kern Kette Klinge Knabe Knecht Kohl Kopf Korn Kosten Kranz Krebs Kreis Kupfer Lage Leder Leiter Liebe Löffel Magen Meer Mehl Meister
 Messer Moor Mühle Nagel Nase Nebel Pfeffer Prinz Reich Reis Ritter Roggen Rohr Sack Salz Schaden Schatz Schild Schloss Schuh Schüler Schutz Sommer Sonne Sorge Stamm Staub Stolz Strand
 Strauß Streit Stroh Strom Sturm Tasche Teufel Vater Volk Waage Ware Wasser Wiese Wille Winkel Wirt Wunsch Zahn Zimmer Zweifel Ville Beau Reine Comte Jardin Fleur Loup
 Poisson Pont Mont Val Bois Champ Rivière Lune Ciel Roche Amour Victoire Juste Franc Marzo Abril Mayo Agosto Conde Duque Caballero Casa Blanco Rojo Verde Azul Gato Perro Pera Puente Valle
 Campo Lago Cielo Roca Arena Tierra Aire Amor Bueno Cabello Cabeza Mano Torre Fuente Iglesia Plaza Mercado Camino Cuesta Toro Vaca Gallo Cuervo Águila Gentile Aprile Maggio Fino Corso Corte
 Duca Cavaliere Fiore Fiori Bianco Nero Rosso Gatto Volpe Lupo Bosco Prato Mare Vento Neve Pietra Fuoco Aria Amore Pace Bello Grande Grandi Romani Milano Napoli Palermo
 Messina Genova Piazza Porta Chiesa Castello Villa Cara Caro Quarta Quinta Leite Serra Rios Maan Steen Groot Kort Zwart Bruin Groen Gade Skog Ström Fors Cena
 Aldi Alfa Audi Barbie Bentley Ceylon Cher Dacia Dell Dragi Fanta Fedora Flink Gala Guinness Kindle Levis Lexus Mambo Mensa Meta Monzo Nike Othello Polo Renault Safari Samba Savanna
 Vivaldi Zara Fine Nine Lemme Okey
 Adsız Albero Alla Alleen Alta Anda Andere Antal Arama Açık Babel Barra Berre Bilde Blau Block Boven Bouton Cadena Canal Cari Carta Cartes Cesta Chemin Chip Chmura Colar Cont Contra
 Crea Criado Czekaj Dane Dato Değer Deja Després Dessa Detta Dies Domene Durante Edita Edite Elige Esse Essa Etter Eylem Faktor Fallo Fant Feil Flater Floor Fondo Formato Fumo Gass
 Gelen Geri Graf Grøn Grupe Guardado Güneş Hacer Hald Halda Hold Hosszú Hurtig Hvit Isto Jeton Kada Karta Kaynak Kayıt Keer Keiner Kita Klima Knapp Kont Koppel Korda Krok Lanza Lassen
 Lean Lees Levá Lewa Line Loja Luce Lukk Maak Madde Mater Medya Mens Menu Metod Mørk Nada Natt Negara Neste Neto Netto Nota Nová Novi Novo Nový Oblak Opna Özel Orka Parada Pátek
 Perfetto Pianta Pista Pole Poort Porte Renk Rota Ruta Rute Sabit Sada Sair Sala Salvar Samo Sampla Schakelaar Seguro Sever Sigur Skala Sobota Stelsel Stilla Strøm Styr Suma Svart Taal
 Tâche Taslak Temel Testo Tími Tomar Trace Troch Trovato Ultimo Uygun Uzel Uzun Valge Valore Vann Varje Varlık Versie Vill Vind Violett Yeni Zaman Zona
 Вера Надежда Любовь Роман Лев Слава Владимир Роза Лилия Марк Лука Майя Виктория София Мир Злата Ангел Калина Бисер Надія Любов Мороз Коваль Мельник Бондар Казаков Белов Чернов Новиков
 Ειρήνη Σοφία Ζωή Παρασκευή Κυριακή Ελευθερία Νίκη Αθηνά Άγγελος
`;
