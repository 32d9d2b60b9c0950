type Pattern = { path: string; paramsOf(result: Record<string, string>): Record<string, string> };

/** `{id}` is one path segment; in `{id}.pdf` the ending isn't part of the parameter. */
export function patternOf(declared: string): Pattern {
  const endings = new Map<string, string>();
  const path = declared.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, name: string, ending?: string) => {
    if (ending === undefined) return `:${name}`;
    endings.set(name, ending);
    return `:${name}{[^/]+\\${ending}}`;
  });
  const cut = (name: string, value: string) => value.slice(0, value.length - (endings.get(name)?.length ?? 0));
  return {
    path,
    paramsOf: (result) =>
      Object.fromEntries(Object.entries(result).map(([name, value]): [string, string] => [name, cut(name, value)])),
  };
}
