/*
 * Names of Chinese, Korean, Japanese and Vietnamese persons in Latin letters. Given names combine a few syllables freely, so that lists cannot contain
 * them; next to one of the common surnames they are rarely anything else.
 */

const chineseSyllable =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])(?:iang|iong|uang|ang|eng|ong|iao|ian|ing|uai|uan|ai|ei|ao|ou|an|en|ia|ie|iu|in|ua|uo|ui|un|ue|a|o|e|i|u)|er|ai|ao|an|en|ang|ou)';
const koreanSyllable =
  '(?:ji|jae|joo?n|hyun|hyung|min|seo|seung|sung|soo|young|yeon|eun|hee|hye|kyung|woo|won|yoon|chul|dong|hoon|jin|jong|kwang|mi|sang|seok|suk|tae|yong|ye|byung|cheol|gyu|hwan|jeong|joo)';
/** `Xiaoming`, `Jihoon`. */
const joined = new RegExp(`^(?:${chineseSyllable}{2}|${koreanSyllable}{2})$`, 'i');
/** `Shih-Fu`, `Ming-Yang`, `Su-In`. */
const hyphenated = /^\p{Lu}\p{Ll}{1,5}-\p{Lu}?\p{Ll}{1,5}$/u;

const japaneseSyllable =
  '(?:(?:sh|ch|[kgnhbmpr]y|j)[auo]|[sc]hi|ji|tsu|fu|[kgsztdnhbpmr]?[aeo]|[kgznhbpmr]?[iu]|y[auo]|wa|n(?![aiueoy]))';
/** `Haruto`, `Misaki`. */
const japaneseName = new RegExp(`^(?=.{3,9}$)${japaneseSyllable}{2,5}$`, 'i');
const vietnameseVowel = '[aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵ]';
const vietnameseSyllable = new RegExp(
  `^(?:ngh?|nh|ph|th|tr|kh|gh?|gi|ch?|qu|[bdđhklmnprstvx])?${vietnameseVowel}{1,3}(?:ch|ng?|nh|[cmpt])?$`,
  'iu',
);

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
const japaneseSurnames = setOf(`
 Sato Satoh Suzuki Takahashi Tanaka Watanabe Ito Itoh Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu
 Yamazaki Ikeda Hashimoto Yamashita Ishikawa Nakajima Nakashima Maeda Fujita Ogawa Okada Hasegawa Murakami Kondo Ishii Saito Saitoh Sakamoto Endo Aoki Fujii Nishimura
 Fukuda Miura Fujiwara Okamoto Matsuda Nakagawa Nakano Harada Tamura Takeuchi Kaneko Wada Nakayama Ishida Ueda Morita Shibata Sakai Kudo Yokoyama Miyazaki Miyamoto
 Uchida Takagi Ando Taniguchi Ohno Maruyama Imai Takada Fujimoto Takeda Murata Ueno Sugiyama Masuda Sugawara Hirano Kojima Otsuka Kubo Matsui Iwasaki Sakurai
 Kinoshita Noguchi Matsuo Nomura Kikuchi Sano Onishi Sugimoto Arai Mori Abe Ono Hara Goto Chiba Hirata Kawaguchi Tsuchiya Kawasaki Iwata Higuchi Yasuda
`);
const vietnameseSurnames = setOf(
  'Nguyễn Nguyen Trần Tran Lê Phạm Pham Hoàng Hoang Huỳnh Huynh Phan Vũ Võ Đặng Dang Bùi Bui Đỗ Hồ Ngô Dương Duong Lý Đinh Dinh Trịnh Trinh Trương Truong Đoàn Doan Lâm Phùng Mai Đào Tạ Lương',
);
const shortGivenNames = setOf(`
 Wei Jun Xin Tao Feng Ping Ming Hui Jing Lei Yan Bin Bo Chao Hao Jie Kai Ling Peng Qiang Rui Ting Xiang Yi Ying Yun Zhi Gang Jian Juan Kun Liang Mei Ning
 Qing Rong Xia Xue Yong Yue Zhen Lan Lihua Fei Heng Hongwei Wen Xiu Yang Zhong Dong Hai Guang
`);
const places = setOf(`
 Beijing Shanghai Nanjing Wuhan Guangzhou Shenzhen Chengdu Tianjin Hangzhou Suzhou Taiwan Taipei Yunnan Hunan Henan Hainan Fujian Sichuan Shandong Shanxi
 Shaanxi Guangdong Guangxi Guizhou Jiangsu Jiangxi Zhejiang Hebei Hubei Gansu Qinghai Liaoning Jilin Anhui Macao Macau Dalian Xiamen Qingdao Busan Incheon
 Tokyo Kyoto Osaka Nagoya Kobe Sapporo Hiroshima Okinawa Nara Kanazawa Data Media Area Radio Photo Video Studio Demo Memo Promo Menu
 Banana Panda China Mango Tango Bingo Kanji Sushi Dojo Judo Sumo Mahjong Kungfu Lingo Manga Mambo Congo Tonga Ginza
`);

/** @param words of a name: two in either order, or those of a Vietnamese one, which begins with the surname */
export function isEastAsianName(words: readonly string[]): boolean {
  const [one = '', other = ''] = words;
  if (words.length === 2 && (isGivenWith(one, other) || isGivenWith(other, one))) return true;
  return isVietnameseName(words);
}

/** Of two words, one has a Vietnamese letter: without these, "Mai Thai" may be anything. */
function isVietnameseName([surname = '', ...others]: readonly string[]): boolean {
  if (!vietnameseSurnames.has(surname) || others.length === 0 || others.length > 3) return false;
  return others.every((each) => vietnameseSyllable.test(each)) && /[^ -~]/.test([surname, ...others].join(''));
}

/** A cheaper test of the first word alone. */
export function mayBeginEastAsianName(word: string): boolean {
  return (
    surnames.has(word) ||
    ambiguousSurnames.has(word) ||
    isGiven(word) ||
    shortGivenNames.has(word) ||
    japaneseSurnames.has(word) ||
    isJapaneseGiven(word) ||
    vietnameseSurnames.has(word)
  );
}

function isGivenWith(given: string, surname: string): boolean {
  if (surnames.has(surname)) return isGiven(given) || (shortGivenNames.has(given) && given !== surname);
  if (japaneseSurnames.has(surname)) return isJapaneseGiven(given) && !japaneseSurnames.has(given);
  return ambiguousSurnames.has(surname) && isGiven(given);
}

function isJapaneseGiven(word: string): boolean {
  return japaneseName.test(word) && !twoCapitals.test(word) && !places.has(word);
}

function isGiven(word: string): boolean {
  if (word.length < 4 || word.length > 13 || twoCapitals.test(word) || places.has(word)) return false;
  return word.includes('-') ? hyphenated.test(word) : joined.test(word);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
