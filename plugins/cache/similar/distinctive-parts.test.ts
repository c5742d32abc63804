import { test } from 'tap';
import { differentQuestions, sameQuestions } from '../fixtures/question-pairs.js';
import { distinctiveParts } from './distinctive-parts.js';

await test('questions that differ in numbers, names, negations, opposites, quotations or code are never the same', (t) => {
  for (const [kind, pairs] of Object.entries(differentQuestions)) {
    for (const [one, other] of pairs)
      t.not(distinctiveParts(one), distinctiveParts(other), `${kind}: ${one} / ${other}`);
  }
  t.end();
});

await test('questions that say the same in other words remain comparable', (t) => {
  for (const [one, other] of sameQuestions)
    t.equal(distinctiveParts(one), distinctiveParts(other), `${one} / ${other}`);
  t.end();
});

await test('the order counts within each kind, and so does how often', (t) => {
  t.not(distinctiveParts('convert 5 to 10'), distinctiveParts('convert 10 to 5'));
  t.not(distinctiveParts('a flight from Paris to Rome'), distinctiveParts('a flight from Rome to Paris'));
  t.not(distinctiveParts('it is not true'), distinctiveParts('it is not not true'));
  t.not(distinctiveParts('call it "12"'), distinctiveParts('call it 12'));
  t.end();
});

await test('texts in scripts without capitals, or whose negations are not known, are not compared', (t) => {
  for (const text of ['什么是网关?', 'Что такое шлюз?', 'ゲートウェイとは', 'ما هي البوابة؟', 'what is α?'])
    t.equal(distinctiveParts(text), undefined, text);
  t.type(distinctiveParts('Qu’est-ce que la fenêtre ? Ça marche ! 5 €'), 'string');
  t.end();
});
