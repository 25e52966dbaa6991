import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

/**
 * Problems in a Dockerfile by the linter and this project's own rules, one line each.
 * @param {string} text
 * @param {number} major the oldest Node that the project runs on
 */
export function objections(text, major) {
  const dockerfile = DockerfileParser.parse(text);
  const linted = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const images = dockerfile.getFROMs().map((from) => from.getImage());
  const unpinned = images
    .filter((image) => !(Number(/^node:(\d+)-[a-z]+-slim$/.exec(image)?.[1]) >= major))
    .map((image) => `${image}: the base is node of a major version, ${major} or later, slim`);
  const last = stagesOf(text).at(-1)?.steps ?? [];
  const user = last.findLast(({ keyword }) => keyword === 'USER')?.words[0];
  const missing = ['HEALTHCHECK', 'CMD', 'VOLUME', 'EXPOSE']
    .filter((keyword) => !last.some((step) => step.keyword === keyword))
    .map((keyword) => `${keyword} is missing`);
  return [
    ...linted,
    ...unpinned,
    ...missing,
    ...(user && user !== 'root' && user !== '0' ? [] : ['the last stage runs as root']),
    ...(/(SECRET|TOKEN|PASSWORD|API_KEY|DATABASE_URL)\s*=/.test(text) ? ['a secret is in the image'] : []),
  ];
}

/**
 * The stages of a Dockerfile with their steps.
 * @returns {{ name: string, steps: { line: number, keyword: string, flags: Record<string, string>, words:
 * string[], text: string }[] }[]}
 */
export function stagesOf(text) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM')
      stages.push({ name: instruction.getBuildStage() ?? String(stages.length), steps: [] });
    const flags = Object.fromEntries(
      (instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue()]),
    );
    const words = instruction.getArguments().map((word) => word.getValue());
    const json = instruction.getJSONStrings?.().map((word) => JSON.parse(word.getValue()));
    stages.at(-1)?.steps.push({
      line: instruction.getRange().start.line + 1,
      keyword,
      flags,
      words: json?.length > 0 ? json : words.filter((word) => !word.startsWith('--')),
      text: instruction.getArgumentsContent() ?? '',
    });
  }
  return stages;
}
