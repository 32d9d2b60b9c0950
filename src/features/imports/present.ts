import type { PageDraft } from "../../contract/imports/schema.ts";
import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import { presentPicture } from "../../platform/pictures.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { addressLine, presentContacts } from "../providers/present-contacts.ts";
import { followLinks } from "../providers/present-links.ts";
import { presentOverview } from "../providers/present-overview.ts";
import { serviceArea } from "../providers/present-service-area.ts";
import { fieldsOf, overviewOf } from "./fill-fields.ts";
import { endOfPage } from "./rules.ts";
import type { FetchedPicture } from "./store-pictures.ts";
import type { PageRow } from "./store.ts";

/** The primary one first. */
export function categoriesOf(profile: ProfilePayload, { byId }: Pick<KnownCategories, "byId">) {
  const ids = [profile.primary_category_id, ...(profile.additional_categories ?? [])];
  return ids.flatMap((each) => (each == null ? [] : (byId.get(each) ?? [])));
}

/** The profile that claiming would create [moving-11]. */
export function presentDraft(
  row: PageRow,
  pictures: readonly FetchedPicture[],
  known: Pick<KnownCategories, "byId">,
): PageDraft {
  const { id, source, business_name, email, profile, created_at } = row;
  const categories = categoriesOf(profile, known);
  const fields = fieldsOf(profile);
  const ways = presentContacts(fields, "").filter(({ kind }) => kind !== "whatsapp" && kind !== "directions");
  return {
    id,
    source,
    business_name,
    contact_person: profile.contact_person ?? null,
    email,
    categories: categories.map(({ name }) => name),
    city: fields.city,
    province: fields.province,
    overview: presentOverview(overviewOf(profile)),
    contacts: ways.map(({ text }) => text),
    address: addressLine(fields),
    area: serviceArea(fields),
    follow: followLinks(fields).map(({ text, href }) => `${text}: ${href}`),
    pictures: pictures.flatMap(({ role, caption, file }) =>
      file?.kind === "image" ? [{ role, caption, picture: presentPicture(file) }] : [],
    ),
    pictures_missing: pictures.filter(({ file }) => file === null).length,
    created_at: created_at.toISOString(),
    goes_at: endOfPage(row.updated_at).toISOString(),
  };
}
