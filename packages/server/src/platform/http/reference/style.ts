/** The style sheet of the API reference, in its own file because the policy forbids inline styles. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#2a2320, #f3ece2); --soft: light-dark(#6b5f57, #b9aea2); --page: light-dark(#fffaf2, #1d1917); --card: light-dark(#ffffff, #272220); --line: light-dark(#e6dccd, #40382f); --link: light-dark(#8a3b12, #f0a878); }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr); background: var(--page); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
nav { position: sticky; top: 0; block-size: 100vh; overflow: auto; padding: 1.5rem 1rem; border-inline-end: 1px solid var(--line); font-size: .875rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul > li { margin-block-end: 1rem; text-transform: capitalize; font-weight: 600; }
nav li li { text-transform: none; font-weight: 400; }
nav a { display: block; padding: .2rem .25rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
main { max-inline-size: 60rem; padding: 2rem clamp(1rem, 4vw, 3rem); }
h1, h2, h3, h4 { line-height: 1.25; }
h1 small { color: var(--soft); font-weight: 400; font-size: 1rem; }
h2 { margin-block: 3rem .5rem; text-transform: capitalize; }
h3 { margin: 0 0 .25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin-block: 1.25rem .5rem; font-size: .875rem; color: var(--soft); }
a { color: var(--link); }
article { margin-block: 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; scroll-margin-block-start: 1rem; }
article:target { outline: 2px solid var(--link); }
.method { display: inline-block; min-inline-size: 3.75rem; font: 600 .75rem/1.6 ui-monospace, monospace; color: var(--link); }
.summary { margin-block: 0 .5rem; font-weight: 600; }
.type, em { color: var(--soft); font-size: .875rem; }
.fields { margin-block: .25rem; padding-inline-start: 1.25rem; }
.wide { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
code { font-family: ui-monospace, monospace; font-size: .9em; }
pre { margin-block: .75rem; padding: .75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
.answer, details { margin-block: .35rem; }
summary { cursor: pointer; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; block-size: auto; max-block-size: 40vh; border-inline-end: 0; border-block-end: 1px solid var(--line); } }
`;
