export interface TextFile {
  path: string;
  text: string;
}

export interface Citations {
  rules: number;
  resolved: number;
  problems: string[];
}

const anchor = /<a id="([^"]*)"><\/a>(?:\*\*(\S+))?/g;
const citation = /\[([a-z]+-\d+(?:, [a-z]+-\d+)*)\]/g;
/** Citations of documents outside the repository. Our decision records have three digits. */
const elsewhere = /\b(?:spec|decisions)[\s*/]+\d+(?:\.\d+)*(?!\d)/gi;

export function resolveCitations(files: TextFile[]): Citations {
  const { rules, problems } = readRules(files);
  let resolved = 0;
  for (const { path, text } of files) {
    const cited = [...text.matchAll(citation)].flatMap(([, ids = ""]) => ids.split(", "));
    const lost = cited.filter((id) => !rules.has(id));
    resolved += cited.length - lost.length;
    problems.push(
      ...lost.map((id) => `${path}: no rule of docs/product is called "${id}"`),
      ...unfindable(path, text),
      ...lostLinks(path, text, rules),
    );
  }
  return { rules: rules.size, resolved, problems };
}

/** Each rule is defined once, on its area's page, under its id. */
function readRules(files: TextFile[]): { rules: Set<string>; problems: string[] } {
  const rules = new Set<string>();
  const problems: string[] = [];
  for (const { path, text } of files) {
    const [, area] = /^docs\/product\/([a-z]+)\.md$/.exec(path) ?? [];
    if (area === undefined) continue;
    for (const [, id = "", shown] of text.matchAll(anchor)) {
      if (id.replace(/-\d+$/, "") !== area) problems.push(`${path}: the rule "${id}" is on another area's page`);
      if (shown !== id) problems.push(`${path}: the rule "${id}" is printed as "${shown}"`);
      if (rules.has(id)) problems.push(`${path}: there are two rules "${id}"`);
      rules.add(id);
    }
  }
  return { rules, problems };
}

function unfindable(path: string, text: string): string[] {
  return [...text.matchAll(elsewhere)]
    .map(([words]) => words.replaceAll(/[\s*/]+/g, " "))
    .filter((words) => !/ \d{3}$/.test(words))
    .map((words) => `${path}: "${words}" is in no document here; cite a rule of docs/product`);
}

function lostLinks(path: string, text: string, rules: ReadonlySet<string>): string[] {
  if (!path.endsWith(".md")) return [];
  return [...text.matchAll(/\(([^()\s]*\.md)#([a-z]+)-(\d+)\)/g)].flatMap(([, page = "", area, number]) => {
    const id = `${area}-${number}`;
    return rules.has(id) && page.endsWith(`${area}.md`) ? [] : [`${path}: ${page}#${id} leads nowhere`];
  });
}
