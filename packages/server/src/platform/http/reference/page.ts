import { STATUS_CODES } from 'node:http';
import type { Contract, Operation } from '../contract.ts';
import { renderFields, renderType } from './schema.ts';
import { escapeHtml, renderInline, renderText } from './text.ts';

const pages = new WeakMap<Contract, string>();

/** The contract as one HTML page, without scripts and with a separate style sheet; rendered once per process. */
export function renderReference(contract: Contract): string {
  const page = pages.get(contract) ?? renderPage(contract);
  pages.set(contract, page);
  return page;
}

function renderPage(contract: Contract): string {
  const { info, tags, operations, basePath } = contract;
  const groups = tags.map((tag) => ({
    ...tag,
    id: tag.name.replaceAll(' ', '-'),
    operations: operations.filter((operation) => operation.tags.includes(tag.name)),
  }));
  const menu = groups
    .map(({ id, name, operations: own }) => {
      const links = own.map(
        ({ operationId, method, path }) =>
          `<li><a href="#${operationId}"><span class="method" data-method="${method}">${method}</span> ${escapeHtml(path)}</a></li>`,
      );
      return `<li><a href="#${id}">${escapeHtml(name)}</a><ul>${links.join('')}</ul></li>`;
    })
    .join('');
  const sections = groups
    .map(
      ({ id, name, description, operations: own }) =>
        `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2>${renderText(description)}${own
          .map((operation) => renderOperation(operation, basePath))
          .join('')}</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="docs/style.css">
</head>
<body>
<nav aria-label="Calls"><ul>${menu}</ul></nav>
<main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
${renderText(info.description)}
<p>The same as a file: <a href="openapi.yaml">openapi.yaml</a>, <a href="openapi.json">openapi.json</a>.</p>
${sections}
</main>
</body>
</html>
`;
}

function renderOperation(operation: Operation, basePath: string): string {
  const { operationId, method, path, summary, description, isPublic } = operation;
  return `<article id="${operationId}">
<h3><span class="method" data-method="${method}">${method}</span> <code>${escapeHtml(basePath + path)}</code></h3>
<p class="summary">${renderInline(summary)}${isPublic ? ' <em>No sign-in needed.</em>' : ''}</p>
${renderText(description)}${renderParameters(operation)}${renderBody(operation)}${renderAnswers(operation)}
</article>`;
}

function renderParameters({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${required ? '' : ', optional'}</td><td>${renderType(schema)}</td><td>${renderInline(description ?? '')}</td></tr>`,
  );
  return `<h4>Parameters</h4><div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function renderBody({ requestBody }: Operation): string {
  const json = requestBody?.content?.['application/json'];
  if (!json) return '';
  return `<h4>Body</h4>${renderFields(json.schema)}${renderExample(json.example)}`;
}

function renderAnswers({ responses }: Operation): string {
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const json = content?.['application/json'];
    const inside = json ? renderFields(json.schema) + renderExample(json.example) : '';
    const name = `<b>${status}</b> ${escapeHtml(STATUS_CODES[status] ?? '')} – ${renderInline(description ?? '')}`;
    return inside
      ? `<details><summary>${name}</summary>${inside}</details>`
      : `<p class="answer">${name}</p>`;
  });
  return `<h4>Answers</h4>${answers.join('')}`;
}

function renderExample(example: unknown): string {
  return example === undefined
    ? ''
    : `<pre><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
}
