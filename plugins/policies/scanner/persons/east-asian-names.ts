/*
 * Names of Chinese and Korean persons in Latin letters. Given names combine a few syllables freely, so that lists cannot contain them; next to one
 * of the common surnames they are rarely anything else.
 */

const chineseSyllable =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])(?:iang|iong|uang|ang|eng|ong|iao|ian|ing|uai|uan|ai|ei|ao|ou|an|en|ia|ie|iu|in|ua|uo|ui|un|ue|a|o|e|i|u)|er|ai|ao|an|en|ang|ou)';
const koreanSyllable =
  '(?:ji|jae|joo?n|hyun|hyung|min|seo|seung|sung|soo|young|yeon|eun|hee|hye|kyung|woo|won|yoon|chul|dong|hoon|jin|jong|kwang|mi|sang|seok|suk|tae|yong|ye|byung|cheol|gyu|hwan|jeong|joo)';
/** `Xiaoming`, `Jihoon`. */
const joined = new RegExp(`^(?:${chineseSyllable}{2}|${koreanSyllable}{2})$`, 'i');
/** `Shih-Fu`, `Ming-Yang`, `Su-In`. */
const hyphenated = /^\p{Lu}\p{Ll}{1,5}-\p{Lu}?\p{Ll}{1,5}$/u;

/** Written so, it is an abbreviation. */
const twoCapitals = /^[A-Z]{2}/;

/** Surnames that are rarely English words. */
const surnames = setOf(`
 Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Zhu Hu Guo Lin Luo Zheng Liang Xie Tang Deng Feng Peng Zeng Xiao Tian Dong Yuan Cai Jiang Yu Du Ye Cheng
 Wei Su Lu Shen Yao Cui Zhong Liao Shi Jia Xia Fang Zou Xiong Meng Qin Qiu Hou Yin Xue Yan Lei Duan Hao Shao Qian Cao Xi Tu Tao Xing Zhuang Ning Gong
 Chang Hsu Hsieh Chung Tsai Kao Tseng Lee Chan Wong Cheung Leung Lau Kwok Chow Yeung Choi Choe Kim Jung Kang Cho Yoon Shin Jang Lim Seo Kwon Hwang Ahn Yoo
 Bae Noh Tsang Teng Chiu Fung Chau Teo Ong Chua Goh Koh
`);
/** Surnames that are also other words: they count only next to a given name of two syllables. */
const ambiguousSurnames = setOf(
  'He Han Sun Ma Song Pan Fan Tan Ding Ren Fu Bai Long Mao Wan Gu Lai Park Oh Moon Nam Hong Sze Ko Ho Ng Ju Pu Kong',
);
const shortGivenNames = setOf(`
 Wei Jun Xin Tao Feng Ping Ming Hui Jing Lei Yan Bin Bo Chao Hao Jie Kai Ling Peng Qiang Rui Ting Xiang Yi Ying Yun Zhi Gang Jian Juan Kun Liang Mei Ning
 Qing Rong Xia Xue Yong Yue Zhen Lan Lihua Fei Heng Hongwei Wen Xiu Yang Zhong Dong Hai Guang
`);
const places = setOf(`
 Beijing Shanghai Nanjing Wuhan Guangzhou Shenzhen Chengdu Tianjin Hangzhou Suzhou Taiwan Taipei Yunnan Hunan Henan Hainan Fujian Sichuan Shandong Shanxi
 Shaanxi Guangdong Guangxi Guizhou Jiangsu Jiangxi Zhejiang Hebei Hubei Gansu Qinghai Liaoning Jilin Anhui Macao Macau Dalian Xiamen Qingdao Busan Incheon
 Banana Panda China Mango Tango Bingo Kanji Sushi Dojo Judo Sumo Mahjong Kungfu Lingo Manga Mambo Congo Tonga Ginza
`);

/** @param words two words of a name, in either order */
export function isEastAsianName(words: readonly string[]): boolean {
  const [one = '', other = ''] = words;
  return words.length === 2 && (isGivenWith(one, other) || isGivenWith(other, one));
}

/** A cheaper test of the first word alone. */
export function mayBeginEastAsianName(word: string): boolean {
  return surnames.has(word) || ambiguousSurnames.has(word) || isGiven(word) || shortGivenNames.has(word);
}

function isGivenWith(given: string, surname: string): boolean {
  if (surnames.has(surname)) return isGiven(given) || (shortGivenNames.has(given) && given !== surname);
  return ambiguousSurnames.has(surname) && isGiven(given);
}

function isGiven(word: string): boolean {
  if (word.length < 4 || word.length > 13 || twoCapitals.test(word) || places.has(word)) return false;
  return word.includes('-') ? hyphenated.test(word) : joined.test(word);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
