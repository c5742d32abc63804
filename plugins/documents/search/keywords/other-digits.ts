/** The zeros of the digits in use, each followed by its one to nine: European, Arabic, Persian, Devanagari, Bengali, Thai, Burmese and Khmer. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0];
const digits = new RegExp(`[${zeros.map((zero) => String.fromCharCode(zero, 0x2d, zero + 9)).join('')}]`, 'g');
const digit = new RegExp(digits.source);

/** Returns a word with the digits of each other script: a part is `44-6612` in one text and `٤٤-٦٦١٢` in another. */
export function inOtherDigits(word: string): readonly string[] {
  if (!digit.test(word)) return [];
  const written = zeros.map((zero) => word.replace(digits, (each) => String.fromCharCode(zero + valueOf(each))));
  return written.filter((one) => one !== word);
}

function valueOf(each: string): number {
  const code = each.charCodeAt(0);
  return code - (zeros.findLast((zero) => zero <= code) ?? 0);
}
