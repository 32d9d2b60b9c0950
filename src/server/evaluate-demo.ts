export type DemoFacts = {
  isRequested: boolean | undefined;
  isPublic: boolean;
  isEmbedded: boolean;
  isEmpty: boolean;
  hasDemoLogins: boolean;
};

/** Public logins are served beyond this machine only when DEMO says so [running-9]. */
export function evaluateDemo(facts: DemoFacts): "fill" | "demo" | "none" | "refuse" {
  const { isRequested, isPublic, isEmbedded, isEmpty, hasDemoLogins } = facts;
  if (hasDemoLogins) return isRequested === true || (isRequested === undefined && !isPublic) ? "demo" : "refuse";
  return isEmpty && (isRequested ?? (isEmbedded && !isPublic)) ? "fill" : "none";
}
