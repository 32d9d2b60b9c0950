import type { Quote } from "../../contract/quotes/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { attachmentOf } from "../../platform/http/attachment.ts";
import { privateHeaders } from "../media/answer-private.ts";
import { readSettings } from "../settings/read-settings.ts";

/** A quote as a PDF, to be saved by whoever it is shown to [quotes-20]. No cache keeps it, and nothing of it runs. */
export async function answerPdf(ctx: Context, quote: Quote): Promise<Response> {
  const { site_name } = await readSettings(ctx);
  // what makes PDFs is loaded when one is asked for
  const { writePdf } = await import("./write-pdf.ts");
  const pdf = await writePdf(quote, { site_name });
  return new Response(pdf, {
    headers: {
      ...privateHeaders,
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": attachmentOf(`Quote ${quote.number}.pdf`),
    },
  });
}
