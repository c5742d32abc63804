import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import type { PlaceReader } from '../engine/detectors/place-reader.js';
import type { LookaheadTest } from '../engine/text/lookahead.js';
import { placesIn } from '../places-in-match.js';
import { chosenPassword } from './chosen-passwords.js';
import { scoreOfNamed } from './named-values.js';
import { namingOf } from './secret-names.js';

/** How far before an option its command may stand. */
const longestCommand = 100;

/** An option that names a password for some commands only, or a user and a password in one word. */
interface Option {
  readonly pattern: string;
  readonly command: RegExp;
  /** Where the password is in the match. */
  readonly passwordOf: ReturnType<typeof chosenPassword>;
}

const value = '["\']?[^\\s"\'$<{-][^\\s"\'$<>]{4,100}';
const options: readonly Option[] = [
  {
    // Nothing between the option and its value for mysql and 7z; others have a space.
    pattern: `-p ?${value}`,
    command:
      /\b(?:mysql(?:dump|admin|import)?|mariadb|sshpass|mongo(?:sh|dump|restore|export)?|7za?|rar|psexec\w*|cypher-shell|clickhouse-client|winexe|(?:docker|podman|oc|cf|nerdctl|buildah|skopeo|crane|az|registry) login)\b/i,
    passwordOf: chosenPassword(/^-p ?["']?(.+?)["']?$/d),
  },
  {
    pattern: `-P ?${value}`,
    command: /\b(?:sqlcmd|bcp|zip|unzip|isql|tsql|impacket-\w+)\b/,
    passwordOf: chosenPassword(/^-P ?["']?(.+?)["']?$/d),
  },
  {
    pattern: `-[wak] ${value}`,
    command:
      /\b(?:ldap(?:search|add|modify|delete|passwd|whoami)|redis-cli|openssl (?:enc|\w+-\d+-\w+)|security add-\w+-password)\b/,
    passwordOf: chosenPassword(/^-[wak] ["']?(.+?)["']?$/d),
  },
  {
    pattern: '(?:-a|--auth|-u|-U|--user)[ =]["\']?[^\\s"\':,%$]{1,64}[:,%][^\\s"\'$]{4,100}',
    command: /\b(?:https?|xh|lftp|smbclient|rpcclient|smbget|netexec|nxc|crackmapexec|snowsql|restic)\b/,
    passwordOf: chosenPassword(/[:,%](.+?)["']?$/d),
  },
  {
    pattern: `/(?:rp|p|pass|password)[: ]${value}`,
    command: /\b(?:schtasks|xfreerdp3?|wfreerdp|mstsc|cmdkey|wmic|rdesktop)\b/i,
    passwordOf: chosenPassword(/^\/\w+[: ]["']?(.+?)["']?$/d),
  },
  {
    pattern: '/user:["\']?[^\\s"\'$*/]{1,64}["\']? ["\']?[^\\s"\'$</*-][^\\s"\'$<>]{4,60}',
    command: /\bnet1? use\b/i,
    passwordOf: chosenPassword(/([^\s"']+)["']?$/d),
  },
];

/** In a row of options that follow no command, none is read. */
const commandLookahead: LookaheadTest = {
  firstCharacters: '-/',
  passes: ({ text, place }) => mayFollowCommand(text, place),
};

const anyCommand = new RegExp(options.map(({ command }) => command.source).join('|'), 'i');
/** The command found last: all options of a row follow it. */
const last = { text: '', at: 0 };

function mayFollowCommand(text: string, place: number): boolean {
  const from = Math.max(0, place - longestCommand);
  if (text === last.text && last.at >= from && last.at < place) return true;
  const found = anyCommand.exec(text.slice(from, place));
  if (found === null) return false;
  last.text = text;
  last.at = from + found.index;
  return true;
}

/** A password that is handed to a command through a pipe. */
const piped =
  'echo (?:-n )?["\']?[^\\s"\'$|]{6,100}["\']? ?\\| ?(?:sudo -S|sudo chpasswd|chpasswd|passwd --stdin|(?:docker|podman|helm registry) login|cryptsetup|openssl|gpg --passphrase-fd)';

const longestHost = 96;
/** A host at the beginning of a line or of a quoted text, or after the name of the file. */
const lineOfHost = /(?:(?:^|[\n\r])[ \t"'`]{0,4}|["'`]|pgpass\b[^\n\r]{0,24}\s)[\w.*-]{1,58}$/;
const passwordOfLine = chosenPassword(/:([^:]+)$/d);

/** Words for a password as they are in sentences. */
const passwordNoun =
  '(?:passwort|kennwort|hasł[oa]|heslo|lozink[au]|zaporka|geslo|lösenord(?:et)?|adgangskode(?:n)?|kodeord(?:et)?|passord(?:et)?|wachtwoord|mot de passe|contraseña|palavra-passe|senha|jelszó|salasana|пароль|كلمة (?:المرور|السر)|رمز عبور|סיסמה|पासवर्ड|kata sandi|mật khẩu)';

/** A value that is named after it, between quotation marks or marks of Markdown. Among its first letters is a digit or a sign. */
const valueBeforeName = '[A-Za-z]{0,16}[\\d!@#$%^&+=?~][^\\s"\'`<>]{4,60}';
const isPasswordBehind =
  ' (?:is|was|ist|est|es|è|é|jest|är|er) (?:\\p{L}{1,9} ){0,3}(?:\\p{L}{1,12}-)?(?:password|passcode|passphrase|pwd|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|hasło|lösenord|passord|kodeord)';
/** The value: not "X is not a password". */
const namedBehind = /^[_*"'`]{0,3}(\S+?)[_*"'`]{0,3} (?!.*\b(?:not|no|nicht|kein|keine|pas|un|an?|eine?|une|en)\b)/d;

const credential = { category: 'AUTHORIZATION', score: likely, besideDigits: true, longestOnly: true } as const;

/** Options of commands, and what commands are given otherwise. */
export const commandCredentials: readonly Detector[] = [
  ...options.map(
    ({ pattern, command, passwordOf }): Detector => ({
      ...credential,
      pattern,
      lookahead: commandLookahead,
      places: (candidate) => (isOf(command, candidate) ? passwordOf(candidate) : undefined),
    }),
  ),
  {
    ...credential,
    pattern: 'net1? user [^\\s"\'$*/]{1,64} [^\\s"\'$</*-][^\\s"\'$<>]{4,60}',
    ignoreCase: true,
    places: chosenPassword(/ (\S+)$/d),
  },
  {
    // htpasswd -b FILE USER PASSWORD
    ...credential,
    pattern:
      'htpasswd -\\w{0,6}b\\w{0,6} (?:[^\\s-][^\\s]{0,80} )?[^\\s"\'$:]{1,64} ["\']?[^\\s"\'$<{-][^\\s"\'$<>]{4,100}',
    places: chosenPassword(/ ["']?(\S+)$/d),
  },
  {
    // The share comes first: `net use Z: \\host\share S3cret /user:ana`.
    ...credential,
    pattern: 'net use [^\\n|;&]{1,80} [^\\s/*$][^\\s$]{5,60} /user:\\S{1,64}',
    ignoreCase: true,
    places: chosenPassword(/ (?!\S*(?:\\\\|: ))(\S+) \/user:\S+$/d),
  },
  {
    ...credential,
    pattern: piped,
    places: chosenPassword(/^echo (?:-n )?["']?(?:[^\s"':|]{1,32}:)?([^\s"'|]+)/d),
  },
  {
    // gh secret set NAME --body VALUE
    ...credential,
    pattern: `gh secret set [\\w-]{1,64}(?: --?\\w[\\w-]{0,16}(?:[ =][\\w./-]{1,64})?){0,3} (?:-b|--body)[ =]${value}`,
    places: chosenPassword(/(?:-b|--body)[ =]["']?(\S+?)["']?$/d),
  },
  {
    // A line of a Dockerfile or of a shell: `ENV API_TOKEN Hunter1234!`, `setx DB_PASS Hunter1234!`
    ...credential,
    pattern: `(?:ENV|setx|setenv) {1,2}(?:[A-Za-z\\d]{1,20}_){0,4}(?:TOKEN|SECRET|(?:API|ACCESS|SECRET)_?KEY|PASS|PASSWORD|PASSWD|PASSPHRASE|PWD|PW) {1,3}${value}`,
    places: chosenPassword(/ ["']?(\S+?)["']?$/d),
  },
  {
    // In an instruction: set `DB_TOKEN` to `8a5de3…`
    ...credential,
    category: 'GENERIC_SECRET',
    pattern: `(?:[Ss]et|[Cc]hange|[Uu]pdate|[Rr]otate|[Rr]eset) (?:the )?["'\`*]{0,3}(?:[A-Za-z\\d]{1,20}_){1,4}(?:TOKEN|SECRET|KEY|PASS|PASSWORD|PASSWD|PWD|token|secret|key|pass|password|passwd|pwd)["'\`*]{0,3} (?:to|as) ["'\`*]{0,3}[^\\s"'\`*$<{]{8,200}`,
    places: valueToSet,
  },
  {
    // A line of `.pgpass`: HOST:PORT:DATABASE:USER:PASSWORD
    ...credential,
    pattern: ':(?:54\\d\\d|6432|\\*):[\\w.*-]{1,40}:[\\w.@-]{1,40}:[^\\s:/"\'$<>{}()\\[\\]]{6,100}',
    places: (candidate) => (lineOfHost.test(candidate.before(longestHost)) ? passwordOfLine(candidate) : undefined),
  },
  {
    // sqlplus scott/tiger@host, jdbc:oracle:thin:scott/tiger@host
    ...credential,
    pattern:
      '(?:sqlplus(?: -[SL])?|sqlldr|impdp|expdp|rman target|oracle:(?:thin|oci):) ?["\']?[\\w.$#-]{1,40}/[^\\s/"\'$@]{4,60}@',
    places: chosenPassword(/\/([^/]+)@$/d),
  },
  {
    ...credential,
    pattern: 'WIFI:(?:[A-OQ-Z]:[^;\\s]{0,64};){0,4}P:[^;\\n]{8,63};',
    places: chosenPassword(/;P:([^;]+)/d),
  },
  {
    // In notes: `login: ana / S3cret`, `creds for the box: ana:S3cret`, `user/pass is ana/S3cret`.
    ...credential,
    pattern:
      '(?:log[ -]?in|creds|credentials|user(?:name)? ?[/:] ?pass(?:word)?|zugang(?:sdaten)?|zugriff|identifiants|credenciales|accesso)(?: [\\w-]{1,16}){0,4}(?:: ?| [–—-] | is | are | with | as | lautet )["\'`]?[\\w.@+-]{1,40}(?: ?[/:|] ?)["\'`]?[^\\s"\'`/$<]{6,64}',
    ignoreCase: true,
    places: chosenPassword(/[/:|] ?["'`]?([^\s/:|"'`]+)$/d),
  },
  {
    // `user ana pass S3cret`
    ...credential,
    pattern:
      '(?:user(?:name)?|login) [\\w.@+-]{1,40},? (?:pass(?:word|wd)?|pw|pwd) ["\'`]?[^\\s"\'`$<({\\[][^\\s"\'`<>]{5,64}',
    ignoreCase: true,
    places: chosenPassword(/ ["'`]?(\S+)$/d),
  },
  {
    // The same in sentences of other languages: `lösenordet till servern är S3cret`, `hasło do bazy to S3cret`, `veritabanı şifresi S3cret`, `Passwort S3cret`
    ...credential,
    pattern: `(?:${passwordNoun}(?: (?:от|для|für|vom|zum|pour|du|del|para|per|voor|til|för|till) [\\p{L}-]{1,16}|(?: [\\p{L}-]{1,16}){0,4} (?:ist|lautet|to|jest|je|glasi|er|är|on|is|est|es|è|é|это))?|(?:şifre|parola)(?:s?ı|s?i|m|niz|nız)?):? ["'\`]?[^\\s"'\`$<({\\[][^\\s"'\`<>]{5,64}`,
    ignoreCase: true,
    places: chosenPassword(/ ["'`]?(\S+?)[.,;:!?)]*$/d),
  },
  {
    // `_S3cret_ is the password`
    ...credential,
    pattern: `[_*"'\`]{1,3}${valueBeforeName}["'\`]?${isPasswordBehind}`,
    ignoreCase: true,
    longestOnly: false,
    places: chosenPassword(namedBehind),
  },
  {
    // `use S3cret as root password`
    ...credential,
    pattern:
      '(?:use|uses|used|using|set|chose|choose|pick|picked|take|took|try|enter|type|typed) ["\'`]?[^\\s"\'`<>]{6,60}["\'`]? (?:as|for) (?:\\p{L}{1,9} ){0,3}(?:password|passcode|passphrase|pwd)',
    ignoreCase: true,
    places: chosenPassword(/^\w+ ["'`]?(\S+?)["'`]? (?:as|for) /d),
  },
  {
    // `I changed the password to S3cret`
    ...credential,
    pattern:
      '(?:password|passwort|passcode|passphrase|passwd|pwd|pw)(?: (?:has been|was|is|got|now|just|again)){0,2} (?:changed to|set to|reset to|updated to|to|used to be|will be|should be|now|still)(?: is)?:? ["\'`]?[^\\s"\'`$<({\\[][^\\s"\'`<>]{5,64}',
    ignoreCase: true,
    places: chosenPassword(/ ["'`]?(\S+)$/d),
  },
];

const instruction = /(\w+)["'`*]{0,3} (?:to|as) ["'`*]{0,3}(\S+?)[.,;:!?)]*$/d;

/** The value, if its name is that of a secret and it looks like one. */
function valueToSet(candidate: Candidate): PlaceReader | undefined {
  const found = instruction.exec(candidate.text);
  const range = found?.indices?.[2];
  const naming = found && namingOf(`${found[1]}=`);
  return range && naming && scoreOfNamed(found[2] ?? '', naming) >= likely ? placesIn(candidate, [range]) : undefined;
}

/** Whether the command stands before the option, in the same line and the same call. */
function isOf(command: RegExp, candidate: Candidate): boolean {
  const before = candidate.before(longestCommand);
  return command.test(before.slice(before.search(lastSeparator) + 1));
}

/** It starts with the separator, because an expression for what follows it would read on from each index. */
const lastSeparator = /[\n|;&][^\n|;&]*$/;
