import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { isEmailTaken } from "../accounts/email/check-email-taken.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { formatOf, passedOver, type Format, type Note } from "./detect-format.ts";
import { evaluateListing, shortId, type EvaluatedListing, type ReadPage } from "./evaluate-listing.ts";
import { importedFields } from "./list-fields.ts";
import type { Listings } from "./read-listings.ts";
import type { Mapping } from "./read-mapping.ts";
import { resolvedKeys } from "./rules.ts";
import { findResolved, insertPage, lockSame, removeSame, replacePictures, updatePage } from "./store.ts";

export type RowOutcome = "new" | "changed" | "unchanged" | "settled" | "unpublished" | "refused";

export type RowReport = {
  line: number;
  external_id: string | null;
  business_name: string;
  outcome: RowOutcome;
  notes: Note[];
};

type Wishes = {
  /** The directory's name; the format's name by default. */
  source?: string | undefined;
  mapping: Mapping;
  isDry: boolean;
  onRow?: (report: RowReport) => void;
};

type Importing = Pick<Context, "db" | "clock" | "cache" | "keyedHash">;

/** One transaction per line, so that it can be resumed and repeated [moving-1]. Unpublished lines remove their page. */
export async function importListings(
  ctx: Importing,
  { columns, listings }: Listings,
  { source, mapping, isDry, onRow }: Wishes,
): Promise<{ format: Format; source: string; passed_over: string[]; reports: RowReport[] }> {
  const format = formatOf(columns);
  const world = { format, mapping, known: await lookUpCategories(ctx), now: ctx.clock() };
  const from = source ?? format.name;
  const seen = new Map<string, number>();
  const reports: RowReport[] = [];
  for (const listing of listings) {
    const evaluated = evaluateListing(listing, world);
    const report = await importRow(ctx, evaluated, { from, isDry, seen });
    reports.push(report);
    onRow?.(report);
  }
  return { format, source: from, passed_over: passedOver(format, columns, importedFields), reports };
}

type Params = { from: string; isDry: boolean; seen: Map<string, number> };

async function importRow(ctx: Importing, evaluated: EvaluatedListing, params: Params): Promise<RowReport> {
  const { line, business_name, isPublished, notes } = evaluated;
  const page = evaluated.page && withUniqueId(evaluated.page, params.seen);
  const row = { line, external_id: page?.external_id ?? null, business_name };
  if (page === null) return { ...row, outcome: isPublished ? "refused" : "unpublished", notes };
  const twin = findTwin(page, line, params.seen);
  if (twin !== null) return { ...row, outcome: "refused", notes: [twin] };
  if (!isPublished) {
    if (!params.isDry) await removeSame(ctx.db, params.from, page.external_id);
    return { ...row, outcome: "unpublished", notes: notes.slice(0, 1) };
  }
  notes.push(...sameEmail(page, line, params.seen));
  return ctx.db.transaction(async (tx) => {
    const resolved = await findResolved(tx, resolvedKeys(ctx.keyedHash, { source: params.from, ...page }));
    if (resolved !== null)
      return { ...row, outcome: "settled", notes: [{ column: "external_id", text: resolvedMessages[resolved] }] };
    if (page.email !== null && (await isEmailTaken(tx, "provider", page.email)))
      return { ...row, outcome: "refused", notes: [{ column: "email", text: exists_sentence }] };
    return { ...row, outcome: await savePage(ctx, tx, page, params), notes };
  });
}

const resolvedMessages = {
  claimed: "The business has claimed this page, so it is not imported again.",
  removed: "This page was removed, or its profile was deleted, so it is not imported again.",
};
const exists_sentence = "A business with this email has an account here, which is not changed.";

/** Without ids, an email's second business is identified by its name too. */
function withUniqueId(page: ReadPage, seen: Map<string, number>): ReadPage {
  const isAnother = !page.has_id && page.email !== null && seen.has(`id ${page.external_id}`);
  return isAnother ? { ...page, external_id: shortId(`${page.email} ${page.business_name}`) } : page;
}

function findTwin({ external_id }: ReadPage, line: number, seen: Map<string, number>): Note | null {
  const earlier = seen.get(`id ${external_id}`);
  if (earlier !== undefined) return { column: "external_id", text: `Line ${earlier} has the same id.` };
  seen.set(`id ${external_id}`, line);
  return null;
}

/** Each business needs an account with a different email. */
function sameEmail({ email }: ReadPage, line: number, seen: Map<string, number>): Note[] {
  if (email === null) return [];
  const key = `email ${email.toLowerCase()}`;
  const earlier = seen.get(key);
  if (earlier === undefined) seen.set(key, line);
  else
    return [
      { column: "email", text: `Line ${earlier} has the same email: of the two, only line ${earlier} is invited.` },
    ];
  return [];
}

async function savePage(
  { clock }: Importing,
  tx: Database,
  { external_id, pictures, email, business_name, profile, content_hash }: ReadPage,
  { from: source, isDry }: Params,
): Promise<RowOutcome> {
  const known = await lockSame(tx, source, external_id);
  if (known?.content_hash === content_hash) return "unchanged";
  if (isDry) return known ? "changed" : "new";
  const now = clock();
  const id = known?.id ?? newId();
  const values = { email, business_name, profile, content_hash };
  if (known) await updatePage(tx, id, { ...values, updated_at: now });
  else await insertPage(tx, { id, source, external_id, ...values, created_at: now, updated_at: now });
  await replacePictures(
    tx,
    id,
    pictures.map((each) => ({ id: newId(), ...each })),
  );
  return known ? "changed" : "new";
}
