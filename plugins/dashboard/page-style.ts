/** The style sheet of the page. The content security policy contains its hash, so it must be sent byte for byte. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #f6f8fa; --card: #fff; --ink: #17212b; --quiet: #5b6975; --line: #dde4ea; --water: #0b6e99; --foam: #e3f1f7; --good: #1a7f4b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e151b; --card: #16202a; --ink: #e4ebf1; --quiet: #94a3b0; --line: #283642; --water: #5cc3ee; --foam: #12303f; --good: #4cc38a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
header { display: flex; align-items: center; gap: 1rem; margin-bottom: 2rem; }
header svg { flex: none; width: 3.25rem; height: 3.25rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.9rem; font-size: 1.1rem; }
h3 { margin: 1.4rem 0 0.4rem; font-size: 0.95rem; color: var(--quiet); font-weight: 600; }
p { margin: 0.3rem 0; }
a { color: var(--water); }
a:focus-visible { outline: 2px solid var(--water); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.86rem; }
pre { margin: 0; padding: 0.9rem 1rem; overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; tab-size: 2; }
section { margin-top: 1.25rem; padding: 1.4rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
section > h3:first-of-type { margin-top: 0; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-size: 0.8rem; color: var(--quiet); font-weight: 600; }
th, td { padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0.4rem 1.5rem; }
.scroll { overflow-x: auto; }
.quiet { color: var(--quiet); }
.state { color: var(--good); font-weight: 600; }
.tag { display: inline-block; margin: 0 0.3rem 0.15rem 0; padding: 0 0.5rem; border-radius: 99px; background: var(--foam); color: var(--water); font-size: 0.78rem; }
`;
