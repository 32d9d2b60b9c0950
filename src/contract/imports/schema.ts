import { z } from "zod";
import { invitationStatuses } from "../invitations/calls.ts";
import { invitationSchema } from "../invitations/schema.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, pageOf, province, searchText, idParams, pageAnswer } from "../primitives.ts";
import { overviewContent } from "../providers/page-schema.ts";
import { picture } from "../providers/schema.ts";
import { routesOf } from "../route.ts";
import { importedPageStates } from "./calls.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const source = z.string().describe("Directory it was imported from.");
const instant = z.iso.datetime();
const goes_at = instant.describe("When it is deleted, unless claimed, imported again or offered again.");

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
      .describe("The newest invitation to claim it; null if there is none."),
  })
  .meta({ id: "ListedPage" });
export type ListedPage = z.infer<typeof listedPage>;

export const importedPageQuery = z.object({
  search: searchText.describe("Part of the business name, email, town or directory."),
  state: orAbsent(z.enum(importedPageStates, "This is not one of the states.")),
  ...pageOf(limits.list_limit_max),
});
export type ImportedPageQuery = z.infer<typeof importedPageQuery>;

export const listImportedPagesRoute = route(calls.listImportedPagesCall, {
  name: "listImportedPages",
  summary: "List matching unclaimed imported pages, newest first; without page and limit, the first 1,000",
  query: importedPageQuery,
  answer: z.object({ pages: z.array(listedPage), ...pageAnswer }),
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
    categories: texts.describe("Primary category first."),
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
    pictures_missing: z.int().min(0).describe("Number of pictures not fetched from their URLs."),
    created_at: instant,
    goes_at,
  })
  .meta({ id: "PageDraft" });
export type PageDraft = z.infer<typeof pageDraft>;

export const readImportedPageRoute = route(calls.readImportedPageCall, {
  name: "readImportedPage",
  summary: "Preview the profile that claiming an imported page unchanged would create",
  params: idParams,
  answer: z.object({ draft: pageDraft }),
  refusals: ["imported_page_not_found"],
});

export const offerImportedPageRoute = route(calls.offerImportedPageCall, {
  name: "offerImportedPage",
  summary: "Email the business an invitation to claim its imported page, and return the link",
  params: idParams,
  status: 201,
  answer: z.object({ message: z.string(), invite_url: z.string(), invitation: invitationSchema }),
  refusals: [
    "imported_page_not_found",
    "imported_page_without_email",
    "email_taken",
    "invitation_pending",
    "too_many_requests",
  ],
});

export const removeImportedPageRoute = route(calls.removeImportedPageCall, {
  name: "removeImportedPage",
  summary: "Delete an imported page permanently, with pictures and invitation, and prevent its re-import",
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ["imported_page_not_found"],
});
