const letter = /\p{L}/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;
/** At the end of a question. */
const marks = ' \n\t\u3000?？。！!';

/** At the end of a Japanese question: whether something is so, and please. */
const japaneseEnd =
  /(?:(?:とは|は)?(?:なん|(?<!\p{Script=Han})何|いつ|どこ|だれ|誰|いくら|いくつ))?(?:になりますか|でしょうか|ですか|ますか|ませんか|ましょうか|てください|て下さい|を教えて)?$/u;
/** How, how much, and the number of something. A Han character before it makes another word: `幾何`. */
const japanese =
  /どのくらい|どれくらい|どのように|どうやって|どうすれば|どうしたら|(?<!\p{Script=Han})何(?=[日月年時分歳円個人回名枚台本件週])/gu;
const chinese =
  /请问|請問|为什么|為什麼|什么|什麼|多少|怎么样|怎麼樣|怎么|怎麼|怎样|怎樣|如何|哪里|哪裡|哪儿|哪个|哪個|哪些|[吗嗎呢]$/gu;

/**
 * Returns a question in Japanese or Chinese without the phrases that make it one. They are written without spaces, so that other questions, such as
 * the titles of a list of questions, would have the same pairs of characters.
 */
export function withoutAsking(question: string): string {
  if (!unspaced.test(question)) return question;
  let end = question.length;
  while (end > 0 && marks.includes(question.charAt(end - 1))) end -= 1;
  const rest = question
    .slice(0, end)
    .replace(japaneseEnd, '')
    .replaceAll(japanese, ' ')
    .replaceAll(chinese, ' ')
    .trim();
  return letter.test(rest) ? rest : question;
}
