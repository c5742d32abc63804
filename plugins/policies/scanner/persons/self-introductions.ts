import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import { placesIn } from '../secrets/matched-secrets.js';

const chineseSurnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧蔣葉蘇魏呂盧鍾譚陸賈韋鄒龍賀顧龔萬錢嚴湯歐';
const koreanSurnames =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염추도소석선설마길연위표명기반라왕금옥육인맹제모탁국';

/** Scripts without capitals, in which only the words before a name tell that it is one, and how many words follow these. */
const introductions: readonly (readonly [words: string, name: string])[] = [
  ['(?:我叫|我的名字是|我的名字叫|我名叫|姓名：|姓名:) ?', `[${chineseSurnames}]\\p{Script=Han}{1,2}`],
  ['(?:[私僕俺]の名前は|わたしの名前は) ?', '\\p{Script=Han}{1,4}[ 　]?[\\p{Script=Han}ァ-ヺー]{1,4}'],
  ['(?:[제내] 이름은|성함은|이름:|성명:|성함:) ?', `[${koreanSurnames}][가-힣]{2}`],
  ['(?:اسمي|إسمي|أنا اسمي|اسم المريض:|الاسم:|الاسم الكامل:|نام من|اسم من) ', '[ء-ي]{2,15}(?: [ء-ي]{2,15})?'],
  ['(?:שמי|קוראים לי|שם מלא:|שם:) ', '[א-ת]{2,15}(?: [א-ת]{2,15})?'],
  ['(?:ผมชื่อ|ดิฉันชื่อ|ฉันชื่อ|ชื่อ-สกุล:|ชื่อ:) ?', '[ก-๎]{2,20}(?: [ก-๎]{2,20})?'],
  ['(?:मेरा नाम|नाम:|माझे नाव) ', '\\p{Script=Devanagari}{2,15}(?: \\p{Script=Devanagari}{2,15})?'],
  ['(?:আমার নাম|নাম:) ', '\\p{Script=Bengali}{2,15}(?: \\p{Script=Bengali}{2,15})?'],
  ['(?:என் பெயர்|பெயர்:) ', '\\p{Script=Tamil}{2,15}(?: \\p{Script=Tamil}{2,15})?'],
  ['(?:ჩემი სახელია|მე მქვია) ', '\\p{Script=Georgian}{2,15}(?: \\p{Script=Georgian}{2,15})?'],
];

/** "我叫张伟": the words before the name are part of the match, but not of the finding. */
export const selfIntroductions: readonly Detector[] = introductions.map(([words, name]) => {
  const before = new RegExp(`^${words}`, 'u');
  return {
    category: 'PERSON',
    pattern: `${words}${name}`,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    places: (candidate) => {
      const [found = ''] = before.exec(candidate.text) ?? [];
      return placesIn(candidate, [[found.length, candidate.text.length]]);
    },
  };
});
