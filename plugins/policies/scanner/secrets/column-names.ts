import { noteInHeader as note } from '../tables/header-names.js';
import { foreignNames } from './secret-names.js';

/** What a column holds: passwords, which people choose, or tokens, which are random. */
export type ColumnKind = 'password' | 'token';

const passwordNames = `passwords?|passwd|passwrd|pwds?|pass|passphrase|passcode|pw|psk|${foreignNames.join('|')}`;
const tokenNames = 'token|secret|(?:api|access|secret|private)[ _-]?key';
/** What precedes these names in one word: `db_password`, `clientSecret`. */
const prefix =
  '(?:(?:db|login|user|admin|root|wifi|ssh|ftp|smtp|mail|email|initial|temp|default|new|old|app|api|access|auth|account|client|service)[_-]?)?';

/** The names of columns of secrets, in the dialect of detectors. */
export const columnNames = `${prefix}(?:${passwordNames}|${tokenNames})`;

const passwordColumn = new RegExp(`(?<![\\p{L}\\d])${prefix}(?:${passwordNames})${note}$`, 'iu');
const tokenColumn = new RegExp(`(?<![\\p{L}\\d])${prefix}(?:${tokenNames})${note}$`, 'iu');
/** Tokens that are not secret. */
const harmlessColumn =
  /(?:public|csrf|xsrf|next|page|sync|cancellation|max|total|input|output|prompt|#) ?(?:token|key)$/i;

/** @param name without its quotes */
export function kindOfColumn(name: string): ColumnKind | undefined {
  const words = name.replace(/_/g, ' ');
  if (passwordColumn.test(words)) return 'password';
  return tokenColumn.test(words) && !harmlessColumn.test(words) ? 'token' : undefined;
}

/** The name of a column of accounts, among those before a column of passwords. */
const accountName =
  /(?<![\p{L}\d])(?:user(?:[ _-]?(?:name|id))?s?|log-?in|e-?mails?|accounts?|nutzer(?:name)?|benutzer(?:name)?|konto|utilisateur|identifiant|usuario|utente|usuário|gebruiker(?:snaam)?|użytkownik|пользователь|логин|kullanıcı|用户名?|账号|ユーザー名?|사용자|아이디)(?![\p{L}\d])/iu;

/** @param names what precedes the name of a column in the header */
export function nameAccounts(names: string): boolean {
  return accountName.test(names);
}
