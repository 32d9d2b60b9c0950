import { southAfricanDate } from "../../contract/south-african-time.ts";
import { findDate } from "../../features/calendars/require-date.ts";
import {
  emptyEnquiry,
  toEnquiryErrors,
  readForm,
  type EnquiryErrors,
  type EnquiryValues,
} from "../../features/enquiries/web/enquiry-values.ts";
import { findPlace, fullName } from "../../features/places/rules.ts";
import { readProvider } from "../../features/providers/read-provider.ts";
import { listPackages } from "../../features/quotes/drafts/list-packages.ts";
import type { Context } from "../../platform/context.ts";
import type { PostedForm } from "../../platform/http/page.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { outcomes, type SentAs } from "../http/post-enquiry.ts";
import { offeredServices } from "./offered-services.ts";

export type EnquiryPageData = {
  provider: { id: string; business_name: string };
  services: string[];
  /** The earliest wedding date, `YYYY-MM-DD`. */
  today: string;
  /** Makes a repeated submission one enquiry. */
  key: string;
  values: EnquiryValues;
  fieldErrors: EnquiryErrors;
  error: string | null;
  sent: SentAs | null;
};

type Requested = {
  id: string;
  posted: PostedForm | null;
  sent: string | null;
  date: string | null;
  near: string | null;
};

/** A refused form is shown as typed. A provider hidden from visitors is unknown [providers-2]. */
export async function readEnquiryPage(
  ctx: Context,
  { id, posted, sent, date, near }: Requested,
): Promise<EnquiryPageData> {
  const provider = await readProvider(ctx, id);
  const packages = await listPackages(ctx, id);
  const typed = posted?.form.get("key");
  const fieldErrors = toEnquiryErrors(posted?.fields ?? {});
  const today = southAfricanDate(ctx.clock());
  const [wedding_date = ""] = findDate(date, ctx.clock())?.days ?? [];
  const place = findPlace(near ?? "");
  return {
    provider: { id: provider.id, business_name: provider.business_name },
    services: offeredServices(packages, provider),
    today,
    // after a server error the enquiry may be stored, so the key stays
    key: posted && posted.status >= 500 && typeof typed === "string" && typed !== "" ? typed : newId(),
    values: posted
      ? readForm(posted.form)
      : { ...emptyEnquiry, wedding_date, venue_location: place ? fullName(place) : "" },
    fieldErrors,
    error: posted && Object.keys(fieldErrors).length === 0 ? posted.error : null,
    sent: outcomes.find((each) => each === sent) ?? null,
  };
}
