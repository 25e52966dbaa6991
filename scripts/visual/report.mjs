const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const MODE = /\.(\d+)-(light|dark)\.png$/;

/** '375 px, light', from a picture's name. */
function modeOf(picture) {
  const [, width, theme] = MODE.exec(picture) ?? [];
  return `${width} px, ${theme}`;
}

const figure = (folder, picture, says) =>
  `<figure><figcaption>${says}</figcaption><a href="${folder}/${picture}"><img src="${folder}/${picture}" alt="${says}: ${modeOf(picture)}" loading="lazy"></a></figure>`;

function pictureRow({ picture, share }, folders) {
  const much = share === undefined ? '' : ` <span class="share">${(share * 100).toFixed(2)} % differ</span>`;
  const figures = Object.entries(folders).map(([folder, says]) => figure(folder, picture, says));
  return `<div class="mode"><h3>${modeOf(picture)}${much}</h3><div class="row">${figures.join('')}</div></div>`;
}

function section(heading, stories, folders) {
  if (stories.length === 0) return '';
  const parts = stories.map(
    ({ id, title, name, pictures }) =>
      `<details id="${escape(id)}" open><summary><strong>${escape(title)}</strong> ${escape(name)}</summary>${pictures
        .map((picture) => pictureRow(picture, folders))
        .join('')}</details>`,
  );
  return `<section><h2>${heading} <span class="count">${stories.length}</span></h2>${parts.join('')}</section>`;
}

const STYLE = `
body { margin: 0; padding: var(--ld-page); background: var(--ld-surface); color: var(--ld-text); font: 400 var(--ld-size-m) / var(--ld-leading-text) var(--ld-font-text); }
h1, h2 { font-family: var(--ld-font-display); font-weight: 400; color: var(--ld-display); line-height: var(--ld-leading-tight); }
h1 { font-size: var(--ld-size-2xl); margin: 0 0 var(--ld-space-3); }
h2 { font-size: var(--ld-size-xl); border-bottom: 2px solid var(--ld-rule); padding-bottom: var(--ld-space-2); margin: var(--ld-space-8) 0 var(--ld-space-4); }
h3 { font-size: var(--ld-size-s); margin: var(--ld-space-4) 0 var(--ld-space-2); }
.count, .share { color: var(--ld-text-muted); font-weight: 400; }
details { background: var(--ld-surface-raised); border: 1px solid var(--ld-border); border-radius: var(--ld-radius-m); padding: var(--ld-space-3) var(--ld-space-4); margin: 0 0 var(--ld-space-4); }
summary { cursor: pointer; min-height: var(--ld-target); align-content: center; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--ld-focus); outline-offset: 2px; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: var(--ld-space-4); align-items: start; }
figure { margin: 0; }
figcaption { font-size: var(--ld-size-xs); color: var(--ld-text-muted); margin-bottom: var(--ld-space-1); }
img { max-width: 100%; height: auto; border: 1px solid var(--ld-border-strong); border-radius: var(--ld-radius-s); background: var(--ld-surface-sunken); }
`;

/**
 * The report as an HTML page, next to the tokens, the fonts and the folders `before`, `now` and `difference`.
 * @typedef {{ id: string, title: string, name: string, pictures: { picture: string, share?: number }[] }}
 * StoryPictures
 * @param {{ base: string, compared: number, changed: StoryPictures[], added: StoryPictures[], removed:
 * StoryPictures[] }} result
 */
export function reportPage({ base, compared, changed, added, removed }) {
  const none = changed.length + added.length + removed.length === 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual changes since ${escape(base)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="fonts.css">
<link rel="stylesheet" href="tokens.css">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Visual changes</h1>
<p>${compared} stories compared with ${escape(base)}, light and dark, at 375 and 1280 px: ${changed.length} changed, ${added.length} new, ${removed.length} removed.</p>
${none ? '<p>Every story looks the same.</p>' : ''}
${section('Changed', changed, { before: 'Before', now: 'Now', difference: 'Difference' })}
${section('New', added, { now: 'Now' })}
${section('Removed', removed, { before: 'Before' })}
</main>
</body>
</html>
`;
}
