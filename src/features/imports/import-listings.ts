import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { isEmailTaken } from "../accounts/check-email-taken.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { judgeListing, type JudgedListing, type Note, type ReadPage } from "./judge-listing.ts";
import { importedFields } from "./list-fields.ts";
import type { Listings } from "./read-listings.ts";
import type { Mapping } from "./read-mapping.ts";
import { settledKeys } from "./rules.ts";
import { findSettled, insertPage, lockSame, replacePictures, updatePage } from "./store.ts";
import { formatOf, passedOver, type Format } from "./tell-format.ts";

/** What an import makes of a line: a page that is new, changed or as it was; one that is settled and stays away; or none. */
export type LineOutcome = "new" | "changed" | "unchanged" | "settled" | "refused";

/** A line of the file, what became of it, and what was mended or is in its way. */
export type LineReport = {
  line: number;
  external_id: string | null;
  business_name: string;
  outcome: LineOutcome;
  notes: Note[];
};

type Wishes = {
  /** What the directory is called; the format's name unless said. */
  source?: string | undefined;
  mapping: Mapping;
  /** Nothing is written. */
  isDry: boolean;
  /** Told of each line as it is done. */
  onLine?: (report: LineReport) => void;
};

type Importing = Pick<Context, "db" | "clock" | "cache" | "keyedHash">;

/**
 * Imports the businesses of a file as unclaimed pages [moving-1]. Each line is a transaction of its own, so that a cut-off import
 * goes on where it was when it is run again, and a mended file may be imported again: what a page says is then what the file
 * says. A line of an email that has an account, or that stands above already, is refused.
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
  const { line, business_name, page, notes } = judged;
  const told = { line, external_id: page?.external_id ?? null, business_name };
  if (page === null) return { ...told, outcome: "refused", notes };
  const twin = findTwin(page, line, taking.seen);
  if (twin !== null) return { ...told, outcome: "refused", notes: [twin] };
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

/** Of two lines with an id or an email the first counts. */
function findTwin({ external_id, email }: ReadPage, line: number, seen: Map<string, number>): Note | null {
  const keys = [
    { column: "external_id", key: `id ${external_id}`, text: "id" },
    ...(email === null ? [] : [{ column: "email", key: `email ${email.toLowerCase()}`, text: "email" }]),
  ];
  for (const { column, key, text } of keys) {
    const earlier = seen.get(key);
    if (earlier !== undefined) return { column, text: `Line ${earlier} has the same ${text}.` };
  }
  for (const { key } of keys) seen.set(key, line);
  return null;
}

async function keepPage(
  { clock }: Importing,
  tx: Database,
  { external_id, pictures, ...said }: ReadPage,
  { from: source, isDry }: Taking,
): Promise<LineOutcome> {
  const known = await lockSame(tx, source, external_id);
  if (known?.content_hash === said.content_hash) return "unchanged";
  if (isDry) return known ? "changed" : "new";
  const now = clock();
  const id = known?.id ?? newId();
  if (known) await updatePage(tx, id, { ...said, updated_at: now });
  else await insertPage(tx, { id, source, external_id, ...said, created_at: now, updated_at: now });
  await replacePictures(
    tx,
    id,
    pictures.map((each) => ({ id: newId(), ...each })),
  );
  return known ? "changed" : "new";
}
