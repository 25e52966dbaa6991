import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { defaultsOf, objectOf, textOf, typeText } from './declared.ts';
import { defaultText, exportedBy } from './default-text.ts';
import type { DocumentedLabel, DocumentedProp } from './documented.ts';

const LIBRARY = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/** Whether a file belongs to what the library publishes. Packs have words in other languages. */
export const isOfLibrary = (file: string) =>
  file.startsWith(LIBRARY) &&
  !/\.(?:stories|test|guide|examples|attributes)\.tsx?$|\/(?:testing|words|own-vocabulary)\//.test(file);

const sources = () =>
  readdirSync(`${LIBRARY}components`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${LIBRARY}components/${file}`);

/**
 * The props of each component of the library, by its name, as the compiler understands them: inherited ones too, whether by
 * `extends`, `Omit` or `Pick`, but none that React declares.
 */
export function readProps(): Record<string, DocumentedProp[]> {
  const program = ts.createProgram(sources().filter(isOfLibrary), OPTIONS);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isOfLibrary(fileName));
  const components = new Map(
    files.flatMap((file) =>
      declarations(file).map((node) => [`${file.fileName} ${textOf(node.name)}`, node]),
    ),
  );
  const words = defaultWords(files, checker);
  const exported = exportedBy(files, checker);
  const found = files.flatMap(propTypes).map((node): [string, DocumentedProp[]] => {
    const component = node.name.text.slice(0, -'Props'.length);
    const declared = components.get(`${node.getSourceFile().fileName} ${component}`);
    const defaults = new Map(
      [...(declared ? defaultsOf(declared) : [])].map(([name, value]) => [
        name,
        defaultText(value, exported, checker),
      ]),
    );
    const props = propertiesOf(checker.getTypeAtLocation(node), checker).map((property) =>
      documentedProp(property, defaults, words, checker),
    );
    return [component, props.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))];
  });
  return Object.fromEntries(found);
}

type PropTypes = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const propTypes = (file: ts.SourceFile) =>
  file.statements.filter(
    (node): node is PropTypes =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      node.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword &&
      node.name.text.endsWith('Props'),
  );

type Named = (ts.FunctionDeclaration | ts.VariableDeclaration) & { name: ts.BindingName };

/** The functions and constants of a module. */
const declarations = (file: ts.SourceFile): Named[] =>
  file.statements.flatMap((node) => {
    if (ts.isFunctionDeclaration(node)) return node.name ? [node as Named] : [];
    return ts.isVariableStatement(node) ? [...node.declarationList.declarations] : [];
  });

const declarationOf = (property: ts.Symbol) => property.declarations?.[0];

/** The properties of a type that the library declares; of a union, those of all its members. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const members = type.isUnion() ? type.types : [type];
  const all = members.flatMap((member) => checker.getPropertiesOfType(member));
  const own = all.filter((property) => {
    const declaration = declarationOf(property);
    return declaration && declaration.getSourceFile().fileName.startsWith(LIBRARY);
  });
  return [...new Map(own.map((property) => [property.name, property])).values()];
}

/** The English text of each label, by the declaration of the label. */
function defaultWords(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Map<ts.Node, string> {
  const found = new Map<ts.Node, string>();
  for (const node of files.flatMap(declarations)) {
    if (!ts.isVariableDeclaration(node)) continue;
    const { initializer } = node;
    const written = initializer && ts.isArrowFunction(initializer) ? initializer.type : node.type;
    const object = objectOf(initializer);
    if (!written || !object) continue;
    const type = checker.getTypeFromTypeNode(written);
    for (const property of object.properties) {
      const name = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
      const label = name === undefined ? undefined : checker.getPropertyOfType(type, name);
      const declaration = label && declarationOf(label);
      if (declaration && !found.has(declaration)) found.set(declaration, initialText(property));
    }
  }
  return found;
}

function initialText(property: ts.ObjectLiteralElementLike): string {
  const text = textOf(ts.isPropertyAssignment(property) ? property.initializer : property);
  return text === 'undefined' || text === '{}' ? '' : text;
}

/** What a property's declaration says: its type as written, and its comment. */
function documented(property: ts.Symbol, checker: ts.TypeChecker): Omit<DocumentedLabel, 'initially'> {
  const declaration = declarationOf(property);
  const isWritten = declaration !== undefined && ts.isPropertySignature(declaration);
  return {
    name: property.name,
    type: isWritten ? typeText(declaration) : checker.typeToString(checker.getTypeOfSymbol(property)),
    says: ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
  };
}

function documentedProp(
  property: ts.Symbol,
  defaults: ReadonlyMap<string, string>,
  words: ReadonlyMap<ts.Node, string>,
  checker: ts.TypeChecker,
): DocumentedProp {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const labels = /labels$/i.test(property.name) ? propertiesOf(type, checker) : [];
  return {
    ...documented(property, checker),
    initially: defaults.get(property.name) ?? '',
    isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
    labels: labels.map((label) => {
      const declaration = declarationOf(label);
      return { ...documented(label, checker), initially: (declaration && words.get(declaration)) ?? '' };
    }),
  };
}
