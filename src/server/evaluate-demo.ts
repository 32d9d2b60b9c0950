export type DemoFacts = {
  asked: boolean | undefined;
  isPublic: boolean;
  isEmbedded: boolean;
  isEmpty: boolean;
  hasDemoLogins: boolean;
};

/** Public logins are served beyond this machine only when DEMO says so [running-9]. */
export function evaluateDemo(facts: DemoFacts): "fill" | "demo" | "none" | "refuse" {
  const { asked, isPublic, isEmbedded, isEmpty, hasDemoLogins } = facts;
  if (hasDemoLogins) return asked === true || (asked === undefined && !isPublic) ? "demo" : "refuse";
  return isEmpty && (asked ?? (isEmbedded && !isPublic)) ? "fill" : "none";
}
