/** Each error is one sentence [visitors-33]. */

const paths = new Set(["allow", "disallow"]);
const fields = new Set([...paths, "user-agent", "sitemap", "crawl-delay"]);

/** RFC 9309: comments, empty lines and "Field: value"; rules follow their User-agent. */
export function robotsError(text: string): string | null {
  let hasAgent = false;
  for (const [at, line] of text.split("\n").entries()) {
    const rule = line.replace(/#.*/, "").trim();
    if (rule === "") continue;
    const [, field = "", value = ""] = /^([a-z-]+)\s*:\s*(.*)$/i.exec(rule) ?? [];
    const error = lineError(field.toLowerCase(), value, hasAgent);
    if (error !== null) return `Line ${at + 1}: ${error}`;
    hasAgent ||= field.toLowerCase() === "user-agent";
  }
  return hasAgent ? null : "Start with a User-agent line: User-agent: * means everybody.";
}

function lineError(field: string, value: string, hasAgent: boolean): string | null {
  if (!fields.has(field)) return "write User-agent, Allow, Disallow, Crawl-delay or Sitemap, a colon and a value.";
  if (field === "sitemap") return URL.canParse(value) ? null : "a sitemap must be a full address.";
  if (field === "user-agent") return value === "" ? "name a robot, or * for every one." : null;
  if (!hasAgent) return "a rule must come after its User-agent line.";
  if (field === "crawl-delay") return /^\d+(?:\.\d+)?$/.test(value) ? null : "a delay must be a number of seconds.";
  return /^(?:[/*]\S*)?$/.test(value) ? null : "a path begins with / and has no space.";
}

/** llmstxt.org: Markdown with one title first, then sections of links. */
export function llmsError(text: string): string | null {
  const lines = text.split("\n");
  if (!/^# \S/.test(lines[0] ?? "")) return "Begin with a line that is the title: # and the site’s name.";
  if (lines.slice(1).some((line) => line.startsWith("# "))) return "There is one title; sections begin with ##.";
  return null;
}
