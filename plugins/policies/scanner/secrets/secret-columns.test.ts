import { test } from 'tap';
import { secrets, textsIn } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';

const scanner = scannerFor([secrets.medium]);
const found = (text: string): readonly string[] => textsIn(scanner, text);

/** Tables with their secrets between `«` and `»`. */
const tables: Readonly<Record<string, readonly string[]>> = {
  'tables in Markdown': [
    '| Host | User | Password |\n|------|------|----------|\n| erp | ana | «q7Rw!x2Kd9» |\n| crm | leo | «Winter#2024» |\n| hr | kim | «hunter22» |',
    'User | Password\n--- | ---\nana | «q7Rw!x2Kd9»\nleo | «Zebra-77!x»\n\nana | Hunter2024x',
    '| Password | User |\n|:--|--:|\n| «q7Rw!x2Kd9» | ana |\n| «Zebra-77!x» | leo |',
    '|Service|API token|Owner|\n|-|-|-|\n|mail|«8a5de3f1b2c4d6e7a9b0»|ana|\n|chat|«kQ8wE3rT6yU1iO9p»|leo|',
    '| user | pw |\n|---|---|\n| ana | `«q7Rw!x2Kd9»` |\n| leo | **«Zebra-77!x»** |\n| kim | "«Tiger_42?z»" |\n| jo | «Lion-1987x» (old) |',
    'Text before it, with a comma.\n\n  | user  | Initial password |\n  | ----- | ---------------- |\n  | ana   | «q7Rw!x2Kd9»       |\n  | leo   | «Zebra-77!x»       |\n\nText after it.',
    '> | user | password |\n> |---|---|\n> | ana | «q7Rw!x2Kd9» |\n> | leo | «Zebra-77!x» |',
    '| user | password |\n|---|---|\n| ana | - |\n| leo | |\n| kim | n/a |\n| jo | «Tiger\\|42?z» |',
    '||user||password||\n|ana|«q7Rw!x2Kd9»|\n|leo|«Zebra-77!x»|',
    'Examples:\n  | user | password   |\n  | ana  | «q7Rw!x2Kd9» |\n  | leo  | «Zebra-77!x» |',
    '| Nutzer | Passwort (neu) | WLAN-Passwort |\n|---|---|---|\n| ana | «q7Rw!x2Kd9» | «Funk#Netz88» |',
    '| 名前 | パスワード |\n|---|---|\n| ana | «q7Rw!x2Kd9» |\n| leo | «Zebra-77!x» |',
    '| имя | пароль |\n|---|---|\n| ana | «q7Rw!x2Kd9» |\n| leo | «Zebra-77!x» |',
    '| AWS user | Access key | Secret access key |\n|---|---|---|\n| ci | x | «wJalrXUtnFEMIK7MDENGbPxRfiCYzq81kLmT» |',
  ],
  'comma-separated values': [
    'name,url,username,password,note\nshop,https://shop.example/,ana,«q7Rw!x2Kd9»,\nbank,https://bank.example/,leo,«Zebra-77!x»,old',
    'user, password, role\nana, «q7Rw!x2Kd9», admin\nleo, «Zebra-77!x», user\r\nkim, «Tiger_42?z», user',
    '"user","password"\n"ana","«q7Rw!,x2Kd9»"\n"leo","«Ze""bra-77!x»"\n"kim, jr.","«Tiger_42?z»"',
    "'user','password'\n'ana','«q7Rw!x2Kd9»'\n'leo','«Zebra-77!x»'",
    'The accounts, as you asked:\nuser,password,api_key\nana,«q7Rw!x2Kd9»,«8a5de3f1b2c4d6e7»\nleo,«Zebra-77!x»,«9b6ef4a2c3d5e7f8»',
    '```csv\nid,login_password\n1,«q7Rw!x2Kd9»\n2,«Zebra-77!x»\n```\nThank you.',
    'password,user\n«q7Rw!x2Kd9»,ana\n«Zebra-77!x»,leo',
    'user,dbPassword\nana,«q7Rw!x2Kd9»\nleo,«Zebra-77!x»',
  ],
  'other separators': [
    'name;login;passwort;mail\nKeller;ana;«q7Rw!x2Kd9»;mk@example.org\nMeier;leo;«Zebra-77!x»;ml@example.org',
    'user\tpassword\nana\t«q7Rw!x2Kd9»\nleo\t«Zebra-77!x»\nkim\t\njo\t«Tiger_42?z»',
  ],
  'outputs of database clients': [
    ' id | username |  password   \n----+----------+-------------\n  1 | ana      | «q7Rw!x2Kd9»\n  2 | leo      | «Zebra-77!x»\n(2 rows)\n',
    '+----+------+------------+\n| id | user | password   |\n+----+------+------------+\n|  1 | ana  | «q7Rw!x2Kd9» |\n|  2 | leo  | «Zebra-77!x» |\n+----+------+------------+\n2 rows in set',
    '┌──────┬────────────┐\n│ user │ password   │\n├──────┼────────────┤\n│ ana  │ «q7Rw!x2Kd9» │\n│ leo  │ «Zebra-77!x» │\n└──────┴────────────┘',
    '┏━━━━━━┳━━━━━━━━━━━━┓\n┃ user ┃ password   ┃\n┡━━━━━━╇━━━━━━━━━━━━┩\n│ ana  │ «q7Rw!x2Kd9» │\n│ leo  │ «Zebra-77!x» │\n└──────┴────────────┘',
    '+------+------------+\n| user | password   |\n+======+============+\n| ana  | «q7Rw!x2Kd9» |\n+------+------------+\n| leo  | «Zebra-77!x» |\n+------+------------+',
    '   user password  \n  ----- ----------\n    ana «q7Rw!x2Kd9»\n    leo «Zebra-77!x»\n',
  ],
  'aligned columns': [
    'NAME     PASSWORD      ROLE\nana      «q7Rw!x2Kd9»    admin\nleo      «Zebra-77!x»    user\n',
    'NAME     PASSWORD      TOKEN\nana      «q7Rw!x2Kd9»    «8a5de3f1b2c4d6e7»\n         «Zebra-77!x»    «9b6ef4a2c3d5e7f8»\n',
    '  user    password  age\n0  ana  «q7Rw!x2Kd9»   31\n1  leo  «Zebra-77!x»   44\n',
    'User Password\n---- --------\nana  «q7Rw!x2Kd9»\nleo  «Zebra-77!x»\n\nleo  Hunter2024x',
    '====  ============\nuser  password\n====  ============\nana   «q7Rw!x2Kd9»\nleo   «Zebra-77!x»\n====  ============',
  ],
  'tables in HTML': [
    '<table><tr><th>user</th><th>password</th></tr><tr><td>ana</td><td>«q7Rw!x2Kd9»</td></tr><tr><td>leo</td><td>«summer24»</td></tr></table> Zebra-77!x',
    '<table class="users">\n  <thead>\n    <TR>\n      <TH scope="col">\n        Password:\n      </TH>\n      <TH>User</TH>\n    </TR>\n  </thead>\n  <tbody>\n    <tr>\n      <td class="x1">\n        <code>«q7Rw!x2Kd9»</code>\n      </td>\n      <td>ana2024x</td>\n    </tr>\n    <tr><td></td><td>Leo2024x</td></tr>\n    <tr><td>«Zebra-77!x»</td></tr>\n  </tbody>\n</table>',
    '<tr><th>User</th><td>ana2024x</td></tr><tr><th>Password</th><td>«q7Rw!x2Kd9»</td></tr><tr><td>Ana2024x</td><td>Leo2024x</td></tr>',
  ],
  'records in SQL': [
    "insert into t (user, password) values ('ana','«q7Rw!x2Kd9»'), ('leo','«Zebra-77!x»')",
    "INSERT INTO `users` (`id`, `password`, `city`)\nVALUES\n  (1, '«q7Rw!x2Kd9»', 'Wien2000x'),\n  (2, '«Zebra-77!x»', 'Rome2000x');",
    "INSERT INTO users (\n  name,\n  password\n) VALUES (\n  'o''neil',\n  N'«q7Rw!x2Kd9»'\n), (\n  'it\\'s', '«Zebra-77!x»'\n);",
    "INSERT INTO users (name, password, note) VALUES (lower('ANA'), '«q7Rw!x2Kd9»', concat('a', 'Wien2000x')), (NULL, '«Zebra-77!x»', '')",
    'db.executemany("INSERT INTO users (name, password) VALUES (?, ?)", [("ana", "«q7Rw!x2Kd9»"), ("leo", "«Zebra-77!x»")])',
    "INSERT INTO [dbo].[users] ([name], [password]) VALUES ('ana', '«q7Rw!x2Kd9»'), ('leo', '«Zebra-77!x»')",
  ],
  'records in lists': [
    '{"columns":["user","password"],"rows":[["ana","«q7Rw!x2Kd9»"],["leo","«Zebra-77!x»"]]}',
    '[["user", "password"], ["ana", "«q7Rw!x2Kd9»"], ["leo", "«Zebra-77!x»"]]',
    "rows = [('user', 'password'),\n        ('ana', '«q7Rw!x2Kd9»'),\n        ('leo', '«Zebra-77!x»')]",
    '{"columns": ["id", "api_key"], "index": [0, 1], "data": [[1, "«8a5de3f1b2c4d6e7»"], [2, "«9b6ef4a2c3d5e7f8»"]]}',
  ],
};

for (const [what, texts] of Object.entries(tables)) {
  await test(`in ${what} the secret of each record is found, and nothing else`, (t) => {
    for (const text of texts)
      t.strictSame(
        found(text.replace(/[«»]/g, '')),
        Array.from(text.matchAll(/«(.*?)»/g), ([, secret]) => secret),
        text,
      );
    t.end();
  });
}

await test('tables that describe passwords and tokens have no secrets', (t) => {
  for (const text of [
    '| Parameter | Type | Description |\n|---|---|---|\n| user | string | The name |\n| password | string | The password of the user |\n| token | string | 32chars_x9 |\n| mode | string | Auto2024x |',
    '| password | string |\n|---|---|\n| token | Base64url2 |',
    'field,type,required\nusername,string,yes\npassword,varchar2,yes\nemail,Text2048x,no',
    '+----------+--------------+\n| Field    | Type         |\n+----------+--------------+\n| password | varchar(255) |\n| secret   | char(64)x9   |\n+----------+--------------+',
    '| User | Password |\n|---|---|\n| ana | ******** |\n| leo | <password> |\n| kim | varchar(255) |\n| jo | required* |\n| bo | $DB_PASSWORD |\n| al | DB_PASSWORD_2 |\n| ed | xxxxxxxx |',
    '| Protocol | Password | Token |\n|---|---|---|\n| WPA2 | PBKDF2-SHA1 | HMAC-SHA256 |\n| WPA3 | Argon2id | JWT-RS256 |\n| TLS1.3 | AES-256-GCM | ChaCha20-Poly1305 |',
    '| Test | Pass | Fail |\n|---|---|---|\n| one | 98.75% | 1.25% |\n| two | 1,234/1,250 | 16 |\n| three | #12345 | 3m12s |',
    '| User | Password changed | Last password | Password |\n|---|---|---|---|\n| ana | Spring2024x | 2024-01-15T10:22 | 12-Jan-2024 |',
    '| Model | Max tokens | Tokens | Token |\n|---|---|---|---|\n| small | 4096tok8192 | a1b2c3d4e5f6a7 | word_pieces_v2 |',
    '| Service | Password |\n|---|---|\n| mail | https://vault.example/items/77a |\n| chat | vault:kv/chat2 |\n| shop | ana7@example.org |\n| wiki | ask ana2024 |',
    '| English | German |\n|---|---|\n| password | Passwort |\n| token | Zeichen |',
    'user     | ana\npassword | required\nrole     | Admin2024x',
    '<table><tr><th>Name</th><th>Password</th></tr><tr><td>Type</td><td>varchar(255)</td></tr><tr><td>Auto2024x</td><td><a href="/reset2024x">reset</a></td></tr></table>',
    '<p><th>Password</th><td>Auto2024x</td></p>',
  ])
    t.strictSame(found(text), [], text);
  t.end();
});

await test('lists of words in sentences and in code are not headers of tables', (t) => {
  for (const text of [
    'You need a username, a password, and a phone.\nAsk Ana, Leo2024x, or Kim.',
    'It has a name, password, role and city.\nOurs are Ana, Wien2000x, Admin2024.',
    'def login(user, password):\n    return check(user, Wien2000x)\n',
    'const { user, password, token } = form;\nsend(user, Wien2000x, Token2024y);',
    'select user, password\nfrom users_v2, Wien2000x',
    '{"required":["user","password"],"properties":{"city":{"enum":["a","Wien2000x"]}}}',
    'INSERT INTO users (name, password) VALUES (?, ?), (:n2, :Pass2024), ($1, $2)',
    "INSERT INTO users (name, password, city) VALUES ('ana', sha2('Wien2000x', 256), 'Wien2000x'), ('leo', NULL, 'Rome2000x')",
    'Choose a password\nlong enough, Wien2000x',
    'user | password\n\nWien2000x | Rome2000x',
  ])
    t.strictSame(found(text), [], text);
  t.end();
});

await test('a table ends at an empty line, and where a line does not reach the column', (t) => {
  const header = '| user | password |\n|---|---|\n| ana | - |\n';
  t.strictSame(found(`${header}\n| leo | q7Rw!x2Kd9 |`), []);
  t.strictSame(found(`${header}No table\n| leo | q7Rw!x2Kd9 |`), []);
  t.strictSame(found('user;city;password\nana;Wien\nleo;Rome;q7Rw!x2Kd9'), []);
  t.end();
});

await test('a table of any number of rows is read to its end', (t) => {
  const rows = Array.from({ length: 3000 }, (_, row) => `${row},user${row},Pq${row}!zR${row * 7 + 13}w`);
  t.equal(found(`id,user,password\n${rows.join('\n')}\n`).length, rows.length);
  t.end();
});

await test('cells are secrets at medium and high, unless a policy looks for known formats only', (t) => {
  const table = 'user,password\nana,q7Rw!x2Kd9\nleo,Zebra-77!x';
  const count = (request: object): number =>
    scannerFor([{ kind: 'secret', sensitivityLevel: 'medium', ...request }]).scan(table).length;
  t.equal(count({}), 2);
  t.equal(count({ sensitivityLevel: 'high' }), 2);
  t.equal(count({ sensitivityLevel: 'low' }), 0);
  t.equal(count({ generic: false }), 0);
  t.equal(count({ allowList: ['zebra-77!X'] }), 1);
  t.end();
});

await test('a secret of a known format keeps its category in a table', (t) => {
  const [finding] = scanner.scan('user,token\nana,ghp_0123456789abcdefghijABCDEFGHIJ456789');
  t.match(finding, { start: 15, end: 55 });
  t.not(finding?.category, 'GENERIC_SECRET');
  t.end();
});

await test('letters in a column of passwords are one if they look random', (t) => {
  t.strictSame(found('user,password\nana,LReiKtITLqPHbZ\nleo,McKinley\nmia,unchanged'), ['LReiKtITLqPHbZ']);
  t.end();
});

await test('beside accounts, numbers are passwords at medium, words and phrases at high', (t) => {
  const foundAt = (sensitivityLevel: 'medium' | 'high', text: string): readonly string[] =>
    textsIn(scannerFor([{ kind: 'secret', sensitivityLevel }]), text);
  for (const table of [
    'user,password\nana,83920174\nleo,dragon\nkim,correct horse battery\njo,20240115\n',
    '| Login | Passwort |\n|---|---|\n| ana | 83920174 |\n| leo | dragon |\n| kim | correct horse battery |\n| jo | 20240115 |\n',
    '<tr><th>User</th><th>Password</th></tr><tr><td>ana</td><td>83920174</td></tr><tr><td>leo</td><td>dragon</td></tr><tr><td>kim</td><td>correct horse battery</td></tr><tr><td>jo</td><td>20240115</td></tr>',
    "insert into t (username, password) values ('ana', '83920174'), ('leo', 'dragon'), ('kim', 'correct horse battery'), ('jo', '20240115')",
  ]) {
    t.strictSame(foundAt('medium', table), ['83920174'], table);
    t.strictSame(foundAt('high', table), ['83920174', 'dragon', 'correct horse battery', '20240115'], table);
  }
  const aligned =
    'E-mail           Password    Role\nana@example.org  83920174    admin\nleo@example.org  dragon      user\n';
  t.strictSame(foundAt('medium', aligned), ['83920174']);
  t.strictSame(foundAt('high', aligned), ['83920174', 'dragon']);
  for (const table of [
    'year,password\nana,83920174\nleo,dragon\n',
    'user,password\nana,required\nleo,see the vault\nkim,yes\njo,none\ned,n/a\nbo,Ask Ana, please.\n',
    'user,api_key\nana,83920174\nleo,dragon\n',
  ])
    t.strictSame(foundAt('high', table), [], table);
  t.end();
});
