import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import { placesIn } from '../places-in-match.js';

const chineseSurnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧蔣葉蘇魏呂盧鍾譚陸賈韋鄒龍賀顧龔萬錢嚴湯歐';
/** Those of the hundred surnames with which no ordinary words begin. */
const rarerSurnames =
  '褚卫尤施戚喻柏窦葛奚郎鲁苗俞柳鲍费廉岑倪滕殷毕邬傅卞齐康伍卜穆萧湛祁禹狄米贝臧谈茅庞纪舒屈项祝董阮蓝闵席季麻娄危童颜梅刁骆樊凌霍虞柯裘缪郁杭洪诸左钮嵇邢裴荣翁荀惠甄曲芮储靳糜焦牧隗宓蓬郗仲伊仇栾甘厉戎符詹韶郜蓟怀蒲邰鄂咸籍赖卓蔺屠池乔胥闻莘翟姬扶堵冉郦雍桑桂濮寿浦温庄晏柴瞿阎慕茹艾慎戈廖庾暨耿弘匡寇阙沃蔚隆巩聂晁敖辛饶鞠巢游竺粟';
const japaneseSurnames =
  '佐藤|鈴木|高橋|田中|伊藤|渡[辺邊邉]|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|林|[斎斉齋]藤|清水|山崎|森|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|岡本|金子|三浦|中野|藤原|原田|中川|松田|竹内|小野|田村|中山|和田|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|宮本|内田|高木|安藤|谷口|大野|丸山|今井|武田|上野|千葉|岩崎|桜井|木下|野口|松井|菊地|野村|新井';
const koreanSurnames =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염추도소석선설마길연위표명기반라왕금옥육인맹제모탁국';

/** English labels, and keys in JSON, of nothing but names of persons. */
const labels =
  '(?:my name is |(?:(?:full|first|last|family|given|customer|patient|employee|client|contact|guest|passenger|recipient|student|cardholder|account ?holder)[ _]?name|surname)["\']? ?[:=] ?["\']?|["\'](?:姓名|氏名|이름|성명|고객명|الاسم|الاسم الكامل|שם מלא)["\'] ?: ?["\'])';
const names =
  '(?:\\p{Script=Han}{1,4}(?:[ 　][\\p{Script=Han}ぁ-ゖァ-ヺ]{1,4})?|[가-힣]{1,4}|[ء-ي]{2,15}(?: [ء-ي]{2,15}){0,3}|[א-ת]{2,15}(?: [א-ת]{2,15}){0,2}|[ก-๎]{2,20}(?: [ก-๎]{2,20})?|\\p{Script=Devanagari}{2,15}(?: \\p{Script=Devanagari}{2,15}){0,2})';

/** Scripts without capitals, in which only the words before a name tell that it is one, and how many words follow these. */
const introductions: readonly (readonly [words: string, name: string])[] = [
  ['(?:我叫|我的名字是|我的名字叫|我名叫|姓名：|姓名:) ?', `[${chineseSurnames}${rarerSurnames}]\\p{Script=Han}{1,2}`],
  ['(?:[私僕俺]の名前は|わたしの名前は) ?', '\\p{Script=Han}{1,4}[ 　]?[\\p{Script=Han}ァ-ヺー]{1,4}'],
  [
    `(?:お?名前|[ご御]?氏名|お客様名|担当者?|宛名)[：:][ 　]?`,
    `(?:${japaneseSurnames})[ 　]?[\\p{Script=Han}ぁ-ゖァ-ヺー]{1,4}`,
  ],
  [
    '(?:客户|客戶|联系人|聯絡人|收件人|发件人|寄件人|患者|病人|持卡人)(?:姓名)?[：:] ?',
    `[${chineseSurnames}${rarerSurnames}]\\p{Script=Han}{1,2}`,
  ],
  ['(?:고객명?|환자명?|수취인|예금주|담당자):\\s?', `[${koreanSurnames}][가-힣]{2}`],
  ['(?:[제내] 이름은|성함은|이름:|성명:|성함:) ?', `[${koreanSurnames}][가-힣]{2}`],
  ['(?:اسمي|إسمي|أنا اسمي|اسم المريض:|الاسم:|الاسم الكامل:|نام من|اسم من) ', '[ء-ي]{2,15}(?: [ء-ي]{2,15})?'],
  ['(?:שמי|קוראים לי|שם מלא:|שם:) ', '[א-ת]{2,15}(?: [א-ת]{2,15})?'],
  ['(?:ผมชื่อ|ดิฉันชื่อ|ฉันชื่อ|ชื่อ-สกุล:|ชื่อ:) ?', '[ก-๎]{2,20}(?: [ก-๎]{2,20})?'],
  ['(?:मेरा नाम|नाम:|माझे नाव) ', '\\p{Script=Devanagari}{2,15}(?: \\p{Script=Devanagari}{2,15})?'],
  ['(?:আমার নাম|নাম:) ', '\\p{Script=Bengali}{2,15}(?: \\p{Script=Bengali}{2,15})?'],
  ['(?:என் பெயர்|பெயர்:) ', '\\p{Script=Tamil}{2,15}(?: \\p{Script=Tamil}{2,15})?'],
  ['(?:ჩემი სახელია|მე მქვია) ', '\\p{Script=Georgian}{2,15}(?: \\p{Script=Georgian}{2,15})?'],
  [labels, names],
];

/** Behind a name, and not the beginning of `様子` and the like. */
const honorific = /^ ?(?:様(?![子式々態相])|さ[まん]|殿)/;

/** "我叫张伟": the words before the name are part of the match, but not of the finding. */
const introduced: readonly Detector[] = introductions.map(([words, name]) => {
  const before = new RegExp(`^${words}`, 'iu');
  return {
    category: 'PERSON',
    pattern: `${words}${name}`,
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    places: (candidate) => {
      const [found = ''] = before.exec(candidate.text) ?? [];
      return placesIn(candidate, [[found.length, candidate.text.length]]);
    },
  };
});

/** "高橋桃子様": what a person is called with stands behind the name. */
const addressed: Detector = {
  category: 'PERSON',
  pattern: `(?:${japaneseSurnames})(?:[ 　]?[\\p{Script=Han}ァ-ヺー]{1,3}|[ 　][ぁ-ゖ]{2,4})?`,
  score: likely,
  besideDigits: true,
  check: ({ behind }) => honorific.test(behind),
};

/** Names in scripts without capitals. */
export const selfIntroductions: readonly Detector[] = [...introduced, addressed];
