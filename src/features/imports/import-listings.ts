import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { isEmailTaken } from "../accounts/check-email-taken.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { judgeListing, shortId, type JudgedListing, type Note, type ReadPage } from "./judge-listing.ts";
import { importedFields } from "./list-fields.ts";
import type { Listings } from "./read-listings.ts";
import type { Mapping } from "./read-mapping.ts";
import { settledKeys } from "./rules.ts";
import { findSettled, insertPage, lockSame, removeSame, replacePictures, updatePage } from "./store.ts";
import { formatOf, passedOver, type Format } from "./tell-format.ts";

export type LineOutcome = "new" | "changed" | "unchanged" | "settled" | "unpublished" | "refused";

export type LineReport = {
  line: number;
  external_id: string | null;
  business_name: string;
  outcome: LineOutcome;
  notes: Note[];
};

type Wishes = {
  /** The directory's name; the format's name by default. */
  source?: string | undefined;
  mapping: Mapping;
  isDry: boolean;
  onLine?: (report: LineReport) => void;
};

type Importing = Pick<Context, "db" | "clock" | "cache" | "keyedHash">;

/**
 * One transaction per line, so it can be resumed and repeated [moving-1]. Unpublished lines remove their earlier page.
 */
export async function importListings(
  ctx: Importing,
  { columns, listings }: Listings,
  { source, mapping, isDry, onLine }: Wishes,
): Promise<{ format: Format; source: string; passed_over: string[]; reports: LineReport[] }> {
  const format = formatOf(columns);
  const world = { format, mapping, known: await lookUpCategories(ctx), now: ctx.clock() };
  const from = source ?? format.name;
  const seen = new Map<string, number>();
  const reports: LineReport[] = [];
  for (const listing of listings) {
    const judged = judgeListing(listing, world);
    const report = await takeLine(ctx, judged, { from, isDry, seen });
    reports.push(report);
    onLine?.(report);
  }
  return { format, source: from, passed_over: passedOver(format, columns, importedFields), reports };
}

type Taking = { from: string; isDry: boolean; seen: Map<string, number> };

async function takeLine(ctx: Importing, judged: JudgedListing, taking: Taking): Promise<LineReport> {
  const { line, business_name, isPublished, notes } = judged;
  const page = judged.page && withOwnId(judged.page, taking.seen);
  const told = { line, external_id: page?.external_id ?? null, business_name };
  if (page === null) return { ...told, outcome: isPublished ? "refused" : "unpublished", notes };
  const twin = findTwin(page, line, taking.seen);
  if (twin !== null) return { ...told, outcome: "refused", notes: [twin] };
  if (!isPublished) {
    if (!taking.isDry) await removeSame(ctx.db, taking.from, page.external_id);
    return { ...told, outcome: "unpublished", notes: notes.slice(0, 1) };
  }
  notes.push(...sameEmail(page, line, taking.seen));
  return ctx.db.transaction(async (tx) => {
    const settled = await findSettled(tx, settledKeys(ctx.keyedHash, { source: taking.from, ...page }));
    if (settled !== null)
      return { ...told, outcome: "settled", notes: [{ column: "external_id", text: settledSentences[settled] }] };
    if (page.email !== null && (await isEmailTaken(tx, "provider", page.email)))
      return { ...told, outcome: "refused", notes: [{ column: "email", text: taken_sentence }] };
    return { ...told, outcome: await keepPage(ctx, tx, page, taking), notes };
  });
}

const settledSentences = {
  claimed: "The business has claimed this page, so it does not come back.",
  removed: "This page was removed, or the profile that came of it deleted, so it does not come back.",
};
const taken_sentence = "A business with this email has an account here, and is left as it is.";

/** Without ids, an email's second business is identified by its name too. */
function withOwnId(page: ReadPage, seen: Map<string, number>): ReadPage {
  const isAnother = !page.has_id && page.email !== null && seen.has(`id ${page.external_id}`);
  return isAnother ? { ...page, external_id: shortId(`${page.email} ${page.business_name}`) } : page;
}

/** The first line with an id wins. */
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

async function keepPage(
  { clock }: Importing,
  tx: Database,
  { external_id, pictures, email, business_name, profile, content_hash }: ReadPage,
  { from: source, isDry }: Taking,
): Promise<LineOutcome> {
  const known = await lockSame(tx, source, external_id);
  if (known?.content_hash === content_hash) return "unchanged";
  if (isDry) return known ? "changed" : "new";
  const now = clock();
  const id = known?.id ?? newId();
  const said = { email, business_name, profile, content_hash };
  if (known) await updatePage(tx, id, { ...said, updated_at: now });
  else await insertPage(tx, { id, source, external_id, ...said, created_at: now, updated_at: now });
  await replacePictures(
    tx,
    id,
    pictures.map((each) => ({ id: newId(), ...each })),
  );
  return known ? "changed" : "new";
}
