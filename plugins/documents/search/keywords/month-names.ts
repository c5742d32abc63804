import { foldedWord } from './folded-word.js';

/**
 * Names of the twelve months in the languages whose months have names, whole and shortened, alone and as they are in a date. They are those of the
 * Unicode CLDR, which `Intl` has too, but making its formats takes a second.
 */
const names: readonly string[] = [
  `ean eanáir ene enero gen gener gennaio ian ianuarie ion ionawr jaan jaanuar jan janar janeiro januar januari january január januára janv
  janvier janvāris janúar led leden ledna oca ocak sausio sausis sij siječanj siječnja sty styczeń stycznia tammi tammikuu tammikuuta urt
  urtarrila xan xaneiro yan yanvar ιαν ιανουαρίου сту студзень студзеня січ січень січня янв январь января януари јан јануар јануари ינו ינואר
  يناير ژانویه जन जनवरी জানু জানুয়ারি`,
  `chw chwef chwefror feabh feabhra feb febbraio febr febreiro febrer febrero februar februari februarie february február februára februāris
  febrúar fev fevereiro fevral févr février helmi helmikuu helmikuuta lut lutego luty ots otsaila shk shkurt vasario vasaris veebr veebruar
  velj veljača veljače úno únor února şub şubat φεβ φεβρουαρίου лют лютага лютий лютого люты феб фебруар фев февр февраль февраля февруари פבר
  פברואר فبراير فوریه फ़र फ़रवरी ফেব ফেব্রুয়ারি`,
  `bře březen března kovas kovo maalis maaliskuu maaliskuuta maart mac machi mar marca march marec maret mars mart martie marts martxoa marzec
  marzo març março maw mawrth mrt márc március márta mär märts märz ožu ožujak ožujka μαρ μαρτίου бер березень березня мар март марта сак
  сакавік сакавіка מרץ مارس मार्च মার্চ`,
  `abr abril aib aibreán api apirila apr aprel april aprile aprili aprilie aprill apríl apríla aprīlis avr avril balandis balandžio dub duben
  dubna ebr ebrill huhti huhtikuu huhtikuuta kwi kwiecień kwietnia nis nisan pri prill tra travanj travnja ápr április απρ απριλίου апр апрель
  апреля април квіт квітень квітня кра красавік красавіка אפר אפריל آوریل أبريل अप्रैल এপ্রি এপ্রিল`,
  `beal bealtaine gegužė gegužės kvě květen května mag maggio mai maiatza maig maijs maio maj maja may mayo mayıs maí mei máj mája május svi
  svibanj svibnja touko toukokuu toukokuuta μαΐ μαΐου май мая мај трав травень травня מאי مايو مه मई মে`,
  `birželio birželis cze czerwca czerwiec eka ekaina giu giugno haz haziran iun iunie iyn iyun juin jun june junho juni junij junio juny juuni
  jún júna június júní jūn jūnijs kesä kesäkuu kesäkuuta lip lipanj lipnja meh mehefin meith meitheamh qer qershor xuño červen června čvn ιουν
  ιουνίου июн июнь июня черв червень червня чэр чэрвень чэрвеня юни јун јуни יוני يونيو ژوئن जून জুন`,
  `gor gorff gorffennaf heinä heinäkuu heinäkuuta iul iulie iyl iyul iúil juil juillet jul julai julho juli julij julio juliol july juuli júl
  júla július júlí jūl jūlijs korr korrik liepa liepos lip lipca lipiec lug luglio srp srpanj srpnja tem temmuz uzt uztaila xul xullo července
  červenec čvc ιουλ ιουλίου июл июль июля лип липень липня ліп ліпень ліпеня юли јул јули יולי يوليو ژوئیه जुल जुलाई জুল জুলাই`,
  `abu abuztua ag ago agost agosti agosto agu agustus août aug august augusta augusti augusts augustus augusztus avg avgust avq avqust awst ağu
  ağustos elo elokuu elokuuta gush gusht kol kolovoz kolovoza lún lúnasa ogo ogos rugpjūtis rugpjūčio sie sierpień sierpnia srp srpen srpna
  ágú ágúst αυγ αυγούστου авг август августа жні жнівень жніўня серп серпень серпня אוג אוגוסט أغسطس اوت अग अगस्त আগ আগস্ট`,
  `eyl eylül ira iraila medi mfómh rugsėjis rugsėjo ruj rujan rujna sen sentyabr sep sept septemba septembar september septembra septembre
  septembrie septembris septiembre set setembre setembro settembre sht shtator syys syyskuu syyskuuta szept szeptember wrz wrzesień września
  zář září σεπ σεπτεμβρίου вер верасень верасня вересень вересня сент сентябрь сентября сеп септембар септември ספט ספטמבר سبتمبر سپتامبر सित
  सितंबर সেপ সেপ্ট সেপ্টেম্বর`,
  `dfómh eki ekim hyd hydref lis listopad listopada loka lokakuu lokakuuta oct october octobre octombrie octubre okt oktoba oktobar oktober
  oktobris oktoober oktyabr október októbra ott ottobre out outubro paź październik października spalio spalis tet tetor urr urria říj říjen
  října οκτ οκτωβρίου жовт жовтень жовтня кас кастрычнік кастрычніка окт октобар октомври октябрь октября אוק אוקטובר أكتوبر اکتبر अक्टू
  अक्टूबर অক্টো অক্টোবর`,
  `aza azaroa kas kasım lapkritis lapkričio lis listopad listopada listopadu marras marraskuu marraskuuta noiembrie nov novemba novembar
  november novembra novembre novembris novembro noviembre noy noyabr nën nëntor nóv nóvember samh samhain stu studeni studenoga tach tachwedd
  νοε νοεμβρίου лист листопад листопада ліс лістапад лістапада нов новембар ное ноември нояб ноябрь ноября נוב נובמבר نوامبر نوفمبر नव नवंबर
  নভে নভেম্বর`,
  `abe abendua ara aralık dec decembar december decembra decembrie decembris decembro dek dekabr des desemba desember desembre dets detsember
  dez dezember dezembro dhj dhjetor dic dicembre diciembre dis disember déc décembre gru grudnia grudzień gruodis gruodžio joulu joulukuu
  joulukuuta noll nollaig pro prosinac prosinca prosince prosinec rhag rhagfyr δεκ δεκεμβρίου груд грудень грудня дек декабрь декабря декември
  дец децембар сне снежань снежня דצמ דצמבר دسامبر ديسمبر दिस दिसंबर ডিসে ডিসেম্বর`,
];

const ofMonth: readonly (readonly string[])[] = names.map((line) => line.split(/\s+/));
const monthsByName = new Map<string, number[]>();
for (const [at, own] of ofMonth.entries())
  for (const name of new Set(own.map(foldedWord))) monthsByName.set(name, [...(monthsByName.get(name) ?? []), at + 1]);

/** The months, from 1, that a word in lower case names, with or without its accents; some words are different months in different languages. */
export function monthsNamed(word: string): readonly number[] {
  return monthsByName.get(foldedWord(word)) ?? [];
}

/** The names of a month, from 1. */
export function namesOfMonth(month: number): readonly string[] {
  return ofMonth[month - 1] ?? [];
}
