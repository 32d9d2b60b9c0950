import type { features } from "./layers.ts";
import { isNode, nameOf, visit, type Node } from "./syntax.ts";

/** Only stores and the platform may have SQL, and only a table's owner may write it. Triggers are exempt. */
const owned = {
  audit: ["audit_entry"],
  emails: ["outgoing_email", "suppressed_email"],
  settings: ["setting", "hero_draft"],
  security: ["security_event"],
  health: ["health_sample"],
  complaints: ["complaint"],
  categories: ["category", "subcategory"],
  accounts: ["account", "session", "account_token", "second_factor", "recovery_code", "passkey", "passkey_challenge"],
  providers: ["provider", "provider_category", "custom_field", "provider_view", "dashboard_visit", "deleted_provider"],
  calendars: [
    "calendar",
    "calendar_entry",
    "calendar_day",
    "calendar_feed",
    "calendar_subscription",
    "calendar_import",
  ],
  listings: ["listing"],
  media: ["media", "stored_file", "file_to_remove"],
  endorsements: ["endorsement", "endorsement_balance", "endorsement_credit"],
  badges: ["badge", "verification_request"],
  verifications: ["verification"],
  couples: ["couple"],
  weddings: ["wedding_member", "wedding_invitation"],
  favourites: ["favourite", "favourite_watch", "favourite_vote"],
  conversations: [
    "conversation",
    "message",
    "message_file",
    "reply_address",
    "inbound_email",
    "report",
    "pending_message",
    "saved_reply",
  ],
  enquiries: ["enquiry", "enquiry_recipient", "pending_enquiry", "confirmed_email"],
  quotes: ["quote", "quote_line_item", "booking", "quote_template", "quote_note"],
  budget: ["budget", "budget_share", "budget_entry", "budget_payment", "budget_proof", "budget_reminder"],
  plan: ["plan", "plan_task"],
  imports: ["imported_page", "imported_picture", "resolved_import"],
  invitations: ["invitation", "invitation_token"],
  platform: ["installation", "rate_limit_hit", "done_once", "jobs.job"],
} satisfies Partial<Record<(typeof features)[number] | "platform", string[]>>;

export const owners = new Map(
  Object.entries(owned).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

export interface ReadModule {
  path: string;
  program: object;
}

export function tableProblems(modules: ReadModule[]): string[] {
  const declared = new Map(modules.flatMap(({ path, program }) => (isSchema(path) ? tablesIn(program) : [])));
  const names = new Set(declared.values());
  const strangers = [...names].filter((name) => !owners.has(name));
  const missing = [...owners.keys()].filter((name) => !name.includes(".") && !names.has(name));
  return [
    ...strangers.map((name) => `src/schema: nobody owns the table ${name} (scripts/tables.ts)`),
    ...missing.map((name) => `scripts/tables.ts: there is no table ${name}`),
    ...modules.flatMap((module) => (isTest(module.path) || isSchema(module.path) ? [] : problemsOf(module, declared))),
  ];
}

export function ownerLines(): string[] {
  return Object.entries(owned).map(([owner, tables]) => `${owner.padEnd(18)}${tables.join(", ")}`);
}

function problemsOf({ path, program }: ReadModule, declared: ReadonlyMap<string, string>): string[] {
  const mayQuery = /^src\/platform\/|^src\/features\/[^/]+\/(?!web\/)([a-z-]+\/)?store(-[a-z0-9-]+)?\.ts$/.test(path);
  const writer = /^src\/(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? "";
  const imported = tablesImported(program, declared);
  const problems = new Set<string>();
  visit(program, (node) => {
    if (!mayQuery && isQuery(node, declared)) problems.add(`${path}: SQL belongs in stores (store.ts, store-noun.ts)`);
    for (const table of mayQuery ? tablesWritten(node, imported) : []) {
      const owner = owners.get(table);
      if (owner !== writer) problems.add(`${path}: only ${owner} writes ${table}, not ${writer}`);
    }
  });
  return [...problems];
}

function tablesIn(program: object): [string, string][] {
  const result: [string, string][] = [];
  visit(program, (node) => {
    const made = node["type"] === "VariableDeclarator" ? node["init"] : undefined;
    if (!isNode(made) || nameOf(made["callee"]) !== "pgTable") return;
    const [name] = listOf(made["arguments"]);
    if (typeof name?.["value"] === "string") result.push([nameOf(node["id"]), name["value"]]);
  });
  return result;
}

function tablesImported(program: object, declared: ReadonlyMap<string, string>): Map<string, string> {
  const result = new Map<string, string>();
  visit(program, (node) => {
    for (const { imported, local } of specifiersOf(node)) {
      const table = declared.get(imported);
      if (table !== undefined) result.set(local, table);
    }
  });
  return result;
}

function isQuery(node: Node, declared: ReadonlyMap<string, string>): boolean {
  if (node["type"] === "ImportDeclaration")
    return (
      /^drizzle-orm(\/|$)/.test(sourceOf(node)) || specifiersOf(node).some(({ imported }) => declared.has(imported))
    );
  return node["type"] === "CallExpression" && ["execute", "$count"].includes(methodOf(node));
}

function tablesWritten(node: Node, imported: ReadonlyMap<string, string>): string[] {
  if (node["type"] === "CallExpression" && ["insert", "update", "delete"].includes(methodOf(node))) {
    const table = imported.get(nameOf(listOf(node["arguments"])[0]));
    return table === undefined ? [] : [table];
  }
  const written =
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?([\w.]+)/gi;
  return [...textOf(node, imported).matchAll(written)].flatMap(([, name = ""]) => (owners.has(name) ? [name] : []));
}

function textOf(node: Node, imported: ReadonlyMap<string, string>): string {
  if (node["type"] === "Literal" && typeof node["value"] === "string") return node["value"].replaceAll('"', "");
  if (node["type"] !== "TemplateLiteral") return "";
  const put = listOf(node["expressions"]).map((each) => imported.get(nameOf(each)) ?? "?");
  const parts = listOf(node["quasis"]).map(({ value }) => (isNode(value) ? String(value["cooked"]) : ""));
  return parts
    .map((part, place) => part + (put[place] ?? ""))
    .join("")
    .replaceAll('"', "");
}

function specifiersOf(node: Node): { imported: string; local: string }[] {
  if (node["type"] !== "ImportDeclaration" || node["importKind"] === "type" || !/\/schema\//.test(sourceOf(node)))
    return [];
  return listOf(node["specifiers"]).flatMap((each) =>
    each["importKind"] === "type" ? [] : [{ imported: nameOf(each["imported"]), local: nameOf(each["local"]) }],
  );
}

function sourceOf({ source }: Node): string {
  return isNode(source) ? String(source["value"]) : "";
}

function methodOf({ callee }: Node): string {
  return isNode(callee) && callee["type"] === "MemberExpression" ? nameOf(callee["property"]) : "";
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isSchema(path: string): boolean {
  return path.startsWith("src/schema/");
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}
