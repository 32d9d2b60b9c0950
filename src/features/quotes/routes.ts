import * as bookingCalls from "../../contract/quotes/booking-schema.ts";
import * as figureCalls from "../../contract/quotes/figures-schema.ts";
import * as calls from "../../contract/quotes/schema.ts";
import * as templateCalls from "../../contract/quotes/template-schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { countLinkUse } from "../conversations/find-participant.ts";
import { answerPdf } from "./answer-pdf.ts";
import { acceptQuote } from "./bookings/accept-quote.ts";
import { cancelBooking, cancelLinkedBooking } from "./bookings/cancel-booking.ts";
import { confirmBooking } from "./bookings/confirm-booking.ts";
import { declineQuote } from "./bookings/decline-quote.ts";
import { compareQuotes } from "./compare-quotes.ts";
import { addTemplate, changeTemplate, listTemplates, removeTemplate, showPackage } from "./drafts/keep-templates.ts";
import { saveQuoteNote } from "./drafts/save-quote-note.ts";
import { removeQuote, saveQuote } from "./drafts/save-quote.ts";
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
  router.bind(calls.readLinkedQuotes, (ctx, { body: { token }, meta }) => readLinkedQuotes(ctx, token, meta));
  router.bind(calls.declineLinkedQuote, async (ctx, { params, body: { token, ...why }, meta }) => {
    await countLinkUse(ctx, meta);
    return declineQuote(ctx, params.id, why, token);
  });
  router.bind(calls.sendQuoteLink, async (ctx, { params, body, meta }) => {
    await countLinkUse(ctx, meta);
    return sendQuoteLink(ctx, params.id, body);
  });
  router.bind(calls.acceptLinkedQuote, async (ctx, { params, body: { token, proof, ...agreed }, meta }) => {
    await countLinkUse(ctx, meta);
    return acceptQuote(ctx, params.id, agreed, meta, { token, proof });
  });
  router.bind(calls.cancelLinkedBooking, async (ctx, { params, body, meta }) => {
    await countLinkUse(ctx, meta);
    return cancelLinkedBooking(ctx, params.id, body);
  });
  router.bind(figureCalls.compareQuotes, (ctx, { query }) => compareQuotes(ctx, query.category));
  router.bind(calls.listMyQuotes, (ctx, { query }) => listMyQuotes(ctx, query));
  router.bind(figureCalls.readFigures, (ctx) => readFigures(ctx));
  router.bind(figureCalls.downloadQuotes, (ctx) => exportQuoteFile(ctx));
  router.bind(figureCalls.saveQuoteNote, (ctx, { params, body }) => saveQuoteNote(ctx, params.id, body));
  router.bind(calls.printLinkedQuote, async (ctx, { params, meta }) =>
    answerPdf(ctx, await readLinkedQuote(ctx, params.id, meta)),
  );
  router.bind(calls.printQuote, async (ctx, { params }) => answerPdf(ctx, (await readQuote(ctx, params.id)).quote));
  router.bind(calls.listQuotes, (ctx, { query }) => listQuotes(ctx, query));
  router.bind(calls.writeQuote, (ctx, { body }) => writeQuote(ctx, body));
  router.bind(calls.readQuote, (ctx, { params }) => readQuote(ctx, params.id));
  router.bind(calls.saveQuote, (ctx, { params, body }) => saveQuote(ctx, params.id, body));
  router.bind(calls.removeQuote, (ctx, { params }) => removeQuote(ctx, params.id));
  router.bind(calls.sendQuote, (ctx, { params, meta }) => sendQuote(ctx, params.id, meta));
  router.bind(calls.withdrawQuote, (ctx, { params }) => withdrawQuote(ctx, params.id));
  router.bind(calls.acceptQuote, (ctx, { params, body, meta }) => acceptQuote(ctx, params.id, body, meta));
  router.bind(calls.declineQuote, (ctx, { params, body }) => declineQuote(ctx, params.id, body));
  router.bind(bookingCalls.listBookings, (ctx) => listBookings(ctx));
  router.bind(bookingCalls.confirmBooking, (ctx, { params }) => confirmBooking(ctx, params.id));
  router.bind(bookingCalls.cancelBooking, (ctx, { params, body }) => cancelBooking(ctx, params.id, body.text));
  router.bind(calls.readReportedQuotes, (ctx, { params }) => readReportedQuotes(ctx, params.id));
  registerTemplates(router);
}

function registerTemplates(router: Router): void {
  router.bind(templateCalls.listTemplates, async (ctx) => ({ templates: await listTemplates(ctx) }));
  router.bind(templateCalls.addTemplate, (ctx, { body }) => addTemplate(ctx, body));
  router.bind(templateCalls.changeTemplate, (ctx, { params, body }) => changeTemplate(ctx, params.id, body));
  router.bind(templateCalls.showPackage, (ctx, { params, body }) => showPackage(ctx, params.id, body));
  router.bind(templateCalls.removeTemplate, (ctx, { params }) => removeTemplate(ctx, params.id));
}
