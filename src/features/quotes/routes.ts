import * as bookingCalls from "../../contract/quotes/booking-schema.ts";
import * as figureCalls from "../../contract/quotes/figures-schema.ts";
import * as calls from "../../contract/quotes/schema.ts";
import * as templateCalls from "../../contract/quotes/template-schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { bindLinked } from "../conversations/links/bind-linked.ts";
import { answerPdf } from "./answer-pdf.ts";
import { acceptQuote } from "./bookings/accept-quote.ts";
import { cancelBooking, cancelLinkedBooking } from "./bookings/cancel-booking.ts";
import { confirmBooking } from "./bookings/confirm-booking.ts";
import { declineQuote } from "./bookings/decline-quote.ts";
import { compareQuotes } from "./compare-quotes.ts";
import { saveQuoteNote } from "./drafts/save-quote-note.ts";
import { removeQuote, saveQuote } from "./drafts/save-quote.ts";
import { addTemplate, changeTemplate, listTemplates, removeTemplate, showPackage } from "./drafts/save-templates.ts";
import { writeQuote } from "./drafts/write-quote.ts";
import { exportQuoteFile } from "./export-quote-file.ts";
import { readFigures } from "./figures/read-figures.ts";
import { listBookings, listMyQuotes, listQuotes } from "./list-quotes.ts";
import { readLinkedQuote, readLinkedQuotes } from "./read-linked-quotes.ts";
import { readQuote } from "./read-quote.ts";
import { readReportedQuotes } from "./read-reported-quotes.ts";
import { sendQuoteLink } from "./send-quote-link.ts";
import { sendQuote } from "./send-quote.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

/** The calls about quotes and bookings [api-14]. */
export function registerQuotes(router: Router): void {
  // first: no id is called "link", "compare", "mine", "figures" or "file", or ends in ".pdf"
  bindLinked(router, calls.readLinkedQuotesRoute, (ctx, { body: { token } }) => readLinkedQuotes(ctx, token));
  bindLinked(router, calls.declineLinkedQuoteRoute, (ctx, { params, body: { token, ...why } }) =>
    declineQuote(ctx, params.id, why, token),
  );
  bindLinked(router, calls.sendQuoteLinkRoute, (ctx, { params, body }) => sendQuoteLink(ctx, params.id, body));
  bindLinked(router, calls.acceptLinkedQuoteRoute, (ctx, { params, body: { token, proof, ...agreed }, meta }) =>
    acceptQuote(ctx, params.id, agreed, meta, { token, proof }),
  );
  bindLinked(router, calls.cancelLinkedBookingRoute, (ctx, { params, body }) =>
    cancelLinkedBooking(ctx, params.id, body),
  );
  router.bind(figureCalls.compareQuotesRoute, (ctx, { query }) => compareQuotes(ctx, query.category));
  router.bind(calls.listMyQuotesRoute, (ctx, { query }) => listMyQuotes(ctx, query));
  router.bind(figureCalls.readFiguresRoute, (ctx) => readFigures(ctx));
  router.bind(figureCalls.downloadQuotesRoute, (ctx) => exportQuoteFile(ctx));
  router.bind(figureCalls.saveQuoteNoteRoute, (ctx, { params, body }) => saveQuoteNote(ctx, params.id, body));
  router.bind(calls.printLinkedQuoteRoute, async (ctx, { params, meta }) =>
    answerPdf(ctx, await readLinkedQuote(ctx, params.id, meta)),
  );
  router.bind(calls.printQuoteRoute, async (ctx, { params }) =>
    answerPdf(ctx, (await readQuote(ctx, params.id)).quote),
  );
  router.bind(calls.listQuotesRoute, (ctx, { query }) => listQuotes(ctx, query));
  router.bind(calls.writeQuoteRoute, (ctx, { body }) => writeQuote(ctx, body));
  router.bind(calls.readQuoteRoute, (ctx, { params }) => readQuote(ctx, params.id));
  router.bind(calls.saveQuoteRoute, (ctx, { params, body }) => saveQuote(ctx, params.id, body));
  router.bind(calls.removeQuoteRoute, (ctx, { params }) => removeQuote(ctx, params.id));
  router.bind(calls.sendQuoteRoute, (ctx, { params, meta }) => sendQuote(ctx, params.id, meta));
  router.bind(calls.withdrawQuoteRoute, (ctx, { params }) => withdrawQuote(ctx, params.id));
  router.bind(calls.acceptQuoteRoute, (ctx, { params, body, meta }) => acceptQuote(ctx, params.id, body, meta));
  router.bind(calls.declineQuoteRoute, (ctx, { params, body }) => declineQuote(ctx, params.id, body));
  router.bind(bookingCalls.listBookingsRoute, (ctx) => listBookings(ctx));
  router.bind(bookingCalls.confirmBookingRoute, (ctx, { params }) => confirmBooking(ctx, params.id));
  router.bind(bookingCalls.cancelBookingRoute, (ctx, { params, body }) => cancelBooking(ctx, params.id, body.text));
  router.bind(calls.readReportedQuotesRoute, (ctx, { params }) => readReportedQuotes(ctx, params.id));
  registerTemplates(router);
}

function registerTemplates(router: Router): void {
  router.bind(templateCalls.listTemplatesRoute, async (ctx) => ({ templates: await listTemplates(ctx) }));
  router.bind(templateCalls.addTemplateRoute, (ctx, { body }) => addTemplate(ctx, body));
  router.bind(templateCalls.changeTemplateRoute, (ctx, { params, body }) => changeTemplate(ctx, params.id, body));
  router.bind(templateCalls.showPackageRoute, (ctx, { params, body }) => showPackage(ctx, params.id, body));
  router.bind(templateCalls.removeTemplateRoute, (ctx, { params }) => removeTemplate(ctx, params.id));
}
