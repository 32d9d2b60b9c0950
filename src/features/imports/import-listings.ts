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

/** What an import makes of a line: a page that is new, changed or as it was; one that is settled or not published and stays away; or none. */
export type LineOutcome = "new" | "changed" | "unchanged" | "settled" | "unpublished" | "refused";

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
 * says. A line of an email that has an account, or of an id that stands above already, is refused; one that its directory does not
 * show is left out, and so is its page of an earlier import.
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

/** Where a file has no ids, a second business of one email is known by its name too. */
function withOwnId(page: ReadPage, seen: Map<string, number>): ReadPage {
  const isAnother = !page.has_id && page.email !== null && seen.has(`id ${page.external_id}`);
  return isAnother ? { ...page, external_id: shortId(`${page.email} ${page.business_name}`) } : page;
}

/** Of two lines with an id the first counts. */
function findTwin({ external_id }: ReadPage, line: number, seen: Map<string, number>): Note | null {
  const earlier = seen.get(`id ${external_id}`);
  if (earlier !== undefined) return { column: "external_id", text: `Line ${earlier} has the same id.` };
  seen.set(`id ${external_id}`, line);
  return null;
}

/** An owner of two businesses has an account for each, and an account has an email that no other has. */
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
