import { test } from 'tap';
import { secrets, textsIn } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';

const scanner = scannerFor([secrets.medium]);

function found(text: string): boolean {
  return textsIn(scanner, text).includes('q7Rw!x2Kd9');
}

await test('a user and a password that are passed to a function are found', (t) => {
  for (const line of [
    'requests.get(url, auth=("ana", "q7Rw!x2Kd9"))',
    "session.auth = ('ana', 'q7Rw!x2Kd9')",
    'auth=HTTPBasicAuth("ana", "q7Rw!x2Kd9")',
    'server.login("ana@example.org", "q7Rw!x2Kd9")',
    'psycopg2.connect("db1", "ana", "q7Rw!x2Kd9", "shop")',
    "new PDO('mysql:host=db1;dbname=shop', 'ana', 'q7Rw!x2Kd9');",
    'DriverManager.getConnection(url, "ana", "q7Rw!x2Kd9")',
    'mysqli_connect("db1", "ana", "q7Rw!x2Kd9", "shop");',
    'jwt.sign({ sub: user.id }, "q7Rw!x2Kd9", { expiresIn: "1h" })',
    'jwt.encode({"sub": "ana"}, "q7Rw!x2Kd9", algorithm="HS256")',
    "crypto.createHmac('sha256', 'q7Rw!x2Kd9')",
    'new NetworkCredential("ana", "q7Rw!x2Kd9")',
    "request.basic_auth 'ana', 'q7Rw!x2Kd9'",
    '.basic_auth("ana", Some("q7Rw!x2Kd9"))',
    "INSERT INTO users (name, password) VALUES ('ana', 'q7Rw!x2Kd9');",
  ])
    t.ok(found(line), line);
  t.end();
});

await test('other texts that are passed to the same functions are not secrets', (t) => {
  for (const line of [
    'login("Sign in", "Welcome back")',
    'jwt.sign(payload, "RS256")',
    'createHmac("sha256", "secret-key")',
    'auth=("username", "password")',
    'connect("localhost", "5432")',
    'FTP("ftp.example.com", "anonymous", "anonymous@")',
    'requests.get(url, auth=(user, password))',
    "INSERT INTO users (name, role) VALUES ('ana', 'Admin2024x');",
  ])
    t.strictSame(scanner.scan(line), [], line);
  t.end();
});

await test('the password in the first record below the names of columns is found, in CSV and in tables', (t) => {
  for (const lines of [
    'name,url,username,password,note\nshop,https://shop.example/,ana,q7Rw!x2Kd9,',
    'name;login;passwort;mail\nKeller;ana;q7Rw!x2Kd9;mk@example.org',
    'user\tpassword\nana\tq7Rw!x2Kd9',
    '| Host | User | Password |\n|------|------|----------|\n| erp | ana | q7Rw!x2Kd9 |',
  ])
    t.ok(found(lines), lines);
  for (const lines of [
    'username,password,role',
    'user,password reset,city\njdoe,2024-01-02,Vienna2000x',
    'password\nVienna2000x is the name of the file',
  ])
    t.strictSame(scanner.scan(lines), [], lines);
  t.end();
});
