import type { Random } from './texts.js';

/** A part of a piece: constant, or random in each repetition. */
export interface Part {
  readonly name: string;
  readonly text: (random: Random) => string;
}

export type Piece = readonly Part[];

const maxParts = 6;

function drawn(name: string, alphabet: string, least = 1, most = least): Part {
  return {
    name: `<${name}>`,
    text: (random) => {
      const length = least + Math.floor(random() * (most - least + 1));
      return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] as string).join('');
    },
  };
}

const [digits, small, capitals] = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const signs = Array.from(' -.:=(),/@+"\'\n_#\\<>&%$!*~|[]{};?');
/** An invisible character, a wide space, a dash, letters and digits of other scripts, a lone surrogate, an emoji. */
const foreign = ['\u00ad', '\u200b', '\u3000', '\u2013', '東', 'あ', 'б', 'Б', 'ß', '٣', '１', '\ud83d', '😀'];
const literals = [
  '0|1|2|4|9|00|11|12|33|07|19|555|4111|0123|212|4111 1111|12345',
  'a|b|x|s|A|E|X|Aa|x1|a1|A1|DE|GB|DE89|FR76|0x|bc1|1A|3J',
  "Ana|Eva|Li|John|Smith|Mr |Dr. |Rh|In|van |de la |O'|dear |name: ",
  'ssn|iban|password|street|tel|card|key|token|secret|pin|born|address|passport|tax id|vat|phone|account|license',
  'user,pw\n|a;pw\n|"pw",|["pw"],|into t(pw,|a\tpw\n|a  pw\n|connect(a,"x1",',
  '密码|电话|пароль|user|api_key|bearer |ext|is ',
  'Street|St|Ave|rue |Via |straße|P.O. Box |Apt |No. |Unit |the corner of ',
  'http://|www.|.com|sk-|ghp_|eyJ|AKIA|-----BEGIN |localhost|jan|May | years old',
].flatMap((list) => list.split('|'));

const parts: readonly Part[] = [
  drawn('digit', digits),
  drawn('two digits', digits, 2),
  drawn('digits', digits, 1, 12),
  drawn('small', small),
  drawn('capital', capitals),
  drawn('word', small, 1, 9),
  drawn('letters', small + capitals, 1, 20),
  drawn('token', small + capitals + digits, 1, 30),
  drawn('sign', ' -./()'),
  drawn('Han', '天气很好我们走吧电话密码身份证'),
  ...[...signs, ...foreign, ...literals].map((text) => ({ name: text, text: () => text })),
];

/** A piece of one to six parts. */
export function pieces(random: Random): Piece {
  return Array.from({ length: 1 + Math.floor(random() * maxParts) }, () => part(random));
}

/** Mutates a piece: adds, removes, replaces or doubles a part, or swaps two. */
export function mutated(piece: Piece, random: Random): Piece {
  const changed = [...piece];
  const at = Math.floor(random() * piece.length);
  const choice = random();
  if (choice < 0.45) changed[at] = part(random);
  else if (choice < 0.65 && piece.length < maxParts) changed.splice(at, 0, part(random));
  else if (choice < 0.8 && piece.length > 1) changed.splice(at, 1);
  else if (choice < 0.9 && piece.length < maxParts) changed.splice(at, 0, piece[at] as Part);
  else changed.push(...changed.splice(at, 1));
  return changed;
}

export function textOf(piece: Piece, length: number, random: Random): string {
  let text = '';
  while (text.length < length) for (const each of piece) text += each.text(random);
  return text.slice(0, length);
}

export function shownPiece(piece: Piece): string {
  return JSON.stringify(piece.map(({ name }) => name).join('')).replace(
    /[\u007f-\u00a0\u00ad\u2000-\u200f\u3000]/g,
    (invisible) => `\\u${invisible.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function part(random: Random): Part {
  return parts[Math.floor(random() * parts.length)] as Part;
}
