import Download from "lucide/dist/esm/icons/download.mjs";
import { fetchFile } from "../../../client/call/fetch-file.ts";
import { saveFile } from "../../../client/call/save-file.ts";
import { link_header } from "../../../contract/conversations/calls.ts";
import { printLinkedQuoteCall, printQuoteCall } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";

/** Fetched with the session or a guest's token; the address alone gives no access. */
export function SavePdf({ quote: { id, number, side }, token }: { quote: Quote; token?: string }) {
  async function save() {
    const failed = "We could not make the PDF. Please check your connection and try again.";
    const request = { params: { id }, failed };
    const outcome =
      token === undefined
        ? await fetchFile(printQuoteCall, { ...request, as: side })
        : await fetchFile(printLinkedQuoteCall, { ...request, as: null, headers: { [link_header]: token } });
    if (!outcome.ok) return outcome.error;
    return saveFile(`Quote ${number}.pdf`, outcome.body);
  }
  return (
    <ActionButton small variant="outline" icon={Download} onPress={save}>
      Save as PDF
    </ActionButton>
  );
}
