/** What decides whether a start is the demo's. */
export type DemoFacts = {
  /** What DEMO says in words. */
  asked: boolean | undefined;
  /** Whether others than this machine may reach the site. */
  isPublic: boolean;
  isEmbedded: boolean;
  isEmpty: boolean;
  /** Whether the database holds the demo's logins, whose password everybody knows. */
  hasDemoLogins: boolean;
};

/**
 * Whether the database is to be filled as a demo, is one, is none, or must not start: logins that everybody knows are
 * served to nobody but this machine, unless somebody asks for a demo in words [running-9].
 */
export function judgeDemo(facts: DemoFacts): "fill" | "demo" | "none" | "refuse" {
  const { asked, isPublic, isEmbedded, isEmpty, hasDemoLogins } = facts;
  if (hasDemoLogins) return asked === true || (asked === undefined && !isPublic) ? "demo" : "refuse";
  return isEmpty && (asked ?? (isEmbedded && !isPublic)) ? "fill" : "none";
}
