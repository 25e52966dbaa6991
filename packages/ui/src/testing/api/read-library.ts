import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A prop that the library declares, as opposed to an attribute of the root element. */
export interface LibraryProp {
  name: string;
  /** Its type as written, without `undefined`. */
  text: string;
  type: ts.Type;
}

export interface LibraryComponent {
  name: string;
  props: readonly LibraryProp[];
}

export interface Library {
  components: readonly LibraryComponent[];
  /** Everything that the library exports, types included. */
  names: ReadonlySet<string>;
  checker: ts.TypeChecker;
  /** The type that a module of the library exports under this name. */
  typeOf: (path: string, name: string) => ts.Type;
}

const SOURCE = join(import.meta.dirname, '../..').replaceAll('\\', '/');
const ENTRY = `${SOURCE}/testing/every-component.ts`;
const CONVENTIONS = `${SOURCE}/testing/api/conventions.ts`;

let known: Library | undefined;

/** Every exported component with its props, read by the compiler; once in each process. */
export function readLibrary(): Library {
  known ??= read();
  return known;
}

function read(): Library {
  const program = ts.createProgram([ENTRY, CONVENTIONS], compilerOptions());
  const checker = program.getTypeChecker();
  const exportsOf = (path: string) => {
    const file = program.getSourceFile(path);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${path} is not a module`);
    return checker.getExportsOfModule(symbol);
  };
  const exported = exportsOf(ENTRY);
  return {
    checker,
    components: exported.flatMap((symbol) => componentOf(symbol, checker)),
    names: new Set(exported.map(({ name }) => name)),
    typeOf: (path, name) => {
      const symbol = exportsOf(`${SOURCE}/${path}`).find((each) => each.name === name);
      if (!symbol) throw new Error(`${path} exports no ${name}`);
      return checker.getDeclaredTypeOfSymbol(symbol);
    },
  };
}

function compilerOptions(): ts.CompilerOptions {
  const path = join(dirname(SOURCE), 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(path, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  });
  return { ...config?.options, composite: false, noEmit: true, types: [] };
}

/** A component is what can be called with its props, and whose name begins like one. */
function componentOf(symbol: ts.Symbol, checker: ts.TypeChecker): LibraryComponent[] {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!/^[A-Z][a-z]/.test(symbol.name) || !(real.flags & ts.SymbolFlags.Value)) return [];
  const [signature] = checker.getTypeOfSymbol(real).getCallSignatures();
  const [given] = signature?.parameters ?? [];
  if (!signature) return [];
  const props = given ? propsOf(checker.getTypeOfSymbol(given), checker) : [];
  return [{ name: symbol.name, props }];
}

/** The props of a type; of a union, those of each of its members. */
function propsOf(type: ts.Type, checker: ts.TypeChecker): LibraryProp[] {
  const found = new Map<string, LibraryProp>();
  for (const each of type.isUnion() ? type.types : [type])
    for (const symbol of checker.getPropertiesOfType(each)) {
      const declaration = symbol.declarations?.find(isOurs);
      if (!declaration || found.has(symbol.name)) continue;
      found.set(symbol.name, {
        name: symbol.name,
        text: writtenType(declaration),
        type: checker.getTypeOfSymbol(symbol),
      });
    }
  return [...found.values()];
}

const isOurs = (declaration: ts.Declaration) => declaration.getSourceFile().fileName.startsWith(SOURCE);

function writtenType(declaration: ts.Declaration): string {
  const written = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (!written) return '';
  const parts = ts.isUnionTypeNode(written) ? written.types : [written];
  return parts
    .filter((part) => part.kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((part) => part.getText())
    .join(' | ')
    .replaceAll(/\s+/g, ' ');
}
