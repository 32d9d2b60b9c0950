/** Changes that would break the running previous release [running-38]. Dropping or narrowing takes two releases. */
const narrowing: readonly [RegExp, string][] = [
  [/\bdrop\s+table\b/i, "takes a table away"],
  [/\bdrop\s+column\b/i, "takes a column away"],
  [/\brename\s+(column\b|to\b|"?\w+"?\s+to\b)/i, "renames what the release before asks for"],
  [/\balter\s+(column\s+)?"?\w+"?\s+set\s+not\s+null\b/i, "has the release before fail where it leaves a column out"],
  [/\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i, "changes a column's type and locks its table"],
  [
    /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*(\bdefault\b|\bgenerated\b))/i,
    "adds a column that the release before leaves out",
  ],
  [/\badd\s+constraint\b(?=[^;]*\b(check|unique|foreign\s+key)\b)/i, "refuses what the release before may write"],
];

/** States why the migration can't harm the previous release. */
const allowed = /^-- safe beside the release before: \S.{10,}/m;

/** Tables created by the migration itself are exempt. */
export function narrowingProblems(path: string, text: string): string[] {
  if (allowed.test(text)) return [];
  const own = new Set(
    [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  const statements = text
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .split(";")
    .filter((statement) => !own.has(/\balter\s+table\s+(?:only\s+)?"?(\w+)"?/i.exec(statement)?.[1]));
  return statements.flatMap((statement) =>
    narrowing
      .filter(([result]) => result.test(`${statement};`))
      .map(
        ([, why]) =>
          `${path}: ${why} (if that is safe: "-- safe beside the release before: why"): ${statement.trim().slice(0, 90)}`,
      ),
  );
}
