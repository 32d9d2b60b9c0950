import * as calls from "../../contract/enquiries.ts";
import type { Door } from "../../platform/http/door.ts";
import { presentSent } from "./present.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** The calls about enquiries (spec 7.6). */
export function registerEnquiries(door: Door): void {
  door.bind(calls.sendDirectEnquiry, async (ctx, { body, facts }) => presentSent(await sendEnquiry(ctx, body, facts)));
}
