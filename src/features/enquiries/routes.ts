import { visitCoupleDashboardRoute } from "../../contract/couples/dashboard-schema.ts";
import {
  confirmEnquiryRoute as confirmCall,
  previewBulkEnquiryRoute as previewCall,
  sendBulkEnquiryRoute as bulkCall,
} from "../../contract/enquiries/bulk-schema.ts";
import * as calls from "../../contract/enquiries/schema.ts";
import * as limits from "../../contract/limits.ts";
import type { Router } from "../../platform/http/router.ts";
import { presentOutcome, presentPreview } from "./bulk/present-bulk.ts";
import { previewBulkEnquiry } from "./bulk/preview-bulk-enquiry.ts";
import { sendBulkEnquiry } from "./bulk/send-bulk-enquiry.ts";
import { listReceivedEnquiries } from "./list-received.ts";
import { listPendingEnquiries, listSentEnquiries, readSentEnquiry } from "./list-sent.ts";
import { markEnquiry } from "./mark-enquiry.ts";
import { eraseByLink } from "./personal-data/erase-by-link.ts";
import {
  presentPendingEnquiry,
  presentErased,
  presentLinked,
  presentReceivedEnquiry,
  presentSent,
  presentSentEnquiry,
} from "./present.ts";
import { readByLink } from "./read-by-link.ts";
import { readCoupleNews } from "./read-news.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { confirmEnquiry } from "./waiting/confirm-enquiry.ts";

/** Rule [api-9]. */
export function registerEnquiries(router: Router): void {
  const limit = limits.enquiries_per_page;
  router.bind(calls.sendDirectEnquiryRoute, async (ctx, { body, meta }) =>
    presentSent(await sendEnquiry(ctx, body, meta)),
  );
  router.bind(bulkCall, async (ctx, { body, meta }) => presentOutcome(await sendBulkEnquiry(ctx, body, meta)));
  router.bind(confirmCall, async (ctx, { body, meta }) => presentOutcome(await confirmEnquiry(ctx, body, meta)));
  router.bind(previewCall, async (ctx, { query }) => presentPreview(await previewBulkEnquiry(ctx, query)));
  router.bind(calls.readByLinkRoute, async (ctx, { body, meta }) => presentLinked(await readByLink(ctx, body, meta)));
  router.bind(calls.eraseByLinkRoute, async (ctx, { body, meta }) => presentErased(await eraseByLink(ctx, body, meta)));
  router.bind(calls.listSentEnquiriesRoute, async (ctx, { query: { page = 1, provider_id } }) => {
    const { sent, total } = await listSentEnquiries(ctx, { page, provider_id });
    const pending = page === 1 && provider_id === undefined ? await listPendingEnquiries(ctx) : [];
    return { held: pending.map(presentPendingEnquiry), enquiries: sent.map(presentSentEnquiry), total, page, limit };
  });
  router.bind(calls.readSentEnquiryRoute, async (ctx, { params }) => ({
    enquiry: presentSentEnquiry(await readSentEnquiry(ctx, params.id)),
  }));
  router.bind(visitCoupleDashboardRoute, async (ctx) => ({ data: await readCoupleNews(ctx) }));
  router.bind(calls.listReceivedEnquiriesRoute, async (ctx, { query: { page = 1, junk, answered, search = "" } }) => {
    const is_answered = answered === undefined ? undefined : answered === "true";
    const { received, total } = await listReceivedEnquiries(ctx, {
      page,
      is_junk: junk === "true",
      is_answered,
      search,
    });
    return { enquiries: received.map((row) => presentReceivedEnquiry(row, ctx.config)), total, page, limit };
  });
  router.bind(calls.markEnquiryRoute, async (ctx, { params, body }) => ({
    enquiry: presentReceivedEnquiry(await markEnquiry(ctx, params.id, "junk", body.is_junk), ctx.config),
  }));
  router.bind(calls.markAnsweredRoute, async (ctx, { params, body }) => ({
    enquiry: presentReceivedEnquiry(await markEnquiry(ctx, params.id, "answered", body.is_answered), ctx.config),
  }));
}
