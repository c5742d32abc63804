import { test } from 'tap';
import { secrets, textsIn } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';

const scanner = scannerFor([secrets.medium]);

function found(text: string): boolean {
  return textsIn(scanner, text).includes('q7Rw!x2Kd9');
}

await test('passwords in the options of commands are found, with whatever letter the command has for them', (t) => {
  for (const line of [
    'mysql -h db -u root -pq7Rw!x2Kd9 shop',
    'mongosh --host db1 -u app -p q7Rw!x2Kd9 --authenticationDatabase admin',
    '7z a -pq7Rw!x2Kd9 backup.7z /data',
    'podman login -u ci -p q7Rw!x2Kd9 registry.example',
    'sqlcmd -S db1 -U sa -P q7Rw!x2Kd9 -Q "select 1"',
    'redis-cli -h cache -a q7Rw!x2Kd9 ping',
    'ldapsearch -x -D cn=admin -w q7Rw!x2Kd9 -b dc=example',
    'http -a ana:q7Rw!x2Kd9 GET api.example/me',
    'lftp -u ana,q7Rw!x2Kd9 ftp.example',
    'smbclient //nas/docs -U ana%q7Rw!x2Kd9',
    'xfreerdp /v:host /u:ana /p:q7Rw!x2Kd9',
    'net use Z: \\\\nas\\docs q7Rw!x2Kd9 /user:CORP\\ana',
    'net use \\\\nas\\docs /user:ana q7Rw!x2Kd9',
    'net user ana q7Rw!x2Kd9 /add',
    "echo 'q7Rw!x2Kd9' | sudo -S reboot",
    'echo "ana:q7Rw!x2Kd9" | chpasswd',
    'sqlplus scott/q7Rw!x2Kd9@orcl',
    'WIFI:T:WPA;S:Guests;P:q7Rw!x2Kd9;;',
    'gh secret set DEPLOY_KEY --body "q7Rw!x2Kd9"',
    'gh secret set DEPLOY_KEY --repo acme/shop -b q7Rw!x2Kd9',
    '# shop\ndb.acme.example:5432:shop:app:q7Rw!x2Kd9\n*:*:*:postgres:none',
  ])
    t.ok(found(line), line);
  t.end();
});

await test('the same options of other commands, and options without a password, are not secrets', (t) => {
  for (const line of [
    'mkdir -p /srv/App2024x/releases',
    'nmap -p 22,80,443 10.0.0.0/24',
    'mongosh --port 27018 -p',
    'redis-cli -n 2 keys "session:*"',
    'msbuild app.sln /p:OutputPath=Bin2024x',
    'net use Z: \\\\nas\\docs /persistent:yes',
    'net user ana /active:yes',
    'docker login -u ana --password-stdin registry.example',
    'echo $PASSWORD | sudo -S reboot',
    'WIFI:T:nopass;S:Guests;;',
    'gh secret set DEPLOY_KEY --body "$DEPLOY_KEY"',
    'gh secret set DEPLOY_KEY < deploy.key',
    'hostname:port:database:username:password',
    'db.acme.example:5432:shop:app:$PGPASSWORD',
    'at 12:5412:aa:bb:Number77',
    'Login: https://example.com/Sign2In',
    'the password has been changed to comply with the policy',
  ])
    t.strictSame(scanner.scan(line), [], line);
  t.end();
});

await test('a user and a password in a note, and a password that was changed, are found', (t) => {
  for (const line of [
    'Login: ana / q7Rw!x2Kd9',
    'creds for the staging box: ana:q7Rw!x2Kd9',
    'Zugangsdaten: ana / q7Rw!x2Kd9 (bitte ändern)',
    'I changed the pw to q7Rw!x2Kd9 yesterday',
    'My password used to be q7Rw!x2Kd9 but it stopped working',
  ])
    t.ok(found(line), line);
  // The whole is a value that is called `pass`.
  t.equal(textsIn(scanner, 'user/pass is ana/q7Rw!x2Kd9')[0], 'ana/q7Rw!x2Kd9');
  t.end();
});
