import { likely, possible } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { placesIn } from '../places-in-match.js';
import { isLetterPassword, isPlaceholder } from './randomness.js';

const names =
  '(?:(?:db|database|mysql|postgres|postgresql|pg|mongo|redis|admin|root|user|smtp|mail|email|imap|ftp|sftp|ssh|ldap|wifi|wlan|app|login|account)[_.-])?(?:password|passwd|pwd|passphrase|passwort|kennwort|contraseña|mot de passe|senha|wachtwoord|hasło|lösenord|adgangskode|passord|пароль)';
/** A password of letters. */
const value = /[A-Za-z]{6,40}$/;

/**
 * Passwords of letters only, which other rules leave out because in sentences any word follows "password": they are assigned, and between quotes or the rest of
 * the line. Random letters are found from `medium` on, words at `high`.
 */
export const letterPasswords: readonly Detector[] = [
  {
    category: 'GENERIC_SECRET',
    pattern: `${names}["'\`]? ?(?:=|:=|=>|:) ?["'\`]?[A-Za-z]{6,40}`,
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    places: (candidate) => {
      const { text } = candidate;
      const start = text.search(value);
      const score = scoreOf(text.slice(start), text.slice(0, start), candidate);
      if (score === 0 || score < candidate.minScore) return undefined;
      return placesIn(candidate, [[start, text.length]], score);
    },
  },
];

/** What is said about passwords, and their types in code. */
const harmless =
  /^(?:string|required|optional|hidden|secret|password|passwd|passphrase|passwort|kennwort|text|value|input|field|label|field\w*|undefined|unknown|changeme|incorrect|invalid|expired|missing|empty|forgot\w*|forgotten|protected|encrypted|hashed|hash|bcrypt|scrypt|argon|plain|plaintext|prompt|boolean|number|object|varchar|default|update|updated|change|changed|reset|create|enabled|disabled|manager|placeholder|confirm\w*|verify|policy|strength|strong|weak|please|enter|see|getpass|environ|process|config|settings|credentials|username|token|masked|redacted|removed|omitted|geheim|nicht|falsch|vergessen|erforderlich|requis|obligatoire|oublié|incorrecto|olvidada|requerida)$/i;
/** `userPassword`, `DbPasswordField`, `getPwdStr`: a name in a program. */
const nameInProgram =
  /pass(?:word|wd|phrase)?|pwd|secret|^[a-z]+(?:[A-Z][a-z]+)+$|^[A-Z][a-z]+(?:[A-Z][a-z]+)*(?:Field|Input|Value|Type|Error|Schema|String)$/;
/** The end of a line, or of a member of a connection string or a query. */
const endOfLine = /^(?:[;&]|,?[ \t]*(?:[\n\r]|$))/;

function scoreOf(text: string, before: string, { behind }: Candidate): number {
  const quote = before.at(-1) ?? '';
  const isQuoted = /["'`]/.test(quote);
  if (isQuoted ? behind[0] !== quote : !endOfLine.test(behind)) return 0;
  if (harmless.test(text) || isPlaceholder(text) || nameInProgram.test(text)) return 0;
  return isLetterPassword(text) ? likely : possible;
}
