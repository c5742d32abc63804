/** The style sheet of the page. The content security policy contains its hash, so it must be sent byte for byte. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #f6f8fa; --card: #fff; --ink: #17212b; --quiet: #56646f; --line: #dde4ea; --water: #0b6e99; --foam: #e3f1f7;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e151b; --card: #16202a; --ink: #e4ebf1; --quiet: #94a3b0; --line: #283642; --water: #5cc3ee; --foam: #12303f; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; display: flex; align-items: flex-start; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
nav { position: sticky; top: 0; flex: none; width: 17rem; height: 100vh; overflow-y: auto; padding: 1.5rem 1.25rem; border-right: 1px solid var(--line); font-size: 0.88rem; }
nav h2 { margin: 1.2rem 0 0.2rem; font-size: 0.8rem; color: var(--quiet); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li { margin: 0.15rem 0; }
main { flex: 1; min-width: 0; max-width: 62rem; padding: 2rem 1.75rem 5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.9rem; line-height: 1.2; }
section { margin-top: 2.25rem; }
section > h2 { margin: 0; font-size: 1.25rem; }
h4 { margin: 1.1rem 0 0.3rem; font-size: 0.95rem; }
h5 { margin: 0.8rem 0 0.3rem; font-size: 0.88rem; }
p { margin: 0.3rem 0; }
.skip:not(:focus) { position: absolute; clip-path: inset(50%); }
a { color: var(--water); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--water); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.84rem; }
pre { margin: 0.4rem 0; padding: 0.75rem 0.9rem; overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
details { margin: 0.6rem 0; padding: 0 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
details[open] { padding-bottom: 1rem; }
details:target { border-color: var(--water); }
summary { padding: 0.6rem 0; cursor: pointer; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.2rem; padding: 0 0.5rem; border-radius: 6px; background: var(--foam); color: var(--water); font-size: 0.76rem; font-weight: 700; text-align: center; }
.quiet, .kind { color: var(--quiet); }
.kind { font-size: 0.86rem; }
.place { padding: 0 0.4rem; border: 1px solid var(--line); border-radius: 6px; font-size: 0.76rem; color: var(--quiet); }
.form { margin-top: 0.5rem; font-size: 0.88rem; }
.fields, .errors { margin: 0.2rem 0; padding-left: 1rem; list-style: none; }
.fields .fields { border-left: 1px solid var(--line); }
.fields li, .errors li { margin: 0.25rem 0; overflow-wrap: anywhere; }
@media (max-width: 50rem) {
  body { display: block; }
  nav { position: static; width: auto; height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
}
`;
