import type { Quote } from "../../contract/quotes/schema.ts";
import type { Context } from "../../platform/context.ts";
import { attachmentOf } from "../../platform/http/attachment.ts";
import { privateHeaders } from "../media/answer-private.ts";
import { readSettings } from "../settings/read-settings.ts";

/** Not cached, and with a policy that runs no content [quotes-20]. */
export async function answerPdf(ctx: Context, quote: Quote): Promise<Response> {
  const { site_name } = await readSettings(ctx);
  // loads the PDF code on demand
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
