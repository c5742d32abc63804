import { type Grammar, readGrammar } from './grammar.js';

const requests = readGrammar('requests-abroad');
const attacks = readGrammar('attacks-abroad');
const replacedAnswers = readGrammar('replaced-answers');

/** The languages of a grammar: the beginnings of names that end in `part`. */
export function languagesOf(grammar: Grammar, part: string): readonly string[] {
  return Object.keys(grammar).flatMap((name) => (name.endsWith(part) ? [name.slice(0, -part.length)] : []));
}

/** Harmless counterparts of the attacks in other languages: one sentence or several. */
export const requestsAbroad: Grammar = {
  ...requests,
  root: languagesOf(requests, 'Request').flatMap((language) => {
    const text = `{${language}Request}`;
    return [text, `${text} ${text}`, `${text}\n${text} ${text} ${text}`];
  }),
};

/** The usual attacks in other languages, alone and after a harmless sentence. */
export const attacksAbroad: Grammar = {
  ...requests,
  ...attacks,
  ...replacedAnswers,
  root: [
    ...languagesOf(attacks, 'Drop').flatMap((language) => [
      `{${language}Drop} {${language}Goal}`,
      `{${language}Drop} {${language}Free}`,
      `{${language}Free} {${language}Goal}`,
      `{${language}Free}`,
      `{${language}Request} {${language}Drop} {${language}Goal}`,
      `{${language}Request} {${language}Drop} {${language}Goal}`,
    ]),
    ...languagesOf(replacedAnswers, 'Only').flatMap((language) => {
      const turn = `{${language}Ignore} {${language}What} {${language}Instead} {${language}Claim}`;
      return [
        turn,
        `{${language}Request} ${turn}`,
        `{${language}Request} ${turn}`,
        `{${language}Request} {${language}Only} {${language}Claim}`,
      ];
    }),
  ],
};
