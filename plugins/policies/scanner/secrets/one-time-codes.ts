import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import { placesIn } from '../places-in-match.js';

const names = [
  'otp|totp|(?:pass|auth|sms|2fa|mfa|tan|otp|login|sign-in|log-in|verification|verify|authentication|authenticator|security|access|unlock|one[ -]time)[ -]?(?:pass)?(?:code|pin)',
  'one[ -]time (?:password|passcode|pin|verification code)|bestätigungscode|sicherheitscode|verifizierungscode|einmalcode|einmalkennwort|sms-?tan',
  'code de (?:vérification|sécurité|confirmation)|código de (?:verificación|verificação|seguridad|segurança|acceso)|codice di (?:verifica|sicurezza|accesso)',
  'verificatiecode|beveiligingscode|kod (?:weryfikacyjny|sms|dostępu)|код (?:подтверждения|доступа|из смс)|doğrulama kodu|رمز (?:التحقق|التأكيد)|सत्यापन कोड|ओटीपी',
  '验证码|驗證碼|校验码|動態密碼|認証コード|確認コード|인증번호|인증 번호',
].join('|');

/** The code at the end of a match. */
const code = /(?:[A-Z]-)?(?:\d{4,8}|\d{3}[ -]\d{3})$/i;

/** Codes that are valid once and not for long: `your verification code is 482913`. */
export const oneTimeCode: Detector = {
  category: 'GENERIC_SECRET',
  pattern: `(?:${names})(?: (?:for|to|für|pour|para|per|voor|do) (?:[\\w-]{1,16} ){0,2}[\\w-]{1,16})?(?:(?: ?[:=：-]| (?:is|was|ist|lautet|est|es|è|é|to)(?: now| again)?:?|是|为|は|는|:)? ?)["'\`*]{0,2}(?:[A-Z]-)?(?:\\d{4,8}|\\d{3}[ -]\\d{3})`,
  ignoreCase: true,
  score: likely,
  longestOnly: true,
  places: (candidate) => {
    const { text } = candidate;
    const start = text.search(code);
    return isYear(text.slice(start)) ? undefined : placesIn(candidate, [[start, text.length]]);
  },
};

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}
