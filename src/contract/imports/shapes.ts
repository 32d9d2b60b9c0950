import { z } from "zod";
import { call } from "../call.ts";
import { invitation } from "../invitations/shapes.ts";
import { invitationStatuses } from "../invitations/words.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, pageOf, province, searchText } from "../primitives.ts";
import { overviewContent } from "../providers/page-shapes.ts";
import { picture } from "../providers/shapes.ts";
import { importedPageStates } from "./page-words.ts";
import * as words from "./page-words.ts";

const source = z.string().meta({ description: "The directory that it was imported from." });
const instant = z.iso.datetime();
const goes_at = instant.meta({ description: "When it is deleted, unless it is claimed, imported or offered again." });

/** Rule [moving-10]. */
export const listedPage = z
  .object({
    id,
    business_name: z.string(),
    email: z.string().nullable(),
    category_name: z.string().nullable(),
    city: z.string().nullable(),
    province: z.enum(province.options).nullable(),
    source,
    created_at: instant,
    goes_at,
    invitation: z
      .object({ id, status: z.enum(invitationStatuses), created_at: instant })
      .nullable()
      .meta({ description: "The newest that hands it over; null while there is none." }),
  })
  .meta({ id: "ListedPage" });
export type ListedPage = z.infer<typeof listedPage>;

export const importedPageQuery = z.object({
  search: searchText.meta({ description: "A part of the business's name, of its email, town or directory." }),
  state: orAbsent(z.enum(importedPageStates, "This is not one of the states.")),
  ...pageOf(limits.list_limit_max),
});
export type ImportedPageQuery = z.infer<typeof importedPageQuery>;

const group = "Administration";

export const listImportedPages = call({
  ...words.listImportedPages,
  name: "listImportedPages",
  summary:
    "The imported pages that nobody has claimed and that match, newest first; without page and limit the first 1,000",
  group,
  query: importedPageQuery,
  status: 200,
  answer: z.object({ pages: z.array(listedPage), total: z.int().min(0), page: z.int(), limit: z.int() }),
});

const texts = z.array(z.string());

/** The profile after a claim without changes [moving-11]. */
export const pageDraft = z
  .object({
    id,
    source,
    business_name: z.string(),
    contact_person: z.string().nullable(),
    email: z.string().nullable(),
    categories: texts.meta({ description: "The primary one first." }),
    city: z.string().nullable(),
    province: z.enum(province.options).nullable(),
    overview: overviewContent,
    contacts: texts,
    address: z.string().nullable(),
    area: z.object({ towns: texts, travel: z.string().nullable() }),
    follow: texts,
    pictures: z.array(
      z.object({ role: z.enum(["logo", "banner", "gallery"]), caption: z.string().nullable(), picture }),
    ),
    pictures_missing: z.int().min(0).meta({ description: "Pictures that have not come from their addresses." }),
    created_at: instant,
    goes_at,
  })
  .meta({ id: "PageDraft" });
export type PageDraft = z.infer<typeof pageDraft>;

const params = z.object({ id: z.string() });

export const readImportedPage = call({
  ...words.readImportedPage,
  name: "readImportedPage",
  summary: "What the profile would say if an imported page were claimed as it is",
  group,
  params,
  status: 200,
  answer: z.object({ draft: pageDraft }),
  refusals: ["imported_page_not_found"],
});

export const offerImportedPage = call({
  ...words.offerImportedPage,
  name: "offerImportedPage",
  summary: "Invites the business of an imported page to claim it, by mail; the answer carries the link too",
  group,
  params,
  status: 201,
  answer: z.object({ message: z.string(), invite_url: z.string(), invitation }),
  refusals: [
    "imported_page_not_found",
    "imported_page_without_email",
    "email_taken",
    "invitation_pending",
    "too_many_requests",
  ],
});

export const removeImportedPage = call({
  ...words.removeImportedPage,
  name: "removeImportedPage",
  summary:
    "Deletes an imported page for good, with its pictures and the invitation to claim it; no import brings it back",
  group,
  params,
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["imported_page_not_found"],
});
